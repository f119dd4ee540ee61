import { EXPORT_FORMATS, inParts } from '../catalogue/export/formats.ts'
import { headOf } from '../export/head.ts'
import type { Index } from '../index/types.ts'
import { type Links, toRecord } from '../spots/links.ts'
import { changesUrl, endOf } from './changes.ts'
import type { Reply } from './reply.ts'
import type { Directory } from './service.ts'

/** The form of each media type. A client that takes plain JSON gets GeoJSON, which is JSON as a whole. */
const FORMATS = {
  'application/x-ndjson': EXPORT_FORMATS.ndjson,
  'application/geo+json': EXPORT_FORMATS.geojson,
  'application/json': EXPORT_FORMATS.geojson,
  'text/csv': EXPORT_FORMATS.csv,
} as const
type ExportType = keyof typeof FORMATS

/**
 * Answers the whole catalogue, part by part as the client takes it: what a slow reader holds is one part and the index
 * of the version, which all threads share.
 */
export function exportReply(type: string, { index, cursorKey }: Directory, links: Links): Reply {
  const known = Object.keys(FORMATS) as ExportType[] // the keys of a const table
  const form = FORMATS[known.find(name => name === type) ?? 'application/x-ndjson']
  const url = changesUrl(endOf(index.version), links, cursorKey)
  const head = { ...headOf(index.version, index.sources, index.count), changesUrl: url }
  return {
    stream: inParts(form.write(head, recordsOf(index), links)),
    type,
    isOfVersion: true,
    headers: {
      Link: `<${url}>; rel="monitor"`,
      'Content-Disposition': `attachment; filename="sanctuary-${index.version.number}${form.endings[0]}"`,
    },
  }
}

async function* recordsOf(index: Index) {
  for (let doc = 0; doc < index.count; doc++) yield toRecord(index.spot(doc), index.details(doc))
}
