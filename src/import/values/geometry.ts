import { boxOfLine } from '../../geo/box.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { innerPoint } from '../../geo/inner-point.ts'
import { lineLength, middleOfLine } from '../../geo/line.ts'
import type { LocalPlane } from '../../geo/local-plane.ts'
import { isInRings, ringArea } from '../../geo/polygon.ts'
import { pointOnSurface } from '../../geo/point-on-surface.ts'
import { checkPlace } from './coordinates.ts'
import type { Parsed } from '../importer.ts'
import { tableOf } from '../../text/table.ts'
import { quote } from '../../text/quote.ts'

type Position = number[]
type Ring = Position[]

/** Each GeoJSON geometry (RFC 7946) and the one point that represents it. */
const POINTS_OF = tableOf<(coordinates: unknown) => Parsed<Position>>({
  Point: coordinates => parse(coordinates, isPosition, position => position),
  MultiPoint: coordinates => parse(coordinates, isLine, mostCentral),
  LineString: coordinates => parse(coordinates, isLine, middleOf),
  MultiLineString: coordinates => parse(coordinates, isLines, lines => middleOf(largest(lines, lengthOf))),
  Polygon: coordinates => parse(coordinates, isPolygon, innerPointOf),
  MultiPolygon: coordinates => parse(coordinates, isPolygons, areas => innerPointOf(largest(areas, areaOf))),
})

/**
 * Returns the place that represents a geometry: of an area a point well inside of its largest part, of a line the
 * middle of its longest part, of several points the one nearest to their mean.
 */
export function placeOf(geometry: unknown): Parsed<Coordinates> {
  if (geometry === null || geometry === undefined) return { fault: 'no geometry: the place is unknown' }
  const { type, coordinates } = geometry as { type?: unknown; coordinates?: unknown }
  const point = typeof type === 'string' ? POINTS_OF.get(type)?.(coordinates) : undefined
  if (!point) return { fault: `a geometry of type ${quote(type)} is not one place` }
  if ('fault' in point) return { fault: `the geometry is broken: ${point.fault}` }
  const [longitude = 0, latitude = 0] = point.value
  return checkPlace(latitude, longitude)
}

/** Shapes are measured on a plane that is true at their middle latitude; its unit is a degree of latitude. */
function planeOf(line: Position[]): LocalPlane {
  const { south, north } = boxOfLine(flat(line))
  return { east: Math.max(Math.cos((((south + north) / 2) * Math.PI) / 180), 1e-6), north: 1 }
}

/** Rings with more corners are thinned out first: the point farthest inside hardly moves. */
const MOST_CORNERS = 1000
/** How many times as long as wide an area may be for a search over all of it. */
const MOST_ELONGATED = 100

/** The precision is a hundredth of the shorter side. No shape, however hostile, makes the search run for long. */
function innerPointOf(polygon: Ring[]): Position {
  const rings = polygon.map(flat)
  const [outer = new Float64Array()] = rings
  const { west, south, east, north } = boxOfLine(outer)
  const plane = planeOf(polygon[0] ?? [])
  const [width, height] = [(east - west) * plane.east, north - south]
  const corners = rings.reduce((sum, ring) => sum + ring.length / 2, 0)
  const every = Math.ceil(corners / MOST_CORNERS)
  if (Math.max(width, height) <= MOST_ELONGATED * Math.min(width, height)) {
    const thinned = rings.map(ring => everyNth(ring, every)).filter(ring => ring.length >= 6)
    const found = innerPoint(thinned, { plane, precision: side => Math.max(side / 100, 1e-7) })
    if (every === 1 || isInRings(rings, ...found)) return rounded(found)
  }
  return rounded(pointOnSurface(rings))
}

function everyNth(ring: Float64Array, every: number): Float64Array {
  return every === 1 ? ring : ring.filter((_, i) => (i >> 1) % every === 0)
}

function areaOf([outer = []]: Ring[]): number {
  const [first] = outer
  return ringArea(flat(first ? [...outer, first] : []), planeOf(outer))
}

function lengthOf(line: Ring): number {
  return lineLength(flat(line), planeOf(line))
}

function middleOf(line: Ring): Position {
  return rounded(middleOfLine(flat(line), planeOf(line)))
}

function flat(line: Ring): Float64Array {
  return Float64Array.from(line.flatMap(([x = 0, y = 0]) => [x, y]))
}

function mostCentral(points: Ring): Position {
  const mean = [0, 1].map(axis => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length)
  return largest(points, point => -lengthOf([mean, point]))
}

function largest<T>(parts: T[], sizeOf: (part: T) => number): T {
  const sized = parts.map(part => ({ part, size: sizeOf(part) }))
  return sized.reduce((best, next) => (next.size > best.size ? next : best)).part
}

/** To 1e-7 degrees (1 cm): a computed point is not truer than that. */
function rounded(position: Position): Position {
  return position.map(degrees => Number(degrees.toFixed(7)))
}

function parse<T>(value: unknown, isGood: Check<T>, toPoint: (value: T) => Position): Parsed<Position> {
  return isGood(value) ? { value: toPoint(value) } : { fault: 'its coordinates are not those of its type' }
}

type Check<T> = (value: unknown) => value is T

const isPosition: Check<Position> = (value): value is Position =>
  Array.isArray(value) && value.length >= 2 && Number.isFinite(value[0]) && Number.isFinite(value[1])
const isLine = listOf(isPosition, 1)
const isLines = listOf(isLine, 1)
const isRing = listOf(isPosition, 4)
const isPolygon = listOf(isRing, 1)
const isPolygons = listOf(isPolygon, 1)

function listOf<T>(isPart: Check<T>, least: number): Check<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.length >= least && value.every(isPart)
}
