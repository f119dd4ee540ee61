// Files that are made to harm: each is refused with a message, or taken, in little memory. `npm run test:hostile` makes them
// larger.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createGzip, deflateSync } from 'node:zlib'
import { blob } from '../support/pbf-blocks.ts'

const PROGRAM = join(import.meta.dirname, '../../bin/sanctuary.js')
const LARGE_MB = process.env['HOSTILE_FLIPS'] ? 1024 : 128
/** Beyond what a usual import takes. */
const MOST_MB = 300
/** Of which a quiet machine needs a fiftieth. */
const PATIENCE_MS = 120_000
const MIB = 1024 * 1024

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-odd-files-'))
after(() => rmSync(folder, { recursive: true }))
const area = write('area.poly', 'a\n1\n -0.5 -0.5\n 0.5 -0.5\n 0.5 0.5\n -0.5 0.5\nEND\nEND\n')
let usual: Promise<number> | undefined

type Case = {
  what: string
  /** Makes the file; returns its path or URL. */
  make: () => string | Promise<string>
  says: RegExp
  /** The exit code, 2 where nothing else is said. */
  code?: number
}

const CASES: readonly Case[] = [
  {
    what: 'a map that unpacks to spaces without end',
    make: () => bomb('bomb.osm.gz', '<?xml version="1.0"?><osm version="0.6">', LARGE_MB),
    says: /unpacks to more than|no space|cut short/,
  },
  {
    what: 'a packed table',
    make: () => bomb('bomb.csv.gz', 'name,lat,lon,rating\n', 64),
    says: /compressed with gzip: unpack it/,
  },
  {
    what: 'a table of one line without end',
    make: () => long('line.csv', 'name,lat,lon,rating\n"'),
    says: /longer than a million characters|never closed/,
  },
  {
    what: 'NDJSON of one line without end',
    make: () => long('line.ndjson', '{"name":"a","lat":1,"lon":1,"rating":4}\n{"name":"'),
    says: /longer than 16 MiB/,
  },
  {
    what: 'GeoJSON of a text without end',
    make: () => long('line.geojson', '{"type":"FeatureCollection","features":[{"type":"'),
    says: /longer than 16 MiB/,
  },
  {
    what: 'a map of an attribute without end',
    make: () => long('line.osm', '<?xml version="1.0"?><osm version="0.6"><node id="'),
    says: /damaged|cut short|longer/,
  },
  {
    what: 'GeoJSON of 10,000 lists in one another',
    make: () =>
      write('deep.json', `{"type":"FeatureCollection","features":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
    says: /stands at line 1 where a feature/,
  },
  {
    what: 'NDJSON of 10,000 objects in one another',
    make: () => write('deep.ndjson', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}\n{"b":1}\n`),
    says: /no row could be taken|NDJSON|is needed/,
    code: 1,
  },
  {
    what: 'a table in UTF-16',
    make: () => write('utf16.csv', Buffer.from('\ufeffname,lat,lon\nä,1,1\n', 'utf16le')),
    says: /is UTF-16: save it as UTF-8/,
  },
  {
    what: 'a table in Latin 1',
    make: () => write('latin1.csv', Buffer.from('name,lat,lon,rating\nSée,1,1,4\n', 'latin1')),
    says: /is not UTF-8: byte/,
  },
  { what: 'an empty file', make: () => write('empty.csv', ''), says: /is empty/ },
  {
    what: 'a file of zeros',
    make: () => write('zeros.bin', Buffer.alloc(100_000)),
    says: /of no kind that can be imported/,
  },
  { what: 'a zip file', make: () => write('zip.zip', 'PK\x03\x04aaaaaaaaa'), says: /unpack it/ },
  {
    what: 'a PBF file whose head is said to be of 2 GB',
    make: () => write('sizes.osm.pbf', Buffer.from([0x7f, 0xff, 0xff, 0xff, 0x0a, 0x09, ...Buffer.from('OSMHeader')])),
    says: /damaged|cut short/,
  },
  {
    what: 'a PBF file whose block is said to unpack to 2 GB',
    make: () => write('blob.osm.pbf', blob('OSMHeader', deflateSync(Buffer.alloc(30_000_000)), 0x7fffffff)),
    says: /damaged|cut short|not/,
  },
  {
    what: 'a map of relations that are members of one another',
    make: () => write('cycle.osm', cyclic()),
    says: /published as version|nothing was published/,
    code: 0,
  },
  { what: 'a folder', make: () => folder, says: /is a folder/ },
  {
    what: 'a link to itself',
    make: () => link('loop.csv', 'loop.csv'),
    says: /a link that leads back to itself/,
  },
  { what: 'a link to a device', make: () => link('device.csv', '/dev/zero'), says: /is not a file on a disk/ },
  { what: 'a link to nothing', make: () => link('dangling.csv', 'nowhere.csv'), says: /does not exist/ },
  { what: 'a URL of this machine', make: () => 'https://127.0.0.1:1/a.csv', says: /not a public address/ },
  {
    what: 'a URL with a password',
    make: () => 'https://me:word@example.org/a.csv',
    says: /must not hold a name or password/,
  },
]

for (const { what, make, says, code = 2 } of CASES) {
  const end = code === 0 ? 'taken' : 'refused with a message'
  test(`${what} is ${end}, in little memory`, { timeout: PATIENCE_MS }, async () => {
    usual ??= command(write('usual.csv', 'name,lat,lon,rating\nOwl Lake,1,1,4\n')).then(({ mb }) => mb)
    const most = (await usual) + MOST_MB
    const path = await make()
    const done = await command(path, /\.(osm|pbf)$/.test(path) ? ['--area', area] : [])
    assert.match(done.said, says)
    assert.doesNotMatch(done.said, /\n\s+at /)
    assert.equal(done.code, code, done.said)
    assert.ok(done.mb < most, `it took ${done.mb} MB of at most ${most}`)
    if (path.startsWith(folder) && path !== folder) rmSync(path, { force: true })
  })
}

/** Runs the command in a process of its own and watches its memory. */
async function command(path: string, more: string[] = []): Promise<{ code: number | null; said: string; mb: number }> {
  const source = /osm|pbf/.test(path.replace(folder, '')) ? [] : ['--source', 'x', '--attribution', 'x']
  const child = spawn(process.execPath, [PROGRAM, 'import', path, ...source, ...more], {
    env: { ...process.env, DATA_DIR: join(folder, 'command') },
    // A file that is read without end must not be read beyond this test.
    timeout: PATIENCE_MS,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString().slice(0, 5000)))
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, peakKbOf(child.pid))), 20)
  const [code] = (await once(child, 'close')) as [number | null]
  clearInterval(watch)
  return { code, said, mb: most / 1024 }
}

/** 0 when the process has ended. */
function peakKbOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

function write(name: string, bytes: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

function link(name: string, to: string): string {
  symlinkSync(to, join(folder, name))
  return join(folder, name)
}

async function bomb(name: string, begins: string, mb: number): Promise<string> {
  const path = join(folder, name)
  const gzip = createGzip({ level: 1 })
  const written = once(gzip.pipe(createWriteStream(path)), 'finish')
  gzip.write(begins)
  const spaces = Buffer.alloc(MIB, ' ')
  for (let i = 0; i < mb; i++) if (!gzip.write(spaces)) await once(gzip, 'drain')
  gzip.end()
  await written
  return path
}

/** Most of it is a hole, which costs no time to write. */
function long(name: string, begins: string): string {
  const path = write(name, begins + 'a'.repeat(MIB))
  truncateSync(path, LARGE_MB * MIB)
  return path
}

/** Relations that are members of one another, and of themselves. */
function cyclic(): string {
  const members = (ref: number) => `<member type="relation" ref="${ref}" role="outer"/>`
  const tags = '<tag k="type" v="multipolygon"/><tag k="name" v="Ring"/><tag k="natural" v="heath"/>'
  return `<?xml version="1.0"?><osm version="0.6"><node id="9" lat="0.01" lon="0.01"><tag k="name" v="Owl Hill"/><tag k="natural" v="peak"/></node>
    <relation id="1">${members(2)}${members(1)}${tags}</relation><relation id="2">${members(1)}${tags}</relation></osm>`
}
