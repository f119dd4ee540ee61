// A region's base map from its file to the tiles that are served, and away again with the region.
import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { sampleMap, squareAround } from '../../../test/support/osm-samples.ts'
import { BaseMap } from '../../basemap/base-map.ts'
import { BaseMapFolder } from '../../basemap/folder.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { worldPlace } from '../../geo/mercator.ts'
import { baseMapsOf, importFile } from '../import-file.ts'
import { ImportLog } from '../import-log.ts'
import { withoutSource } from './without-source.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-base-map-'))
after(() => rmSync(folder, { recursive: true }))
const kept = join(folder, 'base-maps')
const baseMaps = new BaseMapFolder(kept)

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

function area(name: string, west: number, east: number): string {
  return write(`${name}.poly`, `${name}\n1\n ${west} -0.1\n ${east} -0.1\n ${east} 0.1\n ${west} 0.1\nEND\nEND\n`)
}

/** A lake with an island, a path on either side of 0° and a peak; the coast runs north at 5 km, with the sea in its east. */
function map(name: string, peak: string): string {
  const sample = sampleMap()
  sample.node(-3000, 2000, { name: peak, natural: 'peak', ele: '812' })
  const shore = sample.way(squareAround(0, 0, 1000))
  const island = sample.way(squareAround(0, 0, 300))
  sample.relation([{ ref: shore }, { ref: island, role: 'inner' }], {
    type: 'multipolygon',
    natural: 'water',
    name: 'Round Lake',
  })
  sample.way([-4000, 800, 4000, 800], { highway: 'path', name: 'Lake Path' })
  sample.way([-4000, 900, 4000, 900], { highway: 'footway', indoor: 'yes' })
  sample.way([5000, -30_000, 5000, 30_000], { natural: 'coastline' })
  return write(`${name}.osm`, sample.xml())
}

async function run(
  catalogue: Catalogue,
  source: string,
  { peak, area }: { peak: string; area: string },
  dryRun = false,
) {
  const log = new ImportLog()
  const terms = { name: source, attribution: 'Us', licence: null, url: null }
  const request = { path: map(source, peak), source: terms, columns: new Map(), log, areaFile: area }
  const report = await importFile(catalogue, request, { baseMaps, dryRun })
  log.close()
  return report
}

/** What a layer has at a point (metres east and north of 0°, 0°). */
async function at(drawn: BaseMap, layer: string, [x, y]: readonly [number, number], z = 14) {
  const place = worldPlace({ longitude: x / METRES_PER_DEGREE, latitude: y / METRES_PER_DEGREE })
  const side = 2 ** (26 - z)
  const [tx, ty] = [Math.floor(place.x / side), Math.floor(place.y / side)]
  const found = new VectorTile(new PbfReader(await drawn.tile({ z, x: tx, y: ty }))).layers[layer]
  return Array.from({ length: found?.length ?? 0 }, (_, i) => found?.feature(i)).flatMap(feature => feature ?? [])
}

test('what walkers need is drawn from the file, joined over regions, and goes with its region', async () => {
  const catalogue = await openCatalogue(join(folder, 'catalogue.sqlite'))
  await run(catalogue, 'west', { peak: 'Owl Hill', area: area('west', -0.1, 0) }, true)
  assert.deepEqual(await baseMapsOf(catalogue), new Set())
  await run(catalogue, 'west', { peak: 'Owl Hill', area: area('west', -0.1, 0) })
  await run(catalogue, 'east', { peak: 'Elk Hill', area: area('east', 0, 0.1) })
  const names = await baseMapsOf(catalogue)
  assert.deepEqual(new Set(readdirSync(kept)), new Set([...names].map(name => `${name}.pmtiles`)))
  const drawn = new BaseMap([...names].map(name => baseMaps.file(name)))
  const classes = async (...place: Parameters<typeof at>) =>
    (await at(...place)).map(({ properties }) => properties['class'])
  assert.deepEqual(new Set(await classes(drawn, 'road', [-2000, 800])), new Set(['path']))
  assert.deepEqual(await classes(drawn, 'road', [-2000, 800], 12), [])
  assert.ok((await classes(drawn, 'water', [200, 200])).includes('lake'))
  assert.ok((await classes(drawn, 'water', [9000, 0])).includes('sea'))
  assert.ok(!(await classes(drawn, 'water', [-9000, 0])).includes('sea'))
  const [peak, ...more] = (await at(drawn, 'poi', [-3000, 2000])).filter(({ properties }) => properties['ele'])
  assert.deepEqual([{ ...peak?.properties }, more.length], [{ class: 'peak', name: 'Owl Hill', ele: '812' }, 0])
  // Both regions have this tile.
  const [path, ...others] = await at(drawn, 'road', [10, 800])
  assert.deepEqual([path?.loadGeometry().length, others.length], [1, 0])
  // 0°, 0° is a corner of four tiles; the name stands where most water is around it.
  const quarters = [-350, 350].flatMap(x => [-350, 350].map(y => at(drawn, 'poi', [x, y])))
  const names14 = (await Promise.all(quarters)).flat().map(({ properties }) => properties['name'])
  assert.deepEqual(names14, ['Round Lake'])
  await drawn.close()

  await run(catalogue, 'east', { peak: 'Fox Hill', area: area('east', 0, 0.1) })
  assert.equal(readdirSync(kept).length, 2, 'the earlier map of the region is gone')
  const before = await baseMapsOf(catalogue)
  await catalogue.removeSource('west', withoutSource('west', catalogue))
  await baseMaps.settle({ before, after: await baseMapsOf(catalogue) }, new Date())
  assert.deepEqual(
    readdirSync(kept),
    [...(await baseMapsOf(catalogue))].map(name => `${name}.pmtiles`),
  )
  await catalogue.close()
})

test('a map whose file is missing or damaged leaves its part empty and the others as they are', async () => {
  const good = readdirSync(kept).map(name => join(kept, name))
  const damaged = new BaseMap([join(kept, 'missing.pmtiles'), write('damaged.pmtiles', 'no archive'), ...good])
  assert.equal((await at(damaged, 'road', [2000, 800])).length, 1)
  await damaged.close()
})

test('the same file again is imported when its base map is gone, or was not drawn', async () => {
  const catalogue = await openCatalogue(join(folder, 'again.sqlite'))
  const request = () => run(catalogue, 'west', { peak: 'Owl Hill', area: area('west', -0.1, 0) })
  assert.equal((await request()).outcome, 'published')
  assert.equal((await request()).outcome, 'nothing changed')
  const [name = ''] = await baseMapsOf(catalogue)
  rmSync(baseMaps.file(name))
  assert.equal((await request()).outcome, 'published')
  assert.ok(existsSync(baseMaps.file(name)))
  await catalogue.close()
})
