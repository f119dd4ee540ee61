import { firstWhere, lowerBound } from '../../../arrays/binary-search.ts'
import { GrowableArray } from '../../../arrays/growable-array.ts'
import { type NodePage, type PageStore, memoryPages } from './node-pages.ts'
import { sortedPages } from './sorted-pages.ts'

/** Positions by node id, 16 bytes each in pages; 10⁻⁷ degrees. */
export type NodePositions = {
  add: (id: number, longitude: number, latitude: number) => void
  /** Ends the adding; sorts when the ids did not come in order. */
  freeze(): void
  /** Writes longitude and latitude of each node that is there, one after the other; returns how many numbers. */
  copy(ids: Float64Array, into: Int32Array): number
  /** Gives the memory and the disk back. */
  close(): void
}

/** Makes an empty set of positions; `newStore` makes what keeps its pages. */
export function nodePositions(newStore: () => PageStore = memoryPages): NodePositions {
  let store = newStore()
  const firstIds = new GrowableArray(Float64Array)
  /** The same once all are there. */
  let firsts = new Float64Array()
  let filling = store.next()
  let within = 0
  let lastId = -Infinity
  let isSorted = true
  /** The page that was looked at last: ways mostly name nodes near each other. */
  let page: NodePage | undefined
  let pageIndex = -1
  /** It has the ids from the first one up to the other (exclusive). */
  let [pageFrom, pageTo] = [Infinity, -Infinity]

  function add(id: number, longitude: number, latitude: number): void {
    if (id < lastId) isSorted = false
    lastId = id
    filling.ids[within] = id
    filling.longitudes[within] = longitude
    filling.latitudes[within] = latitude
    if (++within === store.size) endPage()
  }

  function endPage(): void {
    firstIds.push(filling.ids[0] ?? 0)
    store.put(filling)
    filling = store.next()
    within = 0
  }

  function freeze(): void {
    if (within > 0) {
      // What is not filled is behind every id.
      filling.ids.fill(Infinity, within)
      endPage()
    }
    if (!isSorted) {
      const sorted = sortedPages(store, newStore)
      store.close()
      store = sorted
      firstIds.length = 0
      for (let i = 0; i < store.length; i++) firstIds.push(store.get(i).ids[0] ?? 0)
    }
    firsts = firstIds.take()
  }

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
    add,
    freeze,
    copy(wanted, into) {
      let at = -1
      let used = 0
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
      return used
    },
    close: () => store.close(),
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
