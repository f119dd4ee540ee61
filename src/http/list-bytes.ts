import type { Doc, Index } from '../index/index.ts'

export const GEOJSON = 'application/geo+json'

/** The rows of an answer, with their kilometres where a distance was asked for. */
export type Rows = { docs: readonly Doc[]; distances: readonly number[] | null }

const COMMA = Buffer.from(',')

/** Puts a list together from the spots' ready bytes, as the API's own list or as a GeoJSON FeatureCollection. */
export function listBytes(
  index: Index,
  rows: Rows,
  { meta, type }: { meta: object; type: string },
): Buffer<ArrayBuffer> {
  const [head, row] =
    type === GEOJSON ? ['{"type":"FeatureCollection","features":[', feature] : ['{"object":"list","data":[', spotRow]
  const parts: Uint8Array[] = [Buffer.from(head)]
  const join = (...pieces: Uint8Array[]) => {
    if (parts.length > 1) parts.push(COMMA)
    parts.push(...pieces)
  }
  if (row === spotRow && rows.distances === null) {
    for (const [start, end] of runs(rows.docs)) join(index.bodies(start, end))
  } else {
    for (const [i, doc] of rows.docs.entries()) join(...row(index, doc, rows.distances?.[i]))
  }
  parts.push(Buffer.from(`],"meta":${JSON.stringify(meta)}}`))
  return Buffer.concat(parts)
}

/** Metres are as fine as a place's coordinates can mean. */
function spotRow(index: Index, doc: Doc, distanceKm: number | undefined): Uint8Array[] {
  const body = index.body(doc)
  if (distanceKm === undefined) return [body]
  return [body.subarray(0, -1), Buffer.from(`,"distanceKm":${Math.round(distanceKm * 1000) / 1000}}`)]
}

function feature(index: Index, doc: Doc, distanceKm: number | undefined): Uint8Array[] {
  const { id, longitude, latitude } = index.spot(doc)
  const head = `{"type":"Feature","id":${JSON.stringify(id)},"geometry":{"type":"Point","coordinates":[${longitude},${latitude}]},"properties":`
  return [Buffer.from(head), ...spotRow(index, doc, distanceKm), Buffer.from('}')]
}

/** Yields the runs of consecutive numbers as [start, end): neighbours are copied as one. */
function* runs(docs: readonly Doc[]): Generator<[start: Doc, end: Doc]> {
  let [start, end]: [Doc, Doc] = [-1, -1]
  for (const doc of docs) {
    if (doc === end) {
      end++
      continue
    }
    if (start >= 0) yield [start, end]
    ;[start, end] = [doc, doc + 1]
  }
  if (start >= 0) yield [start, end]
}
