import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { commandFolder, HEADER, rows, TERMS } from '../../../test/support/lake-lists.ts'

const { path: folder, run, file } = commandFolder()

test('sanctuary import prints the report, with the refused rows, and ends with 0', async () => {
  const path = file('some.csv', `${HEADER}1,Lake,62,8,4\n2,Bog,62,8,\n`)
  const { code, out } = await run('report', 'import', path, ...TERMS, '--report', join(folder, 'report.json'))
  assert.equal(code, 0)
  assert.match(
    out,
    /read +2\nadded +1\nchanged +0\nunchanged +0\ngone +0\nrefused +1 \(1 of them unrated\)\n  line 3: Bog: no silence rating/,
  )
  const stars =
    'the column "rating" was taken as silence ratings: if these are stars, leave it out, or name another with --map COLUMN=silenceRating'
  assert.ok(out.includes(`into rangers\nWARNING    ${stars}\nread`))
  assert.match(out, /published as version 1 in \d+\.\d s\n$/)
  const report: unknown = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
  const json = await run('report-json', 'import', path, ...TERMS, '--json', '--dry-run')
  const { seconds: _, version: __, ...printed } = JSON.parse(json.out) as Record<string, unknown>
  const reason =
    'no silence rating, and no region is imported: it is rated when one that holds it is, or give 1 to 5 in a column silenceRating (--map COLUMN=silenceRating)'
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
    ratedByModel: 0,
    unrated: 1,
    ignoredColumns: [],
    notes: [],
    facts: { WARNING: stars },
    refusals: [{ line: 3, name: 'Bog', reason }],
  })
  assert.deepEqual(Object.keys(report as object), Object.keys(JSON.parse(json.out) as object))
})

test('a file of which every row is refused ends with 1, as one that only waits for its region', async () => {
  const wrong = await run('wrong', 'import', file('wrong.csv', `${HEADER}1,Lake,62,8,7\n`), ...TERMS)
  assert.equal(wrong.code, 1)
  assert.match(wrong.out, /nothing was published: no row could be taken/)
  const waiting = await run('waiting', 'import', file('waiting.csv', `${HEADER}1,Lake,62,8,\n`), ...TERMS)
  assert.equal(waiting.code, 1)
  assert.match(waiting.out, /rated by the model: 0; 1 lies outside every imported region: import one that holds them\n/)
  assert.match(waiting.out, /published as version 1/)
})

test('reasons that are given once are counted behind the others, in words', async () => {
  const bad = (ratings: string[]) =>
    `${HEADER}0,Lake,62,8,4\n${ratings.map((at, i) => `${i + 1},Bog,62,8,${at}\n`).join('')}`
  const one = await run('one-other', 'import', file('one.csv', bad(['', '', '7'])), ...TERMS)
  assert.match(one.out, /\n +2 × no silence rating.*\n +1 for another reason\n/)
  const more = await run('more-others', 'import', file('more.csv', bad(['', '', '7', '8'])), ...TERMS)
  assert.match(more.out, /\n +2 × no silence rating.*\n +2 for other reasons\n/)
})

test('--strict with a refused row ends with 1 and publishes nothing', async () => {
  const path = file('strict.csv', `${HEADER}1,Lake,62,8,4\n2,Bog,62,8,7\n`)
  const { code, out } = await run('strict', 'import', path, ...TERMS, '--strict')
  assert.equal(code, 1)
  assert.match(out, /line 3: Bog: silence rating 7 .*\nnothing was published: rows were refused and --strict is given/)
  assert.match((await run('strict', 'status')).out, /version +0/)
})

test('sanctuary export writes what import takes back, to a file by its ending or to a pipe', async () => {
  await run('from', 'import', file('lakes.csv', rows(300, 4)), ...TERMS)
  const exported = await run('from', 'export', '--format', 'csv')
  const path = join(folder, 'lakes.geojson')
  assert.deepEqual(await run('from', 'export', path), { code: 0, out: '', err: '' })
  assert.match((await run('to', 'import', path)).out, /\(GeoJSON\) into rangers\nread +300\nadded +300/)
  assert.equal((await run('to', 'export', '--format', 'csv')).out, exported.out)
})
