import { EARTH_RADIUS_KM } from './distance.ts'

/** Metres in a degree of latitude. */
export const METRES_PER_DEGREE = (EARTH_RADIUS_KM * 1000 * Math.PI) / 180
/** Coordinates are kept as whole 10⁻⁷ degrees (11 mm), as OpenStreetMap does: exact in 32 bits. */
export const E7 = 1e7

/** Returns the hypotenuse; Math.hypot, which guards against overflow, takes ten times as long. */
export function hypotenuse(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}

/** A flat map around a point, true to 0.5 % within 15 km: metres per 10⁻⁷ degree to the east and to the north. */
export type LocalPlane = { east: number; north: number }

export function localPlane(latitude: number): LocalPlane {
  const north = METRES_PER_DEGREE / E7
  return { east: north * Math.max(Math.cos((latitude * Math.PI) / 180), 1e-6), north }
}

/** How a straight piece lies as seen from the origin, in metres. */
export type Foot = {
  /** The distance of the line through the piece. */
  across: number
  /** The ends of the piece along that line, from the foot of the perpendicular. */
  from: number
  to: number
}

/** Projects the origin on the piece from (ax, ay) to (bx, by); a piece of no length gives `from` = `to`. */
export function footOf(ax: number, ay: number, bx: number, by: number): Foot {
  const length = hypotenuse(bx - ax, by - ay)
  if (length === 0) return { across: hypotenuse(ax, ay), from: 0, to: 0 }
  const ux = (bx - ax) / length
  const uy = (by - ay) / length
  const from = ax * ux + ay * uy
  return { across: Math.abs(ax * uy - ay * ux), from, to: from + length }
}

/** Returns the metres from the origin to the nearest point of a piece. */
export function distanceToPiece(ax: number, ay: number, bx: number, by: number): number {
  // The sums of footOf, whose object takes longer than they do where nothing optimises it away.
  const length = hypotenuse(bx - ax, by - ay)
  if (length === 0) return hypotenuse(ax, ay)
  const ux = (bx - ax) / length
  const uy = (by - ay) / length
  const from = ax * ux + ay * uy
  const to = from + length
  const across = Math.abs(ax * uy - ay * ux)
  if (from <= 0 && to >= 0) return across
  return hypotenuse(across, Math.min(Math.abs(from), Math.abs(to)))
}
