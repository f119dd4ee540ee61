import { firstWhere, lowerBound } from '../../../arrays/binary-search.ts'
import type { Line } from '../geometry/rings.ts'
import type { NodePage, PageReader } from './node-pages.ts'

/** Finds positions of nodes by their ids; 10⁻⁷ degrees. */
export type PositionLookup = {
  /** Writes longitude and latitude of each node that is there, one after the other, from a place on; returns how many numbers. */
  copy: (ids: Float64Array, into: Int32Array, from?: number) => number
}

/** Returns the line of a way by the ids of its nodes. */
export function lineOf(refs: Float64Array, positions: PositionLookup | undefined): Line {
  const points = new Int32Array(2 * refs.length)
  const used = positions?.copy(refs, points) ?? 0
  const lacking = refs.length - used / 2
  const isWhole = lacking === 0
  const [first, last] = [refs[0] ?? 0, refs.at(-1) ?? 0]
  return { points: isWhole ? points : points.slice(0, used), first, last, isWhole, lacking }
}

/** Looks nodes up in pages, by the first id of each. */
export function positionLookup(store: PageReader, firsts: Float64Array): PositionLookup {
  /** The page that was looked at last: ways mostly name nodes near each other. */
  let page: NodePage | undefined
  let pageIndex = -1
  /** It has the ids from the first one up to the other (exclusive). */
  let [pageFrom, pageTo] = [Infinity, -Infinity]

  /** The page that a node is on, if it is there at all. */
  function turnTo(id: number): boolean {
    if (id >= pageFrom && id < pageTo) return false
    const index = Math.max(0, firstWhere(0, firsts.length, i => (firsts[i] ?? Infinity) > id) - 1)
    pageFrom = index === 0 ? -Infinity : (firsts[index] ?? Infinity)
    pageTo = firsts[index + 1] ?? Infinity
    if (index === pageIndex) return false
    page = index < store.length ? store.get(index) : undefined
    pageIndex = index
    return true
  }

  return {
    copy(wanted, into, from = 0) {
      let at = -1
      let used = from
      for (let i = 0; i < wanted.length; i++) {
        const id = wanted[i] ?? 0
        // Ways mostly name nodes one after the other.
        at++
        if (page?.ids[at] !== id) {
          const isOther = turnTo(id)
          at = page ? placeOf(page.ids, id, isOther ? 0 : at) : -1
          if (!page || at < 0) continue
        }
        into[used++] = page.longitudes[at] ?? 0
        into[used++] = page.latitudes[at] ?? 0
      }
      return used - from
    },
  }
}

/** Finds an id among rising ones, going out from a place that may be near; -1 when it is not there. */
function placeOf(ids: Float64Array, id: number, near: number): number {
  let low = 0
  let high = ids.length - 1
  const start = Math.min(Math.max(near, 0), high)
  if ((ids[start] ?? Infinity) < id) {
    low = start
    for (let step = 1; low + step < high; step *= 4) {
      if ((ids[low + step] ?? Infinity) >= id) {
        high = low + step
        break
      }
      low += step
    }
  } else {
    high = start
    for (let step = 1; high - step > low; step *= 4) {
      if ((ids[high - step] ?? Infinity) <= id) {
        low = high - step
        break
      }
      high -= step
    }
  }
  const place = lowerBound(ids, id, low, high + 1)
  return ids[place] === id ? place : -1
}
