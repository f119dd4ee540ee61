import { OperatorError } from '../../operator-error.ts'
import { FeatureSplitter } from './feature-splitter.ts'
import { MOST_COLUMNS, type ReadItem, type RowReader } from './rows.ts'
import { quote } from '../../text/quote.ts'

/** Reads a FeatureCollection a feature at a time, or a single Feature (RFC 7946). */
export const readGeojson: RowReader = async function* (text, path): AsyncGenerator<ReadItem> {
  const splitter = new FeatureSplitter(path)
  let isFirst = true
  for await (const piece of text) {
    for (const { text: feature, line } of splitter.push(piece)) {
      if (isFirst) yield* readMembers(parseJson(`${splitter.outside}]}`, { line: 1, path }), path)
      isFirst = false
      yield featureRow(parseJson(feature, { line, path }), line)
    }
  }
  const { outside, count } = splitter.end()
  const type = membersOf(outside)['type']
  if (type === 'Feature') yield featureRow(outside, 1)
  else if (type !== 'FeatureCollection') {
    throw new OperatorError(
      `the file "${path}" is JSON but not GeoJSON: its type is ${quote(type)}, and FeatureCollection or Feature is needed`,
    )
  }
  // The text behind the features could not be known before; with none, nothing has been looked at yet.
  if (count === 0) yield* readMembers(outside, path)
  checkCrs(outside, path)
}

/** Makes a row of a feature: its properties, its id and its geometry. */
export function featureRow(feature: unknown, line: number): ReadItem {
  const { type, id, properties, geometry } = membersOf(feature)
  if (type !== 'Feature') return { kind: 'broken', line, reason: `its type is ${quote(type)} and not "Feature"` }
  const cells = membersOf(properties)
  if (Object.keys(cells).length > MOST_COLUMNS)
    return { kind: 'broken', line, reason: `more than ${MOST_COLUMNS} members` }
  return {
    kind: 'row',
    line,
    columns: ['id', ...Object.keys(cells)],
    values: [id, ...Object.values(cells)],
    geometry: geometry ?? null,
  }
}

/** The members of a JSON object; none of anything else. */
export function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function* readMembers(collection: unknown, path: string): Generator<ReadItem> {
  checkCrs(collection, path)
  const { sources, total } = membersOf(collection)
  if (sources !== undefined) yield { kind: 'sources', sources, total: typeof total === 'number' ? total : null }
}

/** The names under which older files (GeoJSON of 2008) declare what is now the only system: WGS 84. */
const WGS84 = /^(?:urn:ogc:def:crs:(?:OGC:[\d.]*:CRS84|EPSG:[\d.]*:4326)|(?:OGC:)?CRS84|EPSG:4326)$/i

function checkCrs(collection: unknown, path: string): void {
  const { crs } = membersOf(collection)
  if (crs === undefined || crs === null) return
  const { name } = membersOf(membersOf(crs)['properties'])
  if (typeof name === 'string' && WGS84.test(name)) return
  throw new OperatorError(
    `the file "${path}" is in the coordinate system ${quote(name ?? crs)}: convert it to WGS 84 (EPSG:4326), as ogr2ogr -t_srs EPSG:4326 does`,
  )
}

function parseJson(text: string, { line, path }: { line: number; path: string }): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const what = error instanceof Error ? error.message : 'not JSON'
    throw new OperatorError(`the feature that begins at line ${line} of "${path}" is not JSON: ${what}`, {
      cause: error,
    })
  }
}
