// No cell, column or shape holds an import up: each of these once took minutes, or the square of its length in steps.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openCatalogue } from '../../src/catalogue/open.ts'
import { importFile } from '../../src/import/import-file.ts'
import { ImportLog } from '../../src/import/import-log.ts'
import type { ImportReport } from '../../src/import/report.ts'
import { FIELDS } from '../../src/import/values/fields.ts'
import { leastSpentMs } from '../support/least-spent.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-cells-'))
after(() => rmSync(folder, { recursive: true }))
let files = 0

/** Longest that one hostile row may take, with a machine busy otherwise: milliseconds of this process's own time. */
const MOST_MS = 3000
const LENGTH = 400_000

const TEXTS: Record<string, string> = {
  'digits and a letter': `${'1'.repeat(LENGTH)}x`,
  'digits, a point and a letter': `${'1'.repeat(LENGTH / 2)}.${'1'.repeat(LENGTH / 2)}x`,
  spaces: `x${' '.repeat(LENGTH)}x`,
  'opening brackets': '('.repeat(LENGTH),
  'hemispheres and commas': `1N${',;'.repeat(LENGTH / 2)}`,
  'a point in WKT': `POINT(1${' '.repeat(LENGTH)}`,
  'one word': 'a'.repeat(LENGTH),
  'one word of ligatures': '\ufdfa'.repeat(LENGTH / 10),
  hyphens: '-'.repeat(LENGTH),
  'marks that combine': `a${'\u0301'.repeat(LENGTH)}`,
  'an array of a deep nest': `${'['.repeat(LENGTH / 2)}${']'.repeat(LENGTH / 2)}`,
  'a hundred thousand tags': Array.from({ length: 60_000 }, (_, i) => `t${i}`).join(';'),
}

const catalogue = await openCatalogue(join(folder, 'catalogue.sqlite'))
after(() => catalogue.close())

async function take(name: string, text: string) {
  const path = join(folder, `${++files}-${name}`)
  writeFileSync(path, text)
  const reports: ImportReport[] = []
  const ms = await leastSpentMs(async () => {
    const log = new ImportLog()
    try {
      const source = { name: 'x', attribution: 'x', licence: null, url: null }
      reports.push(await importFile(catalogue, { path, source, columns: new Map(), log }, { dryRun: true }))
    } finally {
      log.close()
    }
  }, MOST_MS)
  rmSync(path)
  assert.ok(ms <= MOST_MS, `${name} took ${ms} ms`)
  const [report] = reports
  assert.ok(report)
  return report
}

/** What no field holds whole. */
const TOO_LONG = new Set(['digits and a letter', 'one word', 'one word of ligatures', 'marks that combine'])

for (const [what, text] of Object.entries(TEXTS)) {
  test(`${what} in any one cell: the row is taken, refused, or noted, at once`, async () => {
    const cell = `"${text.replaceAll('"', '""')}"`
    for (const field of Object.keys(FIELDS)) {
      const row: Record<string, string> = { name: 'Lake', latitude: '42', longitude: '1.5', silenceRating: '4' }
      row[field] = cell
      const text = `${Object.keys(row).join(',')}\n${Object.values(row).join(',')}\n`
      const report = await take(`${field}.csv`, text)
      assert.equal(report.read, 1)
      const isSilent = report.refused === 0 && report.notes.length === 0 && report.ignoredColumns.length === 0
      // An id is hashed whole; a source's own columns and those of a rating's origin are an export's.
      const hasOwnWay = /^(?:id|source.*|ratedBy|confidence|lden|placeAt|coordinates|noiseSentence)$/.test(field)
      assert.ok(!isSilent || hasOwnWay || !TOO_LONG.has(what), `${field}: something is lost and nothing is said`)
    }
  })

  test(`${what} as the name of a column or member is no field`, async () => {
    const header = `name,lat,lon,rating,"${text.replaceAll('"', '""')}"`
    assert.equal((await take('column.csv', `${header}\nLake,42,1.5,4,x\n`)).added, 1)
    const place = { name: 'Lake', lat: 42, lon: 1.5, rating: 4 }
    const lines = [place, { ...place, name: 'Pond', [text]: text }].map(line => JSON.stringify(line))
    assert.equal((await take('member.ndjson', lines.join('\n'))).added, 2)
  })
}

test('shapes that are huge, thin, jagged, empty or nested have their place, or are refused, at once', async () => {
  const comb = (teeth: number, height: number) => {
    const line: number[][] = [[0, 0]]
    for (let i = 0; i < teeth; i++)
      line.push([i * 1e-4, height], [i * 1e-4 + 5e-5, height], [i * 1e-4 + 5e-5, 0.001], [i * 1e-4 + 1e-4, 0.001])
    return [...line, [teeth * 1e-4, 0], [0, 0]]
  }
  const thin = [
    [-179, 10],
    [179, 10],
    [179, 10.00001],
    [-179, 10.00001],
    [-179, 10],
  ] // prettier-ignore
  const many = Array.from({ length: 60_000 }, (_, i) => [
    [
      [i / 1000, 1],
      [i / 1000, 2],
      [i / 1000 + 0.001, 1],
      [i / 1000, 1],
    ],
  ]) // prettier-ignore
  const shapes = [
    { type: 'Polygon', coordinates: [comb(50_000, 1)] },
    { type: 'Polygon', coordinates: [comb(240, 30)] },
    { type: 'Polygon', coordinates: [thin] },
    { type: 'MultiPolygon', coordinates: [[comb(30_000, 1)], ...many] },
    {
      type: 'Polygon',
      coordinates: [
        [
          [1, 1],
          [1, 1],
          [1, 1],
          [1, 1],
        ],
      ],
    }, // prettier-ignore
    { type: 'LineString', coordinates: Array.from({ length: 300_000 }, (_, i) => [i / 10_000, 1]) },
    { type: 'MultiPoint', coordinates: Array.from({ length: 100_000 }, (_, i) => [i / 10_000, 1]) },
    {
      type: 'Polygon',
      coordinates: [
        [
          [1e308, 1],
          [-1e308, 1],
          [1, 1e308],
          [1e308, 1],
        ],
      ],
    }, // prettier-ignore
  ]
  for (const geometry of shapes) {
    const feature = { type: 'Feature', properties: { name: 'Shape', rating: 4 }, geometry }
    const report = await take(
      `${geometry.type}.geojson`,
      JSON.stringify({ type: 'FeatureCollection', features: [feature] }),
    )
    assert.equal(report.added + report.refused, 1)
  }
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
  const nested = `{"type":"FeatureCollection","a":${deep},"features":[{"type":"Feature","properties":{"name":${deep},"rating":4},"geometry":{"type":"Point","coordinates":${deep}}}]}`
  assert.equal((await take('deep.geojson', nested)).refused, 1)
  assert.equal(
    (await take('deep.ndjson', `{"name":"x","lat":${deep},"lon":1}\n{"name":"x","lat":1,"lon":1,"rating":4}\n`)).added,
    1,
  )
  const sibling = `"a":[],`.repeat(100_000)
  assert.equal(
    (await take('siblings.geojson', `{${sibling}"type":"FeatureCollection","features":[]}`).catch(() => null))?.added ??
      0,
    0,
  )
})
