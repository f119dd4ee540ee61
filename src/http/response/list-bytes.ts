import { withReals } from '../../export/reals.ts'
import type { Parts } from './response.ts'
import type { Doc, Index } from '../../index/types.ts'

export const GEOJSON = 'application/geo+json'

/** The rows of an answer, with their kilometres where a distance was asked for. */
export type Rows = { docs: readonly Doc[]; distances: readonly number[] | null }

const COMMA = Buffer.from(',')
const LIST_HEAD = Buffer.from('{"object":"list","data":[')
const FEATURES_HEAD = Buffer.from('{"type":"FeatureCollection","features":[')

/** Makes a list of the spots' ready bytes, as the API's own list or as a GeoJSON FeatureCollection; `meta` is JSON. */
export function listBytes(index: Index, rows: Rows, { meta, type }: { meta: string; type: string }): Parts {
  const [head, row] = type === GEOJSON ? [FEATURES_HEAD, feature] : [LIST_HEAD, spotRow]
  const parts: Uint8Array[] = [head]
  if (row === spotRow && rows.distances === null) addNeighbours(parts, index, rows.docs)
  else {
    for (const [i, doc] of rows.docs.entries()) {
      if (i > 0) parts.push(COMMA)
      parts.push(...row(index, doc, rows.distances?.[i]))
    }
  }
  parts.push(Buffer.from(`],"meta":${meta}}`))
  return parts
}

/** Metres are as fine as a place's coordinates can mean. */
function spotRow(index: Index, doc: Doc, distanceKm: number | undefined): Uint8Array[] {
  const body = index.body(doc)
  if (distanceKm === undefined) return [body]
  return [body.subarray(0, -1), Buffer.from(`,"distanceKm":${Math.round(distanceKm * 1000) / 1000}}`)]
}

/** Writes a spot as a GeoJSON Feature. */
export function feature(index: Index, doc: Doc, distanceKm?: number): Uint8Array[] {
  const { longitude, latitude } = index.coordinates(doc)
  const head = `{"type":"Feature","id":${JSON.stringify(index.id(doc))},"geometry":{"type":"Point","coordinates":[${longitude},${latitude}]},"properties":`
  const properties = withReals(Buffer.concat(spotRow(index, doc, distanceKm)).toString())
  return [Buffer.from(`${head}${properties}}`)]
}

/** Takes neighbours as one piece, commas included. */
function addNeighbours(parts: Uint8Array[], index: Index, docs: readonly Doc[]): void {
  let start = 0
  for (let i = 1; i <= docs.length; i++) {
    const [first = 0, last = 0] = [docs[start], docs[i - 1]]
    if (docs[i] === last + 1) continue
    if (start > 0) parts.push(COMMA)
    parts.push(index.bodies(first, last + 1))
    start = i
  }
}
