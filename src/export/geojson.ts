import { withReals } from './reals.ts'
import type { WriteExport } from './write-export.ts'
import { exportRow } from './row.ts'

/** Writes a FeatureCollection (RFC 7946), a feature a line; the head's members come before the features. */
export const writeGeojson: WriteExport = async function* (head, spots, links) {
  yield `${JSON.stringify({ type: 'FeatureCollection', ...head }).slice(0, -1)},"features":[`
  let separator = '\n'
  for await (const spot of spots) {
    const { id, latitude, longitude } = spot
    const geometry = { type: 'Point', coordinates: [longitude, latitude] }
    const feature = { type: 'Feature', id, geometry, properties: exportRow(spot, links) }
    yield separator + withReals(JSON.stringify(feature))
    separator = ',\n'
  }
  yield '\n]}\n'
}
