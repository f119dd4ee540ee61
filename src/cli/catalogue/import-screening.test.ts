import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { commandLine } from '../../../test/support/command-line.ts'
import { writeHgt } from '../../../test/support/hgt-tiles.ts'
import { sampleMap, squareAround } from '../../../test/support/osm-samples.ts'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { openNoise } from '../../silence/pages/open-noise.ts'
import { PageCache, RATING_CACHE_BYTES } from '../../silence/pages/page-cache.ts'
import { readGrid } from '../../silence/grid/grid-bytes.ts'
import { catalogueFile } from '../../serve/settings/places.ts'

const folder = temporaryFolder()
after(() => folder.remove())

// A motorway through 0.1° north, a ridge 1.5 km north of it, a lake 3 km to either side; another region beside it.
const MIDDLE = 0.1 * METRES_PER_DEGREE
const path = (name: string) => join(folder.path, name)
const tiles = path('tiles')
mkdirSync(tiles)
writeHgt(tiles, { south: 0, west: 0 }, latitude => {
  const north = latitude * METRES_PER_DEGREE - MIDDLE
  return 500 + 400 * Math.max(0, 1 - Math.abs(north - 1500) / 600)
})

function region(name: string, east: number): string {
  const sample = sampleMap()
  // Ways have other numbers than those of the region before.
  const others = name === 'here' ? 0 : 10
  for (let k = 0; k < others; k++) sample.way([east, MIDDLE, east + 10, MIDDLE], { highway: 'path' })
  sample.way([east - 6000, MIDDLE, east + 6000, MIDDLE], { highway: 'motorway', ref: name })
  for (const [side, lake] of [
    [3000, 'Sheltered Lake'],
    [-3000, 'Open Lake'],
  ] as const) {
    sample.way(squareAround(east, MIDDLE + side, 400), { natural: 'water', water: 'lake', name: `${lake} of ${name}` })
  }
  writeFileSync(path(`${name}.osm`), sample.xml())
  const ring = squareAround(east, MIDDLE, 12_000).map(metres => metres / METRES_PER_DEGREE)
  const corners = Array.from({ length: 5 }, (_, i) => [ring[2 * i], ring[2 * i + 1]])
  writeFileSync(path(`${name}.geojson`), JSON.stringify({ type: 'Polygon', coordinates: [corners] }))
  return name
}

const here = region('here', MIDDLE)
const beside = region('beside', MIDDLE + 13_000)

async function imported(name: string, ...options: string[]) {
  const { code, out, err } = await commandLine(
    folder.path,
    'import',
    path(`${name}.osm`),
    '--source',
    name,
    '--area',
    path(`${name}.geojson`),
    ...options,
  )
  assert.equal(code, 0, err)
  const catalogue = await openCatalogue(catalogueFile(folder.path))
  const spots = await catalogue.withSnapshot(snapshot => Array.fromAsync(snapshot.spots))
  const { number } = await catalogue.version()
  const store = await catalogue.noise()
  const maps = openNoise(store.at(number), new PageCache(RATING_CACHE_BYTES))
  const found = spots.map(({ name: spot, silenceRating, latitude, longitude }) => {
    const said = maps.explain({ latitude, longitude })
    assert.equal(said?.rating, silenceRating, `${spot} is rated as it is explained`)
    return [spot, said] as const
  })
  const grids = await catalogue.grids()
  const grid = Buffer.concat(readGrid(grids.get(name) ?? assert.fail()).map(({ bytes }) => bytes)).toString('hex')
  store.close()
  await catalogue.close()
  return { out, number, grid, said: Object.fromEntries(found) }
}

const TERRAIN = ['--elevation', tiles, '--screening', 'terrain']

test('with screening a lake behind a ridge is rated quieter, that before it as it was, and a region says so', async () => {
  const without = await imported(here, '--elevation', tiles)
  assert.equal(JSON.stringify(without.said).includes('screening'), false)
  const { out, number, said, grid } = await imported(here, ...TERRAIN)
  assert.match(out, /screening +by terrain, from the elevation tiles/)
  const change = (lake: string) => (said[lake]?.rating ?? 0) - (without.said[lake]?.rating ?? 0)
  assert.ok(change('Sheltered Lake of here') > 0.5, `${change('Sheltered Lake of here')}`)
  assert.equal(change('Open Lake of here'), 0)
  assert.deepEqual(said['Sheltered Lake of here']?.parameters, { screening: 'terrain' })
  assert.notEqual(grid, without.grid)
  assert.equal((await imported(here, ...TERRAIN)).number, number)
  const again = await imported(here, '--elevation', tiles)
  assert.deepEqual([again.said, again.grid], [without.said, without.grid])
})

test('the heights of a region stay with it when a neighbour comes, and count for what lies in both', async () => {
  const { said: before } = await imported(here, ...TERRAIN)
  const { said } = await imported(beside)
  assert.equal(
    said['Sheltered Lake of here']?.dominant[0]?.screenedDb,
    before['Sheltered Lake of here']?.dominant[0]?.screenedDb,
  )
  const removed = await commandLine(folder.path, 'sources', 'remove', here)
  assert.equal(removed.code, 0)
  const alone = await imported(beside)
  assert.equal(JSON.stringify(alone.said).includes('screening'), false)
})

test('screening without heights, and by what is not modelled, is refused', async () => {
  const run = async (...options: string[]) => {
    const { code, err } = await commandLine(folder.path, 'import', path('here.osm'), '--source', 'x', ...options)
    assert.notEqual(code, 0)
    return err
  }
  assert.match(
    await run('--screening', 'terrain'),
    /--screening terrain needs the heights of the ground: give --elevation/,
  )
  assert.match(await run('--elevation', tiles, '--screening', 'woods'), /Allowed choices are terrain/)
})
