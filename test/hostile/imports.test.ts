// Files in hostile hands: whatever is in them, an import ends with a clear message or a version, the catalogue is as
// before or the new one whole, and memory stays small. `npm run test:hostile` tries more of each.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  createWriteStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { after, test } from 'node:test'
import { deflateSync, gzipSync } from 'node:zlib'
import { openSqliteCatalogue } from '../../src/catalogue/sqlite/sqlite.ts'
import { importFile } from '../../src/import/import-file.ts'
import { ImportLog } from '../../src/import/import-log.ts'
import { OSM_TERMS } from '../../src/import/osm/import-osm.ts'
import { OperatorError } from '../../src/operator-error.ts'
import { sampleMap } from '../support/osm-samples.ts'
import { between, pick, seededRandom } from '../support/random.ts'

const FLIPS = Number(process.env['HOSTILE_FLIPS'] ?? 25)
const CUTS = Number(process.env['HOSTILE_CUTS'] ?? 10)
const MOST_MB = 300

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

const catalogue = await openSqliteCatalogue(join(folder, 'catalogue.sqlite'))
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
      (await openSqliteCatalogue(join(folder, 'catalogue.sqlite'), { check: true }).then(async again => {
        const { number } = await again.version()
        await again.close()
        return number
      })) > 0,
      true,
    ) // prettier-ignore
  })
}

/** Runs the command in a process of its own and watches its memory. */
async function command(path: string, more: string[] = []): Promise<{ code: number | null; said: string; mb: number }> {
  const program = join(import.meta.dirname, '../../bin/sanctuary.js')
  const source = /osm|pbf/.test(path) ? [] : ['--source', 'x', '--attribution', 'x']
  const child = spawn(process.execPath, [program, 'import', path, ...source, ...more], {
    env: { ...process.env, DATA_DIR: join(folder, 'command') },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString().slice(0, 5000)))
  let most = 0
  const watch = setInterval(() => {
    const status = `/proc/${child.pid}/status`
    if (existsSync(status)) most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(readText(status))?.[1] ?? 0))
  }, 20)
  const [code] = (await once(child, 'close')) as [number | null]
  clearInterval(watch)
  return { code, said, mb: most / 1024 }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

test('bombs, lines without end, deep nests and odd files are refused with a message, in little memory', {
  timeout: 400_000,
}, async () => {
  const write = (name: string, bytes: string | Uint8Array) => {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    return path
  }
  const usual = (await command(write('usual.csv', FILES['a.csv'] ?? ''))).mb
  const gigabyte = process.env['HOSTILE_FLIPS'] ? 1024 : 128
  const cases: [path: string, says: RegExp, code?: number][] = [
    [
      await bomb('bomb.osm.gz', '<?xml version="1.0"?><osm version="0.6">', gigabyte),
      /unpacks to more than|no space|cut short/,
    ],
    [await bomb('bomb.csv.gz', 'name,lat,lon,rating\n', 64), /compressed with gzip: unpack it/],
    [long('line.csv', 'name,lat,lon,rating\n"', gigabyte), /longer than a million characters|never closed/],
    [long('line.ndjson', '{"name":"a","lat":1,"lon":1,"rating":4}\n{"name":"', gigabyte), /longer than 16 MiB/],
    [long('line.geojson', '{"type":"FeatureCollection","features":[{"type":"', gigabyte), /longer than 16 MiB/],
    [long('line.osm', '<?xml version="1.0"?><osm version="0.6"><node id="', gigabyte), /damaged|cut short|longer/],
    [
      write('deep.json', `{"type":"FeatureCollection","features":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
      /stands at line 1 where a feature/,
    ],
    [
      write('deep.ndjson', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}\n{"b":1}\n`),
      /no row could be taken|NDJSON|is needed/,
      1,
    ],
    [write('utf16.csv', Buffer.from('\ufeffname,lat,lon\nä,1,1\n', 'utf16le')), /is UTF-16: save it as UTF-8/],
    [write('latin1.csv', Buffer.from('name,lat,lon,rating\nSée,1,1,4\n', 'latin1')), /is not UTF-8: byte/],
    [write('empty.csv', ''), /is empty/],
    [write('zeros.bin', Buffer.alloc(100_000)), /of no kind that can be imported/],
    [write('zip.zip', 'PK\x03\x04aaaaaaaaa'), /unpack it/],
    [
      write('sizes.osm.pbf', Buffer.from([0x7f, 0xff, 0xff, 0xff, 0x0a, 0x09, ...Buffer.from('OSMHeader')])),
      /damaged|cut short/,
    ],
    [
      write('blob.osm.pbf', blob('OSMHeader', deflateSync(Buffer.alloc(30_000_000)), 0x7fffffff)),
      /damaged|cut short|not/,
    ],
    [write('cycle.osm', cyclic()), /published as version|nothing was published/, 0],
    [folder, /is a folder/],
    [link('loop.csv', 'loop.csv'), /a link that leads back to itself/],
    [link('device.csv', '/dev/zero'), /is not a file on a disk/],
    [link('dangling.csv', 'nowhere.csv'), /does not exist/],
    ['https://127.0.0.1:1/a.csv', /not a public address/],
    ['https://me:word@example.org/a.csv', /must not hold a name or password/],
  ]
  for (const [path, says, code = 2] of cases) {
    const done = await command(path, path.endsWith('.osm') || path.endsWith('.pbf') ? ['--area', area] : [])
    assert.match(done.said, says, path)
    assert.doesNotMatch(done.said, /\n\s+at /, path)
    assert.equal(done.code, code, `${path}: ${done.said}`)
    assert.ok(done.mb < usual + MOST_MB, `${path} took ${done.mb} MB, a usual import ${usual}`)
    if (path.startsWith(folder) && path !== folder) rmSync(path, { force: true })
  }

  function link(name: string, to: string): string {
    symlinkSync(to, join(folder, name))
    return join(folder, name)
  }

  async function bomb(name: string, begins: string, mb: number): Promise<string> {
    const { createGzip } = await import('node:zlib')
    const path = join(folder, name)
    const gzip = createGzip()
    const written = once(gzip.pipe(createWriteStream(path)), 'finish')
    gzip.write(begins)
    for (let i = 0; i < mb; i++) if (!gzip.write(Buffer.alloc(1024 * 1024, ' '))) await once(gzip, 'drain')
    gzip.end()
    await written
    return path
  }

  /** Most of it is a hole, which costs no time to write. */
  function long(name: string, begins: string, mb: number): string {
    const path = write(name, begins + 'a'.repeat(1024 * 1024))
    truncateSync(path, mb * 1024 * 1024)
    return path
  }
})

/** Relations that are members of one another, and of themselves. */
function cyclic(): string {
  const members = (ref: number) => `<member type="relation" ref="${ref}" role="outer"/>`
  const tags = '<tag k="type" v="multipolygon"/><tag k="name" v="Ring"/><tag k="natural" v="heath"/>'
  return `<?xml version="1.0"?><osm version="0.6"><node id="9" lat="0.01" lon="0.01"><tag k="name" v="Owl Hill"/><tag k="natural" v="peak"/></node>
    <relation id="1">${members(2)}${members(1)}${tags}</relation><relation id="2">${members(1)}${tags}</relation></osm>`
}

/** A block of a PBF file: head, and its bytes packed by zlib. */
function blob(type: string, packed: Uint8Array, size: number): Buffer {
  const body = Buffer.concat([Buffer.from([0x10]), varint(size), Buffer.from([0x1a]), varint(packed.length), packed])
  const head = Buffer.concat([
    Buffer.from([0x0a, type.length]),
    Buffer.from(type),
    Buffer.from([0x18]),
    varint(body.length),
  ])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return Buffer.concat([length, head, body])
}

function varint(value: number): Buffer {
  const bytes: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    bytes.push(rest < 128 ? rest : (rest % 128) | 128)
    if (rest < 128) return Buffer.from(bytes)
  }
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
