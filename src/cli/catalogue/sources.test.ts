import assert from 'node:assert/strict'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { commandLine } from '../../../test/support/command-line.ts'
import { sampleMap, squareAround } from '../../../test/support/osm-samples.ts'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { BaseMap } from '../../basemap/base-map.ts'
import { BaseMapFolder } from '../../basemap/folder.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { sharesOf } from '../../geo/mercator.ts'
import { baseMapsOf } from '../../import/import-file.ts'
import { baseMapFolder, catalogueFile } from '../../serve/settings/places.ts'
import { openGrids } from '../../silence/grid/silence-grid.ts'
import { silencePixels } from '../../web/map/silence/pixels.ts'

const folder = temporaryFolder()
after(() => folder.remove())

/** A region of 20 km around a point, metres east of 0°, 0°: a road, a wood and a lake. */
async function importRegion(name: string, east: number): Promise<void> {
  const sample = sampleMap()
  sample.way([east - 8000, -3000, east + 8000, -3000], { highway: 'primary' })
  sample.way(squareAround(east, 4000, 3000), { natural: 'wood' })
  sample.way(squareAround(east, 0, 1500), { natural: 'water', water: 'lake', name: `Lake ${name}` })
  const [map, area] = [join(folder.path, `${name}.osm`), join(folder.path, `${name}.geojson`)]
  writeFileSync(map, sample.xml())
  const ring = squareAround(east, 0, 20_000).map(metres => metres / METRES_PER_DEGREE)
  const corners = Array.from({ length: 5 }, (_, i) => [ring[2 * i], ring[2 * i + 1]])
  writeFileSync(area, JSON.stringify({ type: 'Polygon', coordinates: [corners] }))
  const { code, err } = await commandLine(folder.path, 'import', map, '--source', name, '--area', area)
  assert.equal(code, 0, err)
}

/** Where a region's tile of a zoom is. */
function tileOf(east: number, z: number) {
  const { x, y } = sharesOf({ latitude: 0.01, longitude: (east + 1000) / METRES_PER_DEGREE })
  return { z, x: Math.floor(x * 2 ** z), y: Math.floor(y * 2 ** z) }
}

const BASE_ZOOMS = [9, 10, 12]
const SILENCE_ZOOMS = [9, 10, 12, 14]

/** The tiles of a region: of the base map and of the silence layer. */
async function tilesOf(east: number) {
  const catalogue = await openCatalogue(catalogueFile(folder.path))
  const files = new BaseMapFolder(baseMapFolder(folder.path))
  const baseMap = new BaseMap(Array.from(await baseMapsOf(catalogue), name => files.file(name)))
  const grid = openGrids([...(await catalogue.grids()).values()])
  const base = await Promise.all(BASE_ZOOMS.map(async z => (await baseMap.tile(tileOf(east, z))).length))
  const silence = SILENCE_ZOOMS.map(z => silencePixels(grid, tileOf(east, z))?.some(pixel => pixel > 0) ?? false)
  await baseMap.close()
  await catalogue.close()
  return { base, silence }
}

test('a region that is removed leaves no tile behind, and its neighbour keeps all of its own', async () => {
  const far = 900_000
  await importRegion('here', 0)
  await importRegion('there', far)
  const before = { here: await tilesOf(0), there: await tilesOf(far) }
  for (const { base, silence } of Object.values(before)) {
    assert.ok(base.every(bytes => bytes > 0) && silence.every(Boolean), JSON.stringify({ base, silence }))
  }
  const { out } = await commandLine(folder.path, 'sources', 'remove', 'there')
  assert.match(out, /^removed there: /)
  assert.deepEqual(await tilesOf(far), { base: BASE_ZOOMS.map(() => 0), silence: SILENCE_ZOOMS.map(() => false) })
  assert.deepEqual(await tilesOf(0), before.here)
  assert.equal(readdirSync(baseMapFolder(folder.path)).length, 1)
})
