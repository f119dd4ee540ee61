// Damaged files: whatever is in them, an import ends with a clear message or a version, and the catalogue is as before or the
// new one whole. `npm run test:hostile` tries more of each.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { after, test } from 'node:test'
import { deflateSync, gzipSync } from 'node:zlib'
import { openCatalogue } from '../../src/catalogue/open.ts'
import { importFile } from '../../src/import/import-file.ts'
import { ImportLog } from '../../src/import/import-log.ts'
import { OSM_TERMS } from '../../src/import/osm/import-osm.ts'
import { OperatorError } from '../../src/operator-error.ts'
import { sampleMap } from '../support/osm-samples.ts'
import { blob, varint } from '../support/pbf-blocks.ts'
import { between, pick, seededRandom } from '../support/random.ts'

const FLIPS = Number(process.env['HOSTILE_FLIPS'] ?? 25)
const CUTS = Number(process.env['HOSTILE_CUTS'] ?? 10)

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-hostile-'))
after(() => rmSync(folder, { recursive: true }))
const area = join(folder, 'area.poly')
writeFileSync(area, 'a\n1\n -0.5 -0.5\n 0.5 -0.5\n 0.5 0.5\n -0.5 0.5\nEND\nEND\n')

const map = sampleMap()
for (let i = 0; i < 20; i++) map.node(i * 900, 0, { name: `Owl Hill ${i}`, natural: 'peak' })
map.relation([{ ref: map.way([0, 0, 900, 0, 900, 900, 0, 900, 0, 0]) }], {
  type: 'multipolygon',
  name: 'Moor',
  natural: 'heath',
})
map.way([-9000, 1000, 9000, 1000], { highway: 'primary', name: 'Road' })

const places = Array.from({ length: 20 }, (_, i) => ({
  name: `Lake ${i} "é"`,
  latitude: i,
  longitude: 10.5,
  silenceRating: 4,
  tags: ['lake', 'quiet'],
})) // prettier-ignore
const features = places.map(({ latitude, longitude, ...properties }) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
})) // prettier-ignore

const FILES: Record<string, Buffer> = {
  'a.osm': Buffer.from(map.xml()),
  'a.osm.gz': gzipSync(map.xml()),
  'a.osm.pbf': pbf(),
  'a.csv': Buffer.from(
    `name,lat,lon,rating,tags\n${places.map(p => `"${p.name.replaceAll('"', '""')}",${p.latitude},${p.longitude},4,"${p.tags.join(';')}"`).join('\n')}\n`,
  ),
  'a.geojson': Buffer.from(JSON.stringify({ type: 'FeatureCollection', features }, null, 1)),
  'a.ndjson': Buffer.from(places.map(place => JSON.stringify(place)).join('\n')),
}

const catalogue = await openCatalogue(join(folder, 'catalogue.sqlite'))
after(() => catalogue.close())

/** Imports, or says why not; anything but a message for the operator is a fault. */
async function take(path: string): Promise<string> {
  const log = new ImportLog()
  const source = /osm|pbf/.test(path)
    ? { ...OSM_TERMS, name: basename(path).replaceAll('.', '-') }
    : { name: 'rangers', attribution: 'Us', licence: null, url: null } // prettier-ignore
  const before = await catalogue.version()
  try {
    const report = await importFile(catalogue, { path, source, columns: new Map(), log, areaFile: area })
    return report.outcome
  } catch (error) {
    assert.ok(error instanceof OperatorError, `${path}: ${String(error)}\n${error instanceof Error ? error.stack : ''}`)
    assert.match(error.message, /\S/)
    assert.deepEqual(await catalogue.version(), before)
    return error.message
  } finally {
    log.close()
  }
}

for (const [name, bytes] of Object.entries(FILES)) {
  test(`${name} with flipped bits and cut short: a message or a version, never a fault`, async () => {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    assert.equal(await take(path), 'published')
    const random = seededRandom(name.length)
    for (let i = 0; i < FLIPS; i++) {
      const bent = Buffer.from(bytes)
      for (let flips = pick(random, [1, 1, 1, 4]); flips > 0; flips--) {
        const at = between(random, 0, bent.length - 1)
        bent[at] = (bent[at] ?? 0) ^ (1 << between(random, 0, 7))
      }
      writeFileSync(path, bent)
      await take(path)
    }
    for (let i = 0; i < CUTS; i++) {
      writeFileSync(path, bytes.subarray(0, between(random, 1, bytes.length - 1)))
      await take(path)
    }
    assert.equal(
      (await openCatalogue(join(folder, 'catalogue.sqlite'), { check: true }).then(async again => {
        const { number } = await again.version()
        await again.close()
        return number
      })) > 0,
      true,
    ) // prettier-ignore
  })
}

/** Two named hills in a file of one block (https://wiki.openstreetmap.org/wiki/PBF_Format). */
function pbf(): Buffer {
  const field = (number: number, bytes: Uint8Array) =>
    Buffer.concat([varint(number * 8 + 2), varint(bytes.length), bytes])
  const strings = ['', 'name', 'Owl Hill', 'natural', 'peak', 'Top']
  const table = Buffer.concat(strings.map(text => field(1, Buffer.from(text))))
  const node = (id: number, lat: number, lon: number, keys: number[], values: number[]) =>
    field(
      1,
      Buffer.concat([
        Buffer.from([0x08]),
        varint(id * 2),
        field(2, Buffer.from(keys)),
        field(3, Buffer.from(values)),
        Buffer.from([0x40]),
        varint(lat * 2),
        Buffer.from([0x48]),
        varint(lon * 2),
      ]),
    ) // prettier-ignore
  const group = Buffer.concat([node(1, 100_000, 100_000, [1, 3], [2, 4]), node(2, 200_000, 900_000, [1, 3], [5, 4])])
  const block = Buffer.concat([field(1, table), field(2, group)])
  const header = field(4, Buffer.from('OsmSchema-V0.6'))
  return Buffer.concat([
    blob('OSMHeader', deflateSync(header), header.length),
    blob('OSMData', deflateSync(block), block.length),
  ])
}
