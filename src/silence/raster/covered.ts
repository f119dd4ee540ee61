// Which points of a lattice a set of regions covers: row by row, by the edges that each row crosses.
import { lowerBound } from '../../arrays/binary-search.ts'
import { E7 } from '../../geo/local-plane.ts'
import type { Coverage } from '../coverage.ts'
import type { Lattice } from './lattice.ts'

/** Regions that hold a point together, by their places in the list; `regions[0]` is empty: not covered. */
export type Covered = {
  /** Per point, row by row: which of `sets` holds it. */
  set: Uint16Array
  sets: number[][]
  count: number
}

/** Finds the regions of each point of a lattice. A row's ray eastward crosses an odd number of edges within a region. */
export function coveredBy(coverages: readonly Coverage[], { longitudes, latitudes }: Lattice): Covered {
  const columns = longitudes.length
  const xs = longitudes.map(longitude => longitude * E7)
  const set = new Uint16Array(columns * latitudes.length)
  const sets: number[][] = [[]]
  for (const [which, { edges, blank }] of coverages.entries()) {
    /** By the set of the regions before: the one with this region too. Each list of regions is made once. */
    const withThis: number[] = []
    const setWith = (number: number) => (withThis[number] ??= sets.push([...(sets[number] ?? []), which]) - 1)
    const inside = rowsOf(edges, latitudes)
    const outside = rowsOf(blank ?? NO_EDGES, latitudes)
    for (let row = 0; row < latitudes.length; row++) {
      const crossings = inside(row)
      if (crossings.length === 0) continue
      const gaps = outside(row)
      // A point lies within between an even crossing and the odd one behind it.
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const end = lowerBound(xs, crossings[i + 1] ?? 0)
        for (let column = lowerBound(xs, crossings[i] ?? 0); column < end; column++) {
          if (gaps.length > 0 && isOdd(gaps, xs[column] ?? 0)) continue
          const at = row * columns + column
          set[at] = setWith(set[at] ?? 0)
        }
      }
    }
  }
  let count = 0
  for (const number of set) if (number > 0) count++
  return { set, sets, count }
}

const NO_EDGES = new Int32Array()

/** Tells whether an odd number of sorted crossings lies beyond a place. */
function isOdd(crossings: Float64Array, x: number): boolean {
  let low = 0
  let high = crossings.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((crossings[middle] ?? 0) > x) high = middle
    else low = middle + 1
  }
  return (crossings.length - low) % 2 === 1
}

/** Returns, row by row, where edges cross the latitude, from the west. */
function rowsOf(edges: Int32Array, latitudes: Float64Array): (row: number) => Float64Array {
  const rows = new Map<number, number[]>()
  const first = (latitudes[0] ?? 0) * E7
  const last = (latitudes.at(-1) ?? 0) * E7
  for (let i = 0; i < edges.length; i += 4) {
    const ax = edges[i] ?? 0
    const ay = edges[i + 1] ?? 0
    const bx = edges[i + 2] ?? 0
    const by = edges[i + 3] ?? 0
    if (Math.max(ay, by) < last || Math.min(ay, by) > first) continue
    for (let row = firstRowBelow(latitudes, Math.max(ay, by)); row < latitudes.length; row++) {
      const y = (latitudes[row] ?? 0) * E7
      if (y < Math.min(ay, by)) break
      if (ay > y === by > y) continue
      const crossing = ax + ((y - ay) * (bx - ax)) / (by - ay)
      const list = rows.get(row)
      if (list) list.push(crossing)
      else rows.set(row, [crossing])
    }
  }
  return row => Float64Array.from(rows.get(row) ?? []).sort()
}

function firstRowBelow(latitudes: Float64Array, y: number): number {
  let low = 0
  let high = latitudes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((latitudes[middle] ?? 0) * E7 <= y) high = middle
    else low = middle + 1
  }
  return low
}
