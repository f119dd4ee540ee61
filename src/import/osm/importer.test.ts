import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { importFile, type ImportOptions } from '../import-file.ts'
import { ImportLog } from '../import-log.ts'
import { readArea } from './geometry/area-file.ts'
import { sourceNameOf } from './importer.ts'
import { withoutSource } from './without-source.ts'
import { sampleMap } from '../../../test/support/osm-samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-osm-'))
after(() => rmSync(folder, { recursive: true }))
let files = 0

function write(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const poly = write('area.poly', 'region\n1\n  -0.1 -0.1\n  0.1 -0.1\n  0.1 0.1\n  -0.1 0.1\nEND\nEND\n')

function quietland(): string {
  const map = sampleMap()
  map.node(0, 0, { name: 'Owl Hill', natural: 'peak' })
  map.node(0, 40_000, { name: 'Abroad', natural: 'peak' })
  map.node(0, 0, { name: 'Castle Hill', natural: 'peak', historic: 'castle' })
  map.way([-9000, 1000, 9000, 1000], { highway: 'primary' })
  return write('quietland-latest.osm', map.xml())
}

type ImportArguments = Pick<ImportOptions, 'onProgress'> & { areaFile?: string; source?: string }

async function run(catalogue: Catalogue, path: string, { areaFile, source, ...options }: ImportArguments = {}) {
  const log = new ImportLog()
  const terms = source === undefined ? null : { name: source, attribution: 'Us', licence: null, url: null }
  const request = { path, source: terms, columns: new Map(), log, ...(areaFile !== undefined && { areaFile }) }
  // The servers of these tests are on this machine.
  const download = { allowsPrivate: true }
  const report = await importFile(catalogue, request, { ...options, download })
  log.close()
  return { ...report, refusals: [...log.refusals()] }
}

const newCatalogue = () => openCatalogue(join(folder, `${++files}.sqlite`))

test('an OpenStreetMap file is one source, named after it, and its report has every candidate', async () => {
  const catalogue = await newCatalogue()
  const passes = new Set<string>()
  const report = await run(catalogue, quietland(), { areaFile: poly, onProgress: ({ pass }) => void passes.add(pass) })
  assert.deepEqual([...passes].slice(-7), ['nodes', 'ways', 'traffic', 'noise', 'rating', 'describing', 'silence grid'])
  assert.deepEqual([report.format, report.sources], ['OpenStreetMap', ['quietland']])
  assert.deepEqual([report.read, report.added, report.refused, report.unrated], [3, 1, 2, 1])
  assert.deepEqual(new Set(report.refusals.map(({ name }) => name)), new Set(['Abroad', 'Castle Hill']))
  assert.deepEqual(
    report.refusedByReason.map(({ rows }) => rows),
    [1, 1],
  )
  assert.deepEqual([report.facts['candidates'], report.facts['published'], report.facts['merged']], ['3', '1', '0'])
  assert.equal(report.facts['region'], 'quietland (by its area)')
  assert.match(report.facts['objects'] ?? '', /^6 \(5 nodes, 1 ways, 0 relations\)$/)
  const [source] = await catalogue.sources()
  assert.equal(source?.attribution, '© OpenStreetMap contributors, ODbL 1.0')
  await catalogue.close()
})

test('what is refused only while the spots are made is in the report, too', async () => {
  const map = sampleMap()
  map.node(0, 0, { name: 'Owl Hill', natural: 'peak' })
  map.node(2000, 0, { name: 'Owl Street', amenity: 'shelter' })
  map.node(2010, 0, { name: 'Owl Street', highway: 'bus_stop' })
  const catalogue = await newCatalogue()
  const report = await run(catalogue, write('stopland.osm', map.xml()), { areaFile: poly })
  assert.deepEqual([report.read, report.added, report.refused], [2, 1, 1])
  assert.deepEqual(report.refusedByReason, [{ reason: 'a shelter of public transport', rows: 1 }])
  await catalogue.close()
})

test('places without a rating wait for the region that holds them, are rated with its import and wait again without it', async () => {
  const catalogue = await newCatalogue()
  const csv = write('waiting.csv', 'id,name,latitude,longitude\n1,Here,0.02,0.0\n2,Elsewhere,5.0,5.0\n')
  const first = await run(catalogue, csv, { source: 'mine' })
  assert.deepEqual([first.outcome, first.added, first.unrated, first.ratedByModel], ['published', 0, 2, 0])
  const region = await run(catalogue, quietland(), { areaFile: poly })
  assert.equal(region.facts['waiting'], 'mine: 1 place that had waited for this region is rated now')
  const here = await catalogue.spot('mine-1')
  assert.deepEqual([here?.ratedBy, here?.source], ['model', 'mine'])
  assert.ok((here?.silenceRating ?? 5) > 4 && (here?.silenceRating ?? 5) < 5)
  assert.equal(await catalogue.spot('mine-2'), undefined)
  const waiting = await Array.fromAsync(catalogue.unrated('mine'))
  assert.deepEqual(
    waiting.map(({ id }) => id),
    ['mine-2'],
  )
  assert.equal((await catalogue.sources()).find(({ name }) => name === 'mine')?.ratings, 'computed')
  await run(catalogue, quietland(), { areaFile: poly })
  assert.equal((await catalogue.spot('mine-1'))?.silenceRating, here?.silenceRating)
  await catalogue.removeSource('quietland', withoutSource('quietland', catalogue))
  assert.equal(await catalogue.spot('mine-1'), undefined)
  const again = await Array.fromAsync(catalogue.unrated('mine'))
  assert.deepEqual(again.map(({ id }) => id).sort(), ['mine-1', 'mine-2'])
  await run(catalogue, quietland(), { areaFile: poly })
  assert.equal((await catalogue.spot('mine-1'))?.silenceRating, here?.silenceRating)
  await catalogue.removeSource('mine')
  assert.deepEqual(await Array.fromAsync(catalogue.unrated('mine')), [])
  await catalogue.close()
})

test('a row without a rating is computed inside of an imported region, and unrated outside', async () => {
  const catalogue = await newCatalogue()
  await run(catalogue, quietland(), { areaFile: poly })
  const csv = write('mine.csv', 'id,name,latitude,longitude\n1,Inside,0.02,0.0\n2,Outside,5.0,5.0\n')
  const report = await run(catalogue, csv, { source: 'mine' })
  assert.deepEqual([report.added, report.unrated], [1, 1])
  const { silenceRating: rating, levelsByClass = {} } = (await catalogue.spot('mine-1')) ?? assert.fail('it is missing')
  assert.ok(rating > 4 && rating < 5, String(rating))
  assert.ok(Object.keys(levelsByClass).some(name => name.startsWith('road/')))
  assert.equal((await catalogue.sources()).find(({ name }) => name === 'mine')?.ratings, 'computed')
  await catalogue.close()
})

test('a file is imported from a URL, and one that breaks off changes nothing', async () => {
  const bytes = readFileSync(quietland())
  const server = createServer((request, response) => {
    if (request.url === '/quietland.osm') response.end(bytes)
    else if (request.url === '/cut.osm') {
      response.writeHead(200, { 'content-length': bytes.length })
      response.write(bytes.subarray(0, 100), () => response.destroy())
    } else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const catalogue = await newCatalogue()
  const report = await run(catalogue, `${url}/quietland.osm`, { areaFile: poly })
  assert.deepEqual([report.added, report.sources], [1, ['quietland']])
  await assert.rejects(run(catalogue, `${url}/cut.osm`), {
    name: 'OperatorError',
    message: /broke off; nothing was changed/,
  })
  await assert.rejects(run(catalogue, `${url}/none.osm`), { name: 'OperatorError', message: /answered 404/ })
  const log = new ImportLog()
  const request = { path: `${url}/quietland.osm`, source: null, columns: new Map(), log }
  await assert.rejects(importFile(catalogue, request), { name: 'OperatorError', message: /not an https URL/ })
  assert.equal((await catalogue.version()).number, 1)
  await catalogue.close()
  server.closeAllConnections()
  server.close()
})

test('a source is named after its file, without the day', () => {
  assert.equal(sourceNameOf('/data/andorra-latest.osm.pbf'), 'andorra')
  assert.equal(sourceNameOf('andorra-2023-05-02.osm.pbf'), 'andorra')
  assert.equal(sourceNameOf('Île de Man.osm.gz'), 'ile-de-man')
  assert.throws(() => sourceNameOf('.osm.pbf'), { name: 'OperatorError' })
})

test('an area is read from GeoJSON and from .poly, and anything else is refused', () => {
  const [ring] = readArea(poly)
  assert.deepEqual(Array.from(ring ?? []), [-1e6, -1e6, 1e6, -1e6, 1e6, 1e6, -1e6, 1e6, -1e6, -1e6])
  const coordinates = [
    [
      [-0.1, -0.1],
      [0.1, -0.1],
      [0.1, 0.1],
      [-0.1, 0.1],
      [-0.1, -0.1],
    ],
  ]
  const geometry = { type: 'Polygon', coordinates }
  const geojson = write(
    'area.geojson',
    JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', geometry }] }),
  )
  assert.deepEqual(readArea(geojson), readArea(poly))
  assert.throws(() => readArea(write('a.txt', 'nothing')), { name: 'OperatorError', message: /holds no polygon/ })
  const refused = { name: 'OperatorError', message: /^the area / }
  const wrong: unknown[] = [
    { type: 'Polygon' },
    { type: 'Polygon', coordinates: [[0.1, 0.1]] },
    { type: 'Polygon', coordinates: [[['a', 'b']]] },
    { type: 'MultiPolygon', coordinates },
    { type: 'Polygon', coordinates: [coordinates[0]?.map(([x = 0, y = 0]) => [y, x + 170])] },
    { type: 'Polygon', coordinates: [coordinates[0]?.slice(0, 2)] },
    {
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', geometry },
        { type: 'Feature', geometry: { type: 'Polygon' } },
      ],
    },
    { type: 'Feature', geometry: null },
  ]
  for (const [i, value] of wrong.entries()) {
    assert.throws(() => readArea(write(`wrong-${i}.geojson`, JSON.stringify(value))), refused, JSON.stringify(value))
  }
  assert.throws(() => readArea(write('b.poly', 'name\n1\n 0.1 0.1\n 0.2 north\n 0.3 0.3\nEND\nEND\n')), refused)
  assert.throws(() => readArea(join(folder, 'missing')), { name: 'OperatorError', message: /cannot be read/ })
  assert.throws(() => readArea('/dev/zero'), { name: 'OperatorError', message: /is not a file on a disk/ })
})
