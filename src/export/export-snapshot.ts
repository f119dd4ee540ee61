import type { Snapshot } from '../catalogue/catalogue.ts'
import type { Links } from '../spots/links.ts'
import type { SpotRecord } from '../spots/spot.ts'
import { writeSafeCsv } from './csv.ts'
import { EXPORT_FORMATS, type ExportFormatName } from './formats.ts'
import { exportHead } from './head.ts'

/** Characters in a part: a write for each spot would cost more than the spot. */
const PART = 65_536

export type SnapshotExport = {
  format: ExportFormatName
  source?: string | undefined
  links: Links
  /** A table whose texts no spreadsheet takes for formulas, whatever the format. */
  isForSpreadsheets?: boolean
}

/** Writes a snapshot, or one source of it. */
export async function* exportSnapshot(
  snapshot: Snapshot,
  { format, source, links, isForSpreadsheets = false }: SnapshotExport,
): AsyncGenerator<string> {
  const spots = source === undefined ? snapshot.spots : spotsOf(snapshot.spots, source)
  const write = isForSpreadsheets ? writeSafeCsv : EXPORT_FORMATS[format].write
  yield* inParts(write(await exportHead(snapshot, source), spots, links))
}

/** Gathers texts into parts of about 64 KiB; only one part is in memory at a time. */
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
