import { writeCsv } from './csv.ts'
import { writeGeojson } from './geojson.ts'
import { writeNdjson } from './ndjson.ts'
import type { WriteExport } from './write-export.ts'

/** A form of export; each imports back to the same catalogue. */
export type ExportFormat = {
  mediaType: string
  endings: readonly string[]
  write: WriteExport
}

export const EXPORT_FORMATS = {
  ndjson: { mediaType: 'application/x-ndjson', endings: ['.ndjson', '.jsonl'], write: writeNdjson },
  geojson: { mediaType: 'application/geo+json', endings: ['.geojson', '.json'], write: writeGeojson },
  csv: { mediaType: 'text/csv', endings: ['.csv'], write: writeCsv },
} as const satisfies Record<string, ExportFormat>
export type ExportFormatName = keyof typeof EXPORT_FORMATS
