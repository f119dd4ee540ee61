import { readFileSync, statSync } from 'node:fs'
import { z } from 'zod'
import { E7 } from '../../../geo/local-plane.ts'
import { OperatorError } from '../../../operator-error.ts'

/** A region as its operator draws it: closed rings, 10⁻⁷ degrees. */
export type Area = readonly Int32Array[]

/**
 * Reads an operator's border: GeoJSON (Polygon, MultiPolygon, or features of them) or Osmosis's .poly.
 * @throws OperatorError when the file is neither.
 */
export function readArea(path: string): Area {
  const text = readText(path)
  const rings = /^\s*\{/.test(text) ? geojsonRings(parseJson(path, text), path) : polyRings(text)
  if (rings.length === 0) throw noPolygon(path)
  for (const ring of rings) {
    const wrong = ring.find(position => !isPosition(position))
    if (wrong)
      throw new OperatorError(`the area "${path}" has a corner that is no longitude, latitude: ${wrong.join(', ')}`)
    if (ring.length < 3) throw new OperatorError(`the area "${path}" has a ring of fewer than 3 corners`)
  }
  return rings.map(toClosedE7)
}

function noPolygon(path: string): OperatorError {
  return new OperatorError(
    `the area "${path}" holds no polygon: give GeoJSON (Polygon or MultiPolygon) or a .poly file`,
  )
}

/** The coast of a continent in full takes less. */
const MOST_BYTES = 256e6

function readText(path: string): string {
  const found = readable(path, () => statSync(path))
  if (!found.isFile()) throw new OperatorError(`the area "${path}" is not a file on a disk: save it as one first`)
  if (found.size > MOST_BYTES) throw new OperatorError(`the area file "${path}" is larger than ${MOST_BYTES / 1e6} MB`)
  return readable(path, () => readFileSync(path, 'utf8'))
}

function readable<Found>(path: string, look: () => Found): Found {
  try {
    return look()
  } catch (error) {
    throw new OperatorError(`the area file "${path}" cannot be read: check its name`, { cause: error })
  }
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new OperatorError(`the area "${path}" is not valid JSON`, { cause: error })
  }
}

type Position = readonly [number, number]
type Ring = Position[]

const Ring = z.array(
  z
    .array(z.number())
    .min(2)
    .transform(([x = NaN, y = NaN]): Position => [x, y]),
)
const SHAPES = {
  Polygon: z.object({ coordinates: z.array(Ring) }).transform(({ coordinates }) => coordinates),
  MultiPolygon: z.object({ coordinates: z.array(z.array(Ring)) }).transform(({ coordinates }) => coordinates.flat()),
} as const

/** Whatever of GeoJSON it is, the rings of its polygons, holes too: inside is where they enclose an odd number of times. */
function geojsonRings(value: unknown, path: string): Ring[] {
  if (typeof value !== 'object' || value === null) return []
  const { type, geometry, features, geometries } = value as Record<string, unknown>
  if (type === 'Polygon' || type === 'MultiPolygon') {
    const rings = SHAPES[type].safeParse(value)
    if (rings.success) return rings.data
    throw new OperatorError(`the area "${path}" is no GeoJSON ${type}: ${z.prettifyError(rings.error)}`)
  }
  const parts = features ?? geometries ?? [geometry]
  return Array.isArray(parts) ? parts.flatMap(part => geojsonRings(part, path)) : []
}

/** https://wiki.openstreetmap.org/wiki/Osmosis/Polygon_Filter_File_Format */
function polyRings(text: string): Ring[] {
  const rings: Ring[] = []
  let ring: Ring | undefined
  for (const line of text.split(/\r?\n/).slice(1)) {
    const words = line.trim().split(/\s+/)
    if (words[0] === 'END') {
      if (ring) rings.push(ring)
      ring = undefined
    } else if (words.length === 1) ring = []
    else ring?.push([Number(words[0]), Number(words[1])])
  }
  return rings
}

function isPosition([longitude, latitude]: Position): boolean {
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
}

function toClosedE7(ring: Ring): Int32Array {
  const points = ring.flatMap(([longitude, latitude]) => [Math.round(longitude * E7), Math.round(latitude * E7)])
  const isClosed = points[0] === points.at(-2) && points[1] === points.at(-1)
  return Int32Array.from(isClosed ? points : [...points, points[0] ?? 0, points[1] ?? 0])
}
