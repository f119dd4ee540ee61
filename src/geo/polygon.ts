import type { LocalPlane } from './local-plane.ts'

/** A line or a closed ring as longitude and latitude in turn, in any unit. */
export type Line = ArrayLike<number>

/**
 * Tells whether the ray from (x, y) eastward crosses the edge from (ax, ay) to (bx, by). A point lies inside of an
 * area when its ray crosses an odd number of the area's edges (even-odd rule).
 */
export function isCrossed(ax: number, ay: number, bx: number, by: number, x: number, y: number): boolean {
  return ay > y !== by > y && ax + ((y - ay) * (bx - ax)) / (by - ay) > x
}

/** Tells whether a point lies within closed rings, holes among them. */
export function isInRings(rings: readonly Line[], x: number, y: number): boolean {
  let isInside = false
  for (const ring of rings) {
    const { length } = ring
    let ay = ring[1] ?? 0
    for (let i = 3; i < length; i += 2) {
      const by = ring[i] ?? 0
      // Most edges lie above or below, whatever their longitudes.
      if (ay > y !== by > y && isCrossed(ring[i - 3] ?? 0, ay, ring[i - 1] ?? 0, by, x, y)) isInside = !isInside
      ay = by
    }
  }
  return isInside
}

/** Returns the area within a closed ring, in square units of the plane (shoelace formula). */
export function ringArea(ring: Line, { east, north }: LocalPlane): number {
  // From its first corner: the products stay small, and exact.
  const x0 = ring[0] ?? 0
  const y0 = ring[1] ?? 0
  let twice = 0
  for (let i = 0; i + 3 < ring.length; i += 2) {
    const ax = (ring[i] ?? 0) - x0
    const ay = (ring[i + 1] ?? 0) - y0
    const bx = (ring[i + 2] ?? 0) - x0
    const by = (ring[i + 3] ?? 0) - y0
    twice += ax * by - bx * ay
  }
  return (Math.abs(twice) / 2) * east * north
}
