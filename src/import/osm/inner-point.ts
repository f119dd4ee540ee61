import polylabel from 'polylabel'
import { E7, hypotenuse, localPlane } from '../../geo/local-plane.ts'
import { isInRings } from './geometry/rings.ts'

/** Outlines with more corners are thinned out first: the point farthest inside hardly moves. */
const MOST_CORNERS = 400

/** Returns the point that lies farthest inside of a closed ring and outside of its holes; 10⁻⁷ degrees. */
export function innerPoint(ring: Int32Array, holes: readonly Int32Array[]): [number, number] {
  const [x0, y0] = [ring[0] ?? 0, ring[1] ?? 0]
  const own = holes.filter(hole => isInRings([ring], hole[0] ?? 0, hole[1] ?? 0))
  const plane = localPlane(y0 / E7)
  const flat = (line: Int32Array, every: number) => {
    const points: [number, number][] = []
    for (let i = 0; i < line.length; i += 2 * every) {
      points.push([((line[i] ?? 0) - x0) * plane.east, ((line[i + 1] ?? 0) - y0) * plane.north])
    }
    return points
  }
  const corners = [ring, ...own].reduce((sum, line) => sum + line.length / 2, 0)
  const thinned = Math.ceil(corners / MOST_CORNERS)
  for (const every of thinned > 1 ? [thinned, 1] : [1]) {
    const polygon = [ring, ...own].map(line => flat(line, every))
    const [x, y] = polylabel(polygon, precisionOf(polygon[0] ?? []))
    const point: [number, number] = [Math.round(x0 + x / plane.east), Math.round(y0 + y / plane.north)]
    if (isInRings([ring, ...own], ...point)) return point
  }
  return [x0, y0]
}

/** A fortieth of the smaller side, in metres: enough, and quick for long thin areas. */
function precisionOf(ring: readonly (readonly [number, number])[]): number {
  const side = (axis: 0 | 1) => {
    let [least, most] = [Infinity, -Infinity]
    for (const point of ring) {
      least = Math.min(least, point[axis])
      most = Math.max(most, point[axis])
    }
    return most - least
  }
  return Math.max(1, Math.min(side(0), side(1)) / 40)
}

/** Returns the point half of the way along a line; 10⁻⁷ degrees. */
export function middleOf(line: Int32Array): [number, number] {
  const plane = localPlane((line[1] ?? 0) / E7)
  const steps: number[] = []
  for (let i = 2; i < line.length; i += 2) {
    const [dx, dy] = [(line[i] ?? 0) - (line[i - 2] ?? 0), (line[i + 1] ?? 0) - (line[i - 1] ?? 0)]
    steps.push(hypotenuse(dx * plane.east, dy * plane.north))
  }
  let left = steps.reduce((a, b) => a + b, 0) / 2
  for (const [i, step] of steps.entries()) {
    if (step >= left && step > 0) {
      const share = left / step
      const between = (at: number) => Math.round((line[at] ?? 0) + ((line[at + 2] ?? 0) - (line[at] ?? 0)) * share)
      return [between(2 * i), between(2 * i + 1)]
    }
    left -= step
  }
  return [line[0] ?? 0, line[1] ?? 0]
}
