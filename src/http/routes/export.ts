import { z } from 'zod'
import { inParts } from '../../export/export-snapshot.ts'
import { EXPORT_FORMATS } from '../../export/formats.ts'
import { headOf } from '../../export/head.ts'
import type { Index } from '../../index/types.ts'
import { toRecord } from '../../spots/links.ts'
import type { HttpResponse } from '../response/response.ts'
import { type Call, route } from '../route.ts'
import { ExportFeatures } from '../schemas/schemas.ts'
import { changesUrl, endOf } from './change-cursor.ts'
import { COMMON, NOTHING } from './shared.ts'

export const exportSpots = route({
  method: 'GET',
  paths: { '/api/export': 'export' },
  group: 'mirrors',
  summary: 'Export the catalogue',
  description:
    'Streams the whole catalogue of one version, with its attribution: as NDJSON (a head, then a spot a line), as GeoJSON (Accept: application/geo+json, or application/json) or as CSV (Accept: text/csv). changesUrl in the head, and Link with rel="monitor", say where the changes since are read. Counts as 10 requests.',
  path: NOTHING,
  query: NOTHING,
  body: undefined,
  responses: {
    200: {
      description: 'The catalogue',
      content: {
        'application/x-ndjson': undefined,
        'application/geo+json': ExportFeatures,
        'application/json': ExportFeatures,
        'text/csv': undefined,
      },
      headers: {
        Link: { description: 'where the changes since are read, rel="monitor"', schema: z.string(), required: true },
        'Content-Disposition': { description: 'a name for the file', schema: z.string(), required: true },
      },
    },
  },
  errors: COMMON,
  reads: 'directory',
  cost: 10,
  isBatchable: false,
  handle: answerExport,
})

/** The format of each media type. A client that takes plain JSON gets GeoJSON, which is JSON as a whole. */
const FORMATS = {
  'application/x-ndjson': EXPORT_FORMATS.ndjson,
  'application/geo+json': EXPORT_FORMATS.geojson,
  'application/json': EXPORT_FORMATS.geojson,
  'text/csv': EXPORT_FORMATS.csv,
} as const
type ExportType = keyof typeof FORMATS
type ExportCall = Pick<Call<unknown, unknown, unknown>, 'type' | 'directory' | 'reads'>

/**
 * Answers the whole catalogue, part by part as the client takes it: what a slow reader holds is one part and the index
 * of the version, which all threads share.
 */
function answerExport({ type, directory, reads: { links } }: ExportCall): HttpResponse {
  const { index, cursorKey } = directory
  const known = Object.keys(FORMATS) as ExportType[] // the keys of a const table
  const format = FORMATS[known.find(name => name === type) ?? 'application/x-ndjson']
  const url = changesUrl(endOf(index.version), links, cursorKey)
  const head = { ...headOf(index.version, index.sources, index.count), changesUrl: url }
  return {
    status: 200,
    headers: [
      'Link',
      `<${url}>; rel="monitor"`,
      'Content-Disposition',
      `attachment; filename="sanctuary-${index.version.number}${format.endings[0]}"`,
    ],
    type,
    isFile: true,
    body: { [Symbol.asyncIterator]: () => inParts(format.write(head, recordsOf(index), links)) },
  }
}

async function* recordsOf(index: Index) {
  for (let doc = 0; doc < index.count; doc++) {
    const spot = index.spot(doc)
    const { noiseLength, ...stored } = index.storedFields(doc)
    const noiseSentence = noiseLength === undefined ? undefined : spot.description?.slice(-noiseLength)
    yield toRecord(spot, { ...stored, ...(noiseSentence !== undefined && { noiseSentence }) })
  }
}
