import { innerPoint } from '../../../geo/inner-point.ts'
import { E7, localPlane } from '../../../geo/local-plane.ts'
import { isInRings } from '../../../geo/polygon.ts'

/** Outlines with more corners are thinned out first: the point farthest inside hardly moves. */
const MOST_CORNERS = 400

/** Returns the point that lies farthest inside of a closed ring and outside of its holes; 10⁻⁷ degrees. */
export function innerPointOf(ring: Int32Array, holes: readonly Int32Array[]): [number, number] {
  const origin = [ring[0] ?? 0, ring[1] ?? 0] as const
  const polygon = [ring, ...holes.filter(hole => isInRings([ring], hole[0] ?? 0, hole[1] ?? 0))]
  const plane = localPlane(origin[1] / E7)
  const corners = polygon.reduce((sum, line) => sum + line.length / 2, 0)
  const thinned = Math.ceil(corners / MOST_CORNERS)
  for (const every of thinned > 1 ? [thinned, 1] : [1]) {
    const lines = polygon.map(line => everyNth(line, every))
    const [x, y] = innerPoint(lines, { plane, origin, precision }).map(Math.round) as [number, number]
    if (isInRings(polygon, x, y)) return [x, y]
  }
  return [...origin]
}

/** A fortieth of the shorter side, in metres: enough, and quick for long thin areas. */
function precision(shorterSide: number): number {
  return Math.max(1, shorterSide / 40)
}

function everyNth(line: Int32Array, every: number): Int32Array {
  return every === 1 ? line : line.filter((_, i) => (i >> 1) % every === 0)
}
