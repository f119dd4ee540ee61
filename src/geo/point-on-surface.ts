import { boxOfLine } from './box.ts'
import type { Line } from './polygon.ts'

/** Number of parallels, evenly between the southern and the northern end. */
const PARALLELS = 9

/**
 * Returns the middle of the widest stretch inside of a polygon (its outer ring, then its holes) along a few parallels;
 * its first corner when none crosses it. Takes time linear in the corners.
 */
export function pointOnSurface(rings: readonly Line[]): [number, number] {
  const [outer = []] = rings
  const { south, north } = boxOfLine(outer)
  let widest = 0
  let found: [number, number] = [outer[0] ?? 0, outer[1] ?? 0]
  for (let i = 1; i <= PARALLELS; i++) {
    const y = south + ((north - south) * i) / (PARALLELS + 1)
    const crossings = crossingsAt(rings, y)
    for (let j = 0; j + 1 < crossings.length; j += 2) {
      const west = crossings[j] ?? 0
      const east = crossings[j + 1] ?? 0
      if (east - west <= widest) continue
      widest = east - west
      found = [(west + east) / 2, y]
    }
  }
  return found
}

/** Longitudes at which closed rings cross a parallel, from west to east: into the area and out of it in turn. */
function crossingsAt(rings: readonly Line[], y: number): Float64Array {
  const crossings: number[] = []
  for (const ring of rings) {
    for (let i = 0; i + 3 < ring.length; i += 2) {
      const ax = ring[i] ?? 0
      const ay = ring[i + 1] ?? 0
      const bx = ring[i + 2] ?? 0
      const by = ring[i + 3] ?? 0
      if (ay > y !== by > y) crossings.push(ax + ((y - ay) * (bx - ax)) / (by - ay))
    }
  }
  return Float64Array.from(crossings).sort()
}
