// How far a point is from shapes: lines, areas, runways.
import { distanceToPiece, footOf, hypotenuse, type LocalPlane } from '../../geo/local-plane.ts'
import { isCrossed } from '../../geo/polygon.ts'
import type { Shapes } from './sources.ts'

/** A point, 10⁻⁷ degrees, and the plane around it. */
export type Place = { x0: number; y0: number; plane: LocalPlane }

/** Returns the metres to a line. */
export function metresToRun({ points, start }: Shapes, run: number, { x0, y0, plane: { east, north } }: Place): number {
  const from = 2 * (start[run] ?? 0)
  const to = 2 * (start[run + 1] ?? 0)
  let nearest = Infinity
  let ax = ((points[from] ?? 0) - x0) * east
  let ay = ((points[from + 1] ?? 0) - y0) * north
  for (let i = from + 2; i < to; i += 2) {
    const bx = ((points[i] ?? 0) - x0) * east
    const by = ((points[i + 1] ?? 0) - y0) * north
    nearest = Math.min(nearest, distanceToPiece(ax, ay, bx, by))
    ax = bx
    ay = by
  }
  return nearest
}

/** Returns the metres to a point, a line or an area; 0 inside an area. */
export function metresToShape(
  { points, start }: Shapes,
  shape: number,
  { x0, y0, plane: { east, north } }: Place,
): number {
  const from = 2 * (start[shape] ?? 0)
  const to = 2 * (start[shape + 1] ?? 0)
  let ax = ((points[from] ?? 0) - x0) * east
  let ay = ((points[from + 1] ?? 0) - y0) * north
  if (to - from <= 2) return hypotenuse(ax, ay)
  const isArea = to - from > 6 && points[from] === points[to - 2] && points[from + 1] === points[to - 1]
  let nearest = Infinity
  let isInside = false
  for (let i = from + 2; i < to; i += 2) {
    const bx = ((points[i] ?? 0) - x0) * east
    const by = ((points[i + 1] ?? 0) - y0) * north
    nearest = Math.min(nearest, distanceToPiece(ax, ay, bx, by))
    if (isArea && isCrossed(ax, ay, bx, by, 0, 0)) isInside = !isInside
    ax = bx
    ay = by
  }
  return isInside ? 0 : nearest
}

/** Returns the metres from the middle of a runway, in its direction and to its side. */
export function metresFromRunway(
  { points, start }: Shapes,
  runway: number,
  { x0, y0, plane }: Place,
): { along: number; across: number } {
  const a = 2 * (start[runway] ?? 0)
  const b = 2 * (start[runway + 1] ?? 0) - 2
  const { across, from, to } = footOf(
    ((points[a] ?? 0) - x0) * plane.east,
    ((points[a + 1] ?? 0) - y0) * plane.north,
    ((points[b] ?? 0) - x0) * plane.east,
    ((points[b + 1] ?? 0) - y0) * plane.north,
  )
  return { across, along: Math.abs(from + to) / 2 }
}

/** Near the antimeridian a point is looked up on both sides of the map. */
export function turns(longitude: number): number[] {
  return longitude > 178 ? [0, -360] : longitude < -178 ? [0, 360] : [0]
}
