// Whether a point is inside of edges that a tree holds, without looking at all of those to the east of it.
import type Flatbush from 'flatbush'
import { lowerBound } from '../../arrays/binary-search.ts'
import { GrowableArray } from '../../arrays/growable-array.ts'
import { E7 } from '../local-plane.ts'
import { isCrossed } from '../polygon.ts'

/** Lines from pole to pole lie this far apart, 10⁻⁷ degrees. */
const STEP = E7 / 2

/**
 * Makes a test of points against edges (x1, y1, x2, y2 each, in any order) by the even-odd rule. Of many edges side by side,
 * those east of a line near the point are not looked at one by one: the heights where the parity of their number changes
 * are enough. Those heights are found once as many edges have been looked at as there are.
 */
export function insideTest(edges: Int32Array, tree: Flatbush): (x: number, y: number) => boolean {
  let looked = 0
  let east: ParityEastOf | undefined
  return (x, y) => {
    if (!east && looked > edges.length / 4) east = parityEastOf(edges)
    const line = east ? (Math.floor(x / STEP) + 2) * STEP : Infinity
    let isInside = east?.(line, y) ?? false
    const found = tree.search(x, y, line, y)
    looked += found.length
    for (const edge of found) {
      const i = 4 * edge
      const ax = edges[i] ?? 0
      const bx = edges[i + 2] ?? 0
      if (Math.min(ax, bx) >= line) continue
      if (isCrossed(ax, edges[i + 1] ?? 0, bx, edges[i + 3] ?? 0, x, y)) isInside = !isInside
    }
    return isInside
  }
}

/** Whether a line eastward from a point on one of the lines crosses an odd number of edges that lie east of it whole. */
type ParityEastOf = (line: number, y: number) => boolean

/**
 * An edge east of a line is crossed between the heights of its two ends, so that the parity changes at each end; where two
 * ends meet it changes twice. What is left are the ends of those few that meet an edge across the line.
 */
function parityEastOf(edges: Int32Array): ParityEastOf {
  const ends = new Map<number, GrowableArray<Int32Array>>()
  for (let i = 0; i < edges.length; i += 4) {
    const column = Math.floor(Math.min(edges[i] ?? 0, edges[i + 2] ?? 0) / STEP)
    let own = ends.get(column)
    if (!own) ends.set(column, (own = new GrowableArray(Int32Array)))
    own.push(edges[i + 1] ?? 0)
    own.push(edges[i + 3] ?? 0)
  }
  const columns = [...ends.keys()].sort((a, b) => b - a)
  const [first = 0, last = 0] = [columns[0], columns.at(-1)]
  /** By line, from the last one with edges behind it to the first. */
  const changes = new Map<number, Int32Array>()
  let behind = new Int32Array()
  for (let column = first; column >= last; column--) {
    const own = ends.get(column)
    if (own) {
      own.append(behind)
      behind = withoutPairs(own.view().sort())
    }
    changes.set(column, behind)
  }
  return (line, y) => {
    const heights = changes.get(Math.max(last, line / STEP))
    return heights !== undefined && lowerBound(heights, Math.floor(y) + 1) % 2 === 1
  }
}

/** Takes each two that are equal out of sorted numbers. */
function withoutPairs(sorted: Int32Array): Int32Array<ArrayBuffer> {
  const left: number[] = []
  for (const number of sorted) {
    if (left.at(-1) === number) left.pop()
    else left.push(number)
  }
  return Int32Array.from(left)
}
