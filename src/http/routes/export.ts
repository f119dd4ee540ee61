import { z } from 'zod'
import { type Bitset, countBits, hasBit } from '../../arrays/bitset.ts'
import { inParts } from '../../export/export-snapshot.ts'
import { EXPORT_FORMATS } from '../../export/formats.ts'
import { headOf } from '../../export/head.ts'
import type { Index } from '../../index/types.ts'
import { toRecord } from '../../spots/links.ts'
import type { HttpResponse } from '../response/response.ts'
import { filterOf, FilterQuery } from '../request/list-parameters.ts'
import { type Call, type HeaderFact, route } from '../route.ts'
import { ExportFeatures } from '../schemas/features.ts'
import { changesUrl, endOf } from './change-cursor.ts'
import { plainRead } from './shared.ts'

/** What the export has in common at the addresses of all its forms. */
const forms = {
  ...plainRead,
  group: 'mirrors',
  query: FilterQuery,
  cost: 10,
  isBatchable: false,
  handle: answerExport,
} as const

const HEADERS: Record<string, HeaderFact> = {
  Link: { description: 'where the changes since are read, rel="monitor"', schema: z.string(), required: true },
  'Content-Disposition': { description: 'a name for the file', schema: z.string(), required: true },
}

/** The format of each media type. A client that takes plain JSON gets GeoJSON, which is JSON as a whole. */
const FORMATS = {
  'application/x-ndjson': EXPORT_FORMATS.ndjson,
  'application/geo+json': EXPORT_FORMATS.geojson,
  'application/json': EXPORT_FORMATS.geojson,
  'text/csv': EXPORT_FORMATS.csv,
} as const
type ExportType = keyof typeof FORMATS

const SINCE = 'changesUrl in the head, and Link with rel="monitor", say where the changes since are read.'

const LINES = {
  200: {
    description: 'The spots, a JSON text a line',
    content: { 'application/x-ndjson': undefined },
    headers: HEADERS,
  },
}

export const exportSpots = route({
  ...forms,
  paths: { '/api/export': 'exportSpots' },
  summary: 'Export the catalogue',
  description: `Streams the whole catalogue of one version, or what passes the filters of the list, with its attribution, as NDJSON: a head, then a spot a line. Accept, or an address of its own, chooses GeoJSON or CSV. ${SINCE} Counts as 10 requests.`,
  responses: LINES,
  alsoSends: ['application/geo+json', 'application/json', 'text/csv'],
})

export const exportSpotsNdjson = route({
  ...forms,
  paths: { '/api/export.ndjson': 'exportSpotsNdjson' },
  summary: 'Export as NDJSON',
  description: `The export of GET /api/export, whatever Accept says. ${SINCE}`,
  responses: LINES,
  isFormByAddress: true,
})

export const exportSpotsGeojson = route({
  ...forms,
  paths: { '/api/export.geojson': 'exportSpotsGeojson' },
  summary: 'Export as GeoJSON',
  description: `The export as a GeoJSON FeatureCollection (RFC 7946), whatever Accept says. ${SINCE}`,
  responses: {
    200: {
      description: 'The spots as a FeatureCollection',
      content: { 'application/geo+json': ExportFeatures },
      headers: HEADERS,
    },
  },
  isFormByAddress: true,
})

export const exportSpotsCsv = route({
  ...forms,
  paths: { '/api/export.csv': 'exportSpotsCsv' },
  summary: 'Export as CSV',
  description:
    'The export as a table (RFC 4180) in which each row carries the terms of its source, whatever Accept says.',
  responses: {
    200: { description: 'The spots, a line each behind a head', content: { 'text/csv': undefined }, headers: HEADERS },
  },
  isFormByAddress: true,
})

/** With its encoding: roughly; a whole export of 100,000 spots takes 3 to 6 s (`npm run bench:share`). */
const MAKING_MS_A_SPOT = 0.03

type ExportCall = Pick<Call<unknown, z.output<typeof FilterQuery>, unknown>, 'type' | 'directory' | 'reads' | 'query'>

/**
 * Answers the catalogue, part by part as the client takes it: what a slow reader holds is one part and the index of the
 * version, which all threads share.
 */
function answerExport({ type, query, directory, reads: { links } }: ExportCall): HttpResponse {
  const { index, cursorKey } = directory
  const known = Object.keys(FORMATS) as ExportType[] // the keys of a const table
  const format = FORMATS[known.find(name => name === type) ?? 'application/x-ndjson']
  const url = changesUrl(endOf(index.version), links, cursorKey)
  const filter = { ...filterOf(query), ...(query.q && { words: query.q }) }
  const isWhole = Object.keys(filter).length === 0
  const docs = isWhole ? undefined : index.docs(filter)
  const total = docs ? countBits(docs) : index.count
  const head = { ...headOf(index.version, index.sources, total), changesUrl: url }
  return {
    status: 200,
    headers: [
      'Link',
      `<${url}>; rel="monitor"`,
      'Content-Disposition',
      `attachment; filename="sanctuary-${index.version.number}${format.endings[0]}"`,
    ],
    type,
    // Filters are as many as there are clients: what passes one is made for each.
    ...(isWhole && { isFile: true }),
    makingMs: total * MAKING_MS_A_SPOT,
    body: { [Symbol.asyncIterator]: () => inParts(format.write(head, recordsOf(index, docs), links)) },
  }
}

async function* recordsOf(index: Index, docs: Bitset | undefined) {
  for (let doc = 0; doc < index.count; doc++) {
    if (docs && !hasBit(docs, doc)) continue
    const spot = index.spot(doc)
    const { noiseLength, ...stored } = index.storedFields(doc)
    const noiseSentence = noiseLength === undefined ? undefined : spot.description?.slice(-noiseLength)
    yield toRecord(spot, { ...stored, ...(noiseSentence !== undefined && { noiseSentence }) })
  }
}
