import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { spotRecord } from '../../test/support/spots.ts'
import * as fc from 'fast-check'
import type { Catalogue, Source } from '../catalogue/catalogue.ts'
import { exportSnapshot } from '../export/export-snapshot.ts'
import { EXPORT_FORMATS, type ExportFormatName } from '../export/formats.ts'
import { openCatalogue } from '../catalogue/open.ts'
import type { SpotDraft } from '../spots/spot.ts'
import { normaliseTag } from '../spots/tags.ts'
import { importFile } from './import-file.ts'
import { ImportLog } from './import-log.ts'
import { cleanLine, cleanText } from '../text/clean.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-round-trip-'))
after(() => rmSync(folder, { recursive: true }))
let files = 0

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormatName[]
const links = {
  baseUrl: 'https://quiet.example.org',
  mapsUrlTemplate: 'https://maps.example.org/{latitude}/{longitude}',
}

// What breaks tables and terminals: quotation marks, line ends, separators, formulas, brackets, right-to-left, emoji.
const letter = fc.oneof(
  fc.constantFrom(
    'a',
    'B',
    '"',
    "'",
    '\n',
    '\t',
    ';',
    '|',
    ',',
    '=',
    '+',
    '@',
    '[',
    ']',
    '{',
    '}',
    '\\',
    ' ',
    'null',
    '0',
  ),
  fc.constantFrom('é', 'ł', 'ש', 'م', '\u200f', '😀', '👩‍🚀', '中', '\u2028', '\ufeff', '</script>'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 2 }),
)
const raw = fc.array(letter, { minLength: 1, maxLength: 12 }).map(letters => letters.join(''))
/** As any importer stores them: clean, and null where nothing is left. */
const text = raw.map(cleanText)
const line = raw.map(cleanLine)
const someLine = line.filter(value => value !== null)
const tags = fc.uniqueArray(
  raw.map(normaliseTag).filter(tag => tag !== ''),
  { maxLength: 4 },
)

const height = fc.constantFrom<Pick<SpotDraft, 'elevation' | 'elevationSource'>>(
  { elevation: null },
  { elevation: 12 },
  { elevation: 1115, elevationSource: 'tiles' },
)
const described = fc.record({
  name: someLine,
  otherNames: fc.uniqueArray(someLine, { maxLength: 3 }),
  description: text,
  latitude: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constant(1e-7)).map(degrees => degrees + 0),
  longitude: fc.double({ min: 0.5, max: 180, noNaN: true }),
  tags,
  activities: tags,
  accessStatus: fc.constantFrom('free', 'paid', null),
  fireStatus: line,
  sceneryType: fc.oneof(line, fc.constant('forest')),
  transportation: line,
  silenceRating: fc.integer({ min: 10, max: 50 }).map(tenths => tenths / 10),
  commentsCount: fc.option(fc.nat()),
  country: fc.constantFrom('DE', 'LV', null),
  place: line,
})
const spot = fc.tuple(described, height).map(([fields, heights]) => ({ ...fields, ...heights }))
const catalogues = fc.record({
  spots: fc.array(spot, { minLength: 1, maxLength: 6 }),
  attribution: someLine,
  licence: line,
})

test('export, import into an empty catalogue, export: the same bytes, in every format', async () => {
  await fc.assert(
    fc.asyncProperty(catalogues, async ({ spots, attribution, licence }) => {
      const sources = ['a', 'osm-b'].map(name => ({ ...source(name), attribution: `${name} ${attribution}`, licence }))
      const drafts = spots.map((fields, i) => draft(fields, i, i % 2 === 0 ? 'a' : 'osm-b'))
      // A table could not hold a source without spots.
      const used = sources.filter(({ name }) => drafts.some(draft => draft.source === name))
      const first = await newCatalogue()
      await first.publish({ sources: used, drafts })
      const records = await contentOf(first)
      for (const format of FORMATS) {
        const exported = await exportText(first, format)
        const second = await importInto(exported, format)
        assert.deepEqual(await contentOf(second), records, format)
        assert.equal(await exportText(second, format), exported)
        await second.close()
      }
      await first.close()
    }),
    { numRuns: 25 },
  )
})

test('an export of one source restores that source alone', async () => {
  const catalogue = await newCatalogue()
  const fields = { name: 'Lake', silenceRating: 4 }
  await catalogue.publish({
    sources: [source('a'), source('b')],
    drafts: [draft(fields, 1, 'a'), draft(fields, 2, 'b')],
  })
  const target = await newCatalogue()
  await target.publish({ sources: [source('c')], drafts: [draft(fields, 3, 'c')] })
  for (const format of FORMATS) {
    await importInto(await exportText(catalogue, format, 'a'), format, target)
    assert.deepEqual(
      (await target.sources()).map(({ name, spots }) => [name, spots]),
      [
        ['a', 1],
        ['c', 1],
      ],
    )
  }
  await Promise.all([catalogue.close(), target.close()])
})

test('an export whose end is missing is not taken for a whole one', async () => {
  const catalogue = await newCatalogue()
  const drafts = Array.from({ length: 5 }, (_, i) => draft({ name: `Lake ${i}` }, i, 'a'))
  await catalogue.publish({ sources: [source('a')], drafts })
  const lines = (await exportText(catalogue, 'ndjson')).split('\n')
  await assert.rejects(importInto(lines.slice(0, -2).join('\n'), 'ndjson'), /says that it holds 5 spots, and holds 4/)
  await assert.rejects(importInto((await exportText(catalogue, 'geojson')).slice(0, -5), 'geojson'), /cut off/)
  await assert.rejects(importInto(lines.slice(1).join('\n'), 'ndjson'), /--source is needed/)
  await assert.rejects(importInto('name,lat,lon\nLake,1,2\n', 'csv'), /--source is needed/)
  await assert.rejects(
    importInto('{"type":"FeatureCollection","features":[{"type":"Feature"}]}', 'geojson'),
    /--source is needed/,
  )
  await catalogue.close()
})

function source(name: string): Source {
  return {
    name,
    attribution: `The ${name} list`,
    licence: null,
    url: 'https://example.org/?a=1,2',
    ratings: 'computed',
    extractDate: '2026-01-01',
  }
}

function draft(fields: Partial<SpotDraft>, number: number, source: string): SpotDraft {
  const id = source === 'a' ? `a-${number}` : `osm-n${number}`
  return { ...spotRecord(id, { name: 'Lake', silenceRating: 4 }), slug: null, ...fields, source }
}

function newCatalogue(): Promise<Catalogue> {
  return openCatalogue(join(folder, `${++files}.sqlite`))
}

async function contentOf(catalogue: Catalogue) {
  return catalogue.withSnapshot(async ({ spots, sources }) => ({
    spots: await Array.fromAsync(spots),
    sources: sources.map(source => ({ ...source, importedAt: '' })),
  }))
}

async function exportText(catalogue: Catalogue, format: ExportFormatName, source?: string): Promise<string> {
  return catalogue.withSnapshot(async snapshot =>
    (await Array.fromAsync(exportSnapshot(snapshot, { format, source, links }))).join(''),
  )
}

async function importInto(exported: string, format: ExportFormatName, into?: Catalogue): Promise<Catalogue> {
  const catalogue = into ?? (await newCatalogue())
  const path = join(folder, `${++files}.${format}`)
  writeFileSync(path, exported)
  const log = new ImportLog()
  await importFile(catalogue, { path, source: null, columns: new Map(), log })
  assert.deepEqual([...log.refusals()], [])
  assert.deepEqual(log.notes, [])
  return catalogue
}
