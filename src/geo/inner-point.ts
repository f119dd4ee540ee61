import polylabel from 'polylabel'
import type { LocalPlane } from './local-plane.ts'
import { boxOfLine } from './box.ts'
import { pointOnSurface } from './point-on-surface.ts'
import type { Line } from './polygon.ts'

type Options = {
  plane: LocalPlane
  /** Where the plane begins: large coordinates lose digits. */
  origin?: readonly [x: number, y: number]
  /** How exact the point must be, in units of the plane, for an area whose shorter side has this length. */
  precision: (shorterSide: number) => number
}

/** Ratio of the sides. The search begins with squares of the shorter side: for a longer area they would be too many. */
const MOST_ELONGATED = 1000

/** Returns the point that lies farthest inside of a polygon: its outer ring, then its holes. */
export function innerPoint(rings: readonly Line[], { plane, origin = [0, 0], precision }: Options): [number, number] {
  const flat = rings.map(ring => {
    const points: [number, number][] = []
    for (let i = 0; i < ring.length; i += 2) {
      points.push([((ring[i] ?? 0) - origin[0]) * plane.east, ((ring[i + 1] ?? 0) - origin[1]) * plane.north])
    }
    return points
  })
  const { west, south, east, north } = boxOfLine((flat[0] ?? []).flat())
  const width = east - west
  const height = north - south
  if (Math.max(width, height) > MOST_ELONGATED * Math.min(width, height)) return pointOnSurface(rings)
  const [x, y] = polylabel(flat, precision(Math.min(width, height)))
  return [origin[0] + x / plane.east, origin[1] + y / plane.north]
}
