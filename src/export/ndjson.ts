import type { ExportFormat } from '../catalogue/export/formats.ts'
import { exportRow } from '../catalogue/export/export-row.ts'

/** Writes the head and then each spot as a line of JSON. */
export const writeNdjson: ExportFormat['write'] = async function* (head, spots, links) {
  yield `${JSON.stringify(head)}\n`
  for await (const spot of spots) yield `${JSON.stringify(exportRow(spot, links))}\n`
}
