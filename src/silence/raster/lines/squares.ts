import type { TreeLevel } from '../source-tree.ts'
import type { View } from '../view.ts'

/** A square counts as points, one a group, when its side is at most this share of its distance (0.1 dB off). */
export const POINT_SHARE = 0.7
/** Squares through which the search radius runs are taken apart down to this share of it. */
export const CUT_SHARE = 0.1

/** What `measureSquare` writes: metres in an array are not boxed at each call. */
export const metresTo = new Float64Array(1)

/** Measures from what is in view to a square. */
export function measureSquare({ west, south, side }: TreeLevel, square: number, view: View): void {
  const { x, y, scale } = view.tile
  const left = ((west[square] ?? 0) - x) * scale
  const bottom = ((south[square] ?? 0) - y) * scale
  const long = side * scale
  const dx = Math.max(0, left - view.east, view.west - left - long)
  const dy = Math.max(0, bottom - view.north, view.south - bottom - long)
  metresTo[0] = Math.sqrt(dx * dx + dy * dy)
}

/** A level of no squares. */
export const NO_LEVEL: TreeLevel = {
  code: new Uint32Array(),
  first: new Uint32Array(),
  start: new Uint32Array(),
  points: new Float64Array(),
  group: new Uint32Array(),
  west: new Float64Array(),
  south: new Float64Array(),
  side: 1,
}
