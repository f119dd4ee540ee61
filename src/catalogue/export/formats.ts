import type { Links } from '../../spots/links.ts'
import type { SpotRecord } from '../../spots/spot.ts'
import type { Snapshot } from '../catalogue.ts'
import { writeCsv } from '../../export/csv.ts'
import { type ExportHead, exportHead } from '../../export/head.ts'
import { writeGeojson } from '../../export/geojson.ts'
import { writeNdjson } from '../../export/ndjson.ts'

/** A form that a catalogue is written in; each imports back to the same catalogue. */
export type ExportFormat = {
  mediaType: string
  endings: readonly string[]
  write(head: ExportHead, spots: AsyncIterable<SpotRecord>, links: Links): AsyncIterable<string>
}

export const EXPORT_FORMATS = {
  ndjson: { mediaType: 'application/x-ndjson', endings: ['.ndjson', '.jsonl'], write: writeNdjson },
  geojson: { mediaType: 'application/geo+json', endings: ['.geojson', '.json'], write: writeGeojson },
  csv: { mediaType: 'text/csv', endings: ['.csv'], write: writeCsv },
} as const satisfies Record<string, ExportFormat>
export type ExportFormatName = keyof typeof EXPORT_FORMATS

/** Characters that are gathered before they are handed on: a write for each spot would cost more than the spot. */
const PART = 65_536

/** Writes a snapshot, or one source of it. */
export async function* exportSnapshot(
  snapshot: Snapshot,
  { format, source, links }: { format: ExportFormatName; source?: string | undefined; links: Links },
): AsyncGenerator<string> {
  const spots = source === undefined ? snapshot.spots : spotsOf(snapshot.spots, source)
  yield* inParts(EXPORT_FORMATS[format].write(await exportHead(snapshot, source), spots, links))
}

/** Gathers texts into parts of some 64 KiB; only one part is in memory at a time. */
export async function* inParts(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let part = ''
  for await (const text of texts) {
    part += text
    if (part.length < PART) continue
    yield part
    part = ''
  }
  if (part !== '') yield part
}

async function* spotsOf(spots: AsyncIterable<SpotRecord>, source: string): AsyncGenerator<SpotRecord> {
  for await (const spot of spots) if (spot.source === source) yield spot
}
