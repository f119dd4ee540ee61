import type { ExportFormat } from '../catalogue/export/formats.ts'
import { exportRow } from '../catalogue/export/export-row.ts'

/** Writes a FeatureCollection (RFC 7946), a feature a line; the head's members stand before the features. */
export const writeGeojson: ExportFormat['write'] = async function* (head, spots, links) {
  yield `${JSON.stringify({ type: 'FeatureCollection', ...head }).slice(0, -1)},"features":[`
  let separator = '\n'
  for await (const spot of spots) {
    const { id, latitude, longitude } = spot
    const geometry = { type: 'Point', coordinates: [longitude, latitude] }
    yield separator + JSON.stringify({ type: 'Feature', id, geometry, properties: exportRow(spot, links) })
    separator = ',\n'
  }
  yield '\n]}\n'
}
