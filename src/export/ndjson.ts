import type { WriteExport } from './write-export.ts'
import { exportRow } from './row.ts'

/** Writes the head and then each spot as a line of JSON. */
export const writeNdjson: WriteExport = async function* (head, spots, links) {
  yield `${JSON.stringify(head)}\n`
  for await (const spot of spots) yield `${JSON.stringify(exportRow(spot, links))}\n`
}
