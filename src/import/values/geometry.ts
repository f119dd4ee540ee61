import polylabel from 'polylabel'
import type { Coordinates } from '../../geo/distance.ts'
import { checkPlace } from './coordinates.ts'
import type { Parsed } from '../importer.ts'
import { quote } from '../../text/clean.ts'

type Position = number[]
type Ring = Position[]

/** Each GeoJSON geometry (RFC 7946) and the one point that stands for it. */
const POINTS_OF: Record<string, (coordinates: unknown) => Parsed<Position>> = {
  Point: coordinates => parse(coordinates, isPosition, position => position),
  MultiPoint: coordinates => parse(coordinates, isLine, mostCentral),
  LineString: coordinates => parse(coordinates, isLine, middleOf),
  MultiLineString: coordinates => parse(coordinates, isLines, lines => middleOf(largest(lines, lengthOf))),
  Polygon: coordinates => parse(coordinates, isPolygon, innerPoint),
  MultiPolygon: coordinates => parse(coordinates, isPolygons, areas => innerPoint(largest(areas, areaOf))),
}

/**
 * Returns the place that stands for a geometry: of an area a point well inside of its largest part, of a line the
 * middle of its longest part, of several points the one nearest to their mean.
 */
export function placeOf(geometry: unknown): Parsed<Coordinates> {
  if (geometry === null || geometry === undefined) return { fault: 'no geometry: the place is unknown' }
  const { type, coordinates } = geometry as { type?: unknown; coordinates?: unknown }
  const point = typeof type === 'string' && Object.hasOwn(POINTS_OF, type) ? POINTS_OF[type]?.(coordinates) : undefined
  if (!point) return { fault: `a geometry of type ${quote(type)} is not one place` }
  if ('fault' in point) return { fault: `the geometry is broken: ${point.fault}` }
  const [longitude = 0, latitude = 0] = point.value
  return checkPlace(latitude, longitude)
}

/** Degrees of longitude shrink towards the poles; shapes are measured on a plane that is true at their own latitude. */
function stretch(ring: Ring): number {
  const latitudes = ring.map(([, latitude = 0]) => latitude)
  const middle = (latitudes.reduce((a, b) => Math.min(a, b), 90) + latitudes.reduce((a, b) => Math.max(a, b), -90)) / 2
  return Math.max(Math.cos((middle * Math.PI) / 180), 1e-6)
}

/** The precision is a hundredth of the smaller side: no cell search runs long on a huge or a thin area. */
function innerPoint(polygon: Ring[]): Position {
  const [outer = []] = polygon
  const shrink = stretch(outer)
  const flat = polygon.map(ring => ring.map(([x = 0, y = 0]) => [x * shrink, y]))
  const side = (axis: 0 | 1) => {
    const values = (flat[0] ?? []).map(position => position[axis] ?? 0)
    return values.reduce((a, b) => Math.max(a, b), -Infinity) - values.reduce((a, b) => Math.min(a, b), Infinity)
  }
  const precision = Math.max(Math.min(side(0), side(1)) / 100, 1e-7)
  const [x, y] = polylabel(flat, precision)
  return rounded([x / shrink, y])
}

function areaOf(polygon: Ring[]): number {
  const [outer = []] = polygon
  let twice = 0
  outer.forEach(([x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = outer[(i + 1) % outer.length] ?? []
    twice += x * nextY - nextX * y
  })
  return (Math.abs(twice) / 2) * stretch(outer)
}

function lengthOf(line: Ring): number {
  return stepsOf(line).reduce((sum, step) => sum + step, 0)
}

function stepsOf(line: Ring): number[] {
  const shrink = stretch(line)
  return line.slice(1).map(([x = 0, y = 0], i) => {
    const [fromX = 0, fromY = 0] = line[i] ?? []
    return Math.hypot((x - fromX) * shrink, y - fromY)
  })
}

function middleOf(line: Ring): Position {
  const steps = stepsOf(line)
  let left = steps.reduce((sum, step) => sum + step, 0) / 2
  for (const [i, step] of steps.entries()) {
    if (step >= left && step > 0) {
      const [[fromX = 0, fromY = 0] = [], [x = 0, y = 0] = []] = [line[i], line[i + 1]]
      const share = left / step
      return rounded([fromX + (x - fromX) * share, fromY + (y - fromY) * share])
    }
    left -= step
  }
  return line[0] ?? []
}

function mostCentral(points: Ring): Position {
  const mean = [0, 1].map(axis => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length)
  return largest(points, point => -lengthOf([mean, point]))
}

function largest<T>(parts: T[], sizeOf: (part: T) => number): T {
  return parts.reduce((best, part) => (sizeOf(part) > sizeOf(best) ? part : best))
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
