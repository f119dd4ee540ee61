import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { commandLine } from '../../../test/support/command-line.ts'
import { writeHgt } from '../../../test/support/hgt-tiles.ts'
import { sampleMap, squareAround } from '../../../test/support/osm-samples.ts'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { NO_SHADE } from '../../basemap/hillshade/hillshade.ts'
import { HillshadeTiles } from '../../basemap/hillshade/hillshade-tiles.ts'
import { BaseMapFolder } from '../../basemap/folder.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { sharesOf } from '../../geo/mercator.ts'
import { baseMapsOf } from '../../import/import-file.ts'
import { baseMapFolder, catalogueFile } from '../../serve/settings/places.ts'

const folder = temporaryFolder()
after(() => folder.remove())

// Around 0.1° north, 0.1° east: a road, a lake that says its height, and a waterfall that does not.
const MIDDLE = 0.1 * METRES_PER_DEGREE
const sample = sampleMap()
sample.way([MIDDLE - 8000, MIDDLE - 6000, MIDDLE + 8000, MIDDLE - 6000], { highway: 'primary' })
sample.way(squareAround(MIDDLE, MIDDLE, 1000), { natural: 'water', water: 'lake', name: 'Told Lake', ele: '777' })
sample.node(MIDDLE + 3000, MIDDLE + 3000, { waterway: 'waterfall', name: 'Tall Fall' })
const [map, area, tiles] = ['map.osm', 'area.geojson', 'tiles'].map(name => join(folder.path, name)) as [
  string,
  string,
  string,
]
writeFileSync(map, sample.xml())
const ring = squareAround(MIDDLE, MIDDLE, 20_000).map(metres => metres / METRES_PER_DEGREE)
const corners = Array.from({ length: 5 }, (_, i) => [ring[2 * i], ring[2 * i + 1]])
writeFileSync(area, JSON.stringify({ type: 'Polygon', coordinates: [corners] }))
mkdirSync(tiles)
const heightAt = (latitude: number, longitude: number) => 25_000 * latitude + 5000 * longitude
writeHgt(tiles, { south: 0, west: 0 }, heightAt)

async function imported(...options: string[]) {
  const { code, out, err } = await commandLine(
    folder.path,
    'import',
    map,
    '--source',
    'here',
    '--area',
    area,
    ...options,
  )
  assert.equal(code, 0, err)
  const catalogue = await openCatalogue(catalogueFile(folder.path))
  const spots = await catalogue.withSnapshot(snapshot => Array.fromAsync(snapshot.spots))
  const { number } = await catalogue.version()
  const kept = new BaseMapFolder(baseMapFolder(folder.path))
  const relief = new HillshadeTiles(Array.from(await baseMapsOf(catalogue), name => kept.reliefFile(name)))
  const { x, y } = sharesOf({ latitude: 0.1, longitude: 0.1 })
  const tile = await relief.tile({ z: 11, x: Math.floor(x * 2048), y: Math.floor(y * 2048) })
  await relief.close()
  await catalogue.close()
  const heights = Object.fromEntries(spots.map(({ name, elevation }) => [name, elevation]))
  const fromTiles = spots.flatMap(({ name, elevationSource }) => (elevationSource === 'tiles' ? [name] : []))
  return { out, heights, fromTiles, number, hasRelief: !Buffer.from(tile).equals(NO_SHADE) }
}

const filesIn = () => readdirSync(baseMapFolder(folder.path)).length

test('heights come from the map where it says them, else from the tiles; without tiles nothing is guessed', async () => {
  const without = await imported()
  assert.deepEqual(without.heights, { 'Told Lake': 777, 'Tall Fall': null })
  assert.deepEqual(without.fromTiles, [])
  assert.equal(without.hasRelief, false)
  const { heights, fromTiles, out, hasRelief } = await imported('--elevation', tiles)
  const fall = (MIDDLE + 3000) / METRES_PER_DEGREE
  assert.equal(heights['Told Lake'], 777)
  assert.ok(Math.abs((heights['Tall Fall'] ?? 0) - heightAt(fall, fall)) <= 2, `${heights['Tall Fall']}`)
  assert.deepEqual(fromTiles, ['Tall Fall'])
  assert.match(out, /heights +1 of places, by the elevation tiles/)
  assert.equal(hasRelief, true)
})

test('the same tiles again make no version, others do, and a region that goes takes its relief along', async () => {
  const first = await imported('--elevation', tiles)
  assert.equal((await imported('--elevation', tiles)).number, first.number)
  assert.equal(filesIn(), 2)
  writeHgt(tiles, { south: 0, west: 0 }, (latitude, longitude) => heightAt(latitude, longitude) + 100)
  const higher = await imported('--elevation', tiles)
  assert.equal(higher.number, first.number + 1)
  assert.equal((higher.heights['Tall Fall'] ?? 0) - (first.heights['Tall Fall'] ?? 0), 100)
  assert.equal((await imported()).hasRelief, false)
  assert.equal(filesIn(), 1)
  await imported('--elevation', tiles)
  await commandLine(folder.path, 'sources', 'remove', 'here')
  assert.equal(filesIn(), 0)
})

test('a folder without tiles is told, and nothing is published', async () => {
  const { code, err } = await commandLine(folder.path, 'import', map, '--source', 'other', '--elevation', folder.path)
  assert.equal(code === 0, false)
  assert.match(err, /there is no elevation tile in "/)
})
