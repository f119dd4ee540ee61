import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, test } from 'node:test'
import { text } from 'node:stream/consumers'
import { openSqliteCatalogue } from '../catalogue/sqlite/sqlite.ts'
import { catalogueFile } from '../serve/config.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-cli-'))
after(() => rmSync(folder, { recursive: true }))
const bin = resolve(import.meta.dirname, '../../bin/sanctuary.js')

const HEADER = 'id,name,lat,lon,rating\n'

function start(dataDir: string, args: string[]): ChildProcess {
  const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, dataDir) }
  return spawn(process.execPath, [bin, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

async function run(dataDir: string, ...args: string[]) {
  const child = start(dataDir, args)
  const [out, errors] = await Promise.all([read(child.stdout), read(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, out, errors }
}

function read(stream: NodeJS.ReadableStream | null): Promise<string> {
  return stream === null ? Promise.resolve('') : text(stream)
}

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

function rows(count: number, rating: number): string {
  return HEADER + Array.from({ length: count }, (_, i) => `${i},Lake ${i},62.${i},8.9,${rating}\n`).join('')
}

const terms = ['--source', 'rangers', '--attribution', 'The rangers']

test('sanctuary import prints the report, with the refused rows, and ends with 0', async () => {
  const path = file('some.csv', `${HEADER}1,Lake,62,8,4\n2,Bog,62,8,\n`)
  const { code, out } = await run('report', 'import', path, ...terms, '--report', join(folder, 'report.json'))
  assert.equal(code, 0)
  assert.match(
    out,
    /read +2\nadded +1\nchanged +0\nunchanged +0\ngone +0\nrefused +1 \(1 of them unrated\)\n  line 3: Bog: no silence rating/,
  )
  assert.match(out, /published as version 1 in \d+\.\d s\n$/)
  const report: unknown = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
  const json = await run('report-json', 'import', path, ...terms, '--json', '--dry-run')
  const { seconds: _, version: __, ...printed } = JSON.parse(json.out) as Record<string, unknown>
  const reason = 'no silence rating: give one from 1 to 5 in a column silenceRating, or --map COLUMN=silenceRating'
  assert.deepEqual(printed, {
    object: 'import_report',
    file: path,
    format: 'CSV',
    sources: ['rangers'],
    outcome: 'dry run',
    read: 2,
    added: 1,
    changed: 0,
    unchanged: 0,
    gone: 0,
    refused: 1,
    refusedByReason: [{ reason, rows: 1 }],
    unrated: 1,
    ignoredColumns: [],
    notes: [],
    facts: {},
    refusals: [{ line: 3, name: 'Bog', reason }],
  })
  assert.deepEqual(Object.keys(report as object), Object.keys(JSON.parse(json.out) as object))
})

test('--strict with a refused row ends with 1 and publishes nothing', async () => {
  const path = file('strict.csv', `${HEADER}1,Lake,62,8,4\n2,Bog,62,8,7\n`)
  const { code, out } = await run('strict', 'import', path, ...terms, '--strict')
  assert.equal(code, 1)
  assert.match(out, /line 3: Bog: silence rating 7 .*\nnothing was published: rows were refused and --strict is given/)
  assert.match((await run('strict', 'status')).out, /version +0/)
})

test('each mistake of the operator is named and ends with 2', async () => {
  const path = file('good.csv', rows(1, 4))
  const mistakes: [string[], RegExp][] = [
    [['import'], /missing required argument 'file'/],
    [['import', path], /--source is needed/],
    [['import', path, '--source', 'rangers'], /--attribution is needed/],
    [['import', path, '--source', 'OSM!', '--attribution', 'x'], /a source's name is 1 to 64 .* got "OSM!"/],
    [['import', path, '--source', 'osm', '--attribution', 'x'], /"osm" is reserved/],
    [['import', path, '--attribution', 'x'], /name it with --source/],
    [['import', path, ...terms, '--url', 'ftp://x'], /--url must be an http or https URL, got "ftp:\/\/x"/],
    [['import', path, ...terms, '--map', 'lat'], /--map is COLUMN=FIELD, got "lat"/],
    [['import', path, ...terms, '--map', 'lat=loudness'], /names no field of a spot; there are: id, slug, name/],
    [['import', path, ...terms, '--map', 'score=silenceRating'], /names the column "score", which .* has not/],
    [['import', path, ...terms, '--map', 'a=name', '--map', 'b=name'], /gives the field "name" twice/],
    [['import', join(folder, 'none.csv'), ...terms], /does not exist/],
    [['export', '--format', 'xml'], /ndjson, geojson, csv/],
    [['export', '--source', 'nobody'], /there is no source "nobody"; there are: none/],
    [['export', join(folder, 'no/such/folder.csv')], /could not be written/],
  ]
  for (const batch of [mistakes.slice(0, 5), mistakes.slice(5, 10), mistakes.slice(10)]) {
    await Promise.all(
      batch.map(async ([args, message], i) => {
        const { code, errors } = await run(`mistakes-${i}`, ...args)
        assert.match(errors, message)
        assert.equal(code, 2, errors)
      }),
    )
  }
})

test('sanctuary export writes what import takes back, to a file by its ending or to a pipe', async () => {
  await run('from', 'import', file('lakes.csv', rows(300, 4)), ...terms)
  const exported = await run('from', 'export', '--format', 'csv')
  const path = join(folder, 'lakes.geojson')
  assert.deepEqual(await run('from', 'export', path), { code: 0, out: '', errors: '' })
  assert.match((await run('to', 'import', path)).out, /\(GeoJSON\) into rangers\nread +300\nadded +300/)
  assert.equal((await run('to', 'export', '--format', 'csv')).out, exported.out)
})

test('sanctuary export ends quietly when its reader leaves', async () => {
  await run('pipe', 'import', file('many.csv', rows(5000, 4)), ...terms)
  const child = start('pipe', ['export'])
  const errors = read(child.stderr)
  child.stdout?.once('data', () => child.stdout?.destroy())
  await once(child, 'exit')
  assert.deepEqual([child.exitCode, await errors], [0, ''])
})

test('an import that is killed at any moment leaves the last version whole', async () => {
  const count = 6000
  await run('killed', 'import', file('before.csv', rows(count, 2)), ...terms)
  const path = file('after.csv', rows(count, 4))
  const begin = performance.now()
  await run('whole', 'import', path, ...terms)
  const whole = performance.now() - begin
  for (const share of [0.3, 0.5, 0.7, 0.8, 0.9, 1]) {
    const child = start('killed', ['import', path, ...terms])
    const end = once(child, 'exit')
    const timer = setTimeout(() => child.kill('SIGKILL'), whole * share)
    await end
    clearTimeout(timer)
    const catalogue = await openSqliteCatalogue(catalogueFile(join(folder, 'killed')), { check: true })
    const spots = await catalogue.withSnapshot(snapshot => Array.fromAsync(snapshot.spots))
    const ratings = new Set(spots.map(spot => spot.silenceRating))
    const { number } = await catalogue.version()
    assert.deepEqual([spots.length, [...ratings]], [count, number === 1 ? [2] : [4]])
    await catalogue.close()
  }
})
