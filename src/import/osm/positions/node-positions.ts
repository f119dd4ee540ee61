import { GrowableArray } from '../../../arrays/growable-array.ts'
import { openPages, sharedNumbers } from './disk-pages.ts'
import { type NodePage, type PageStore, memoryPages, type SharedPages } from './node-pages.ts'
import { type PositionLookup, positionLookup } from './position-lookup.ts'
import { sortedPages } from './sorted-pages.ts'

/** Where other threads of the process find positions: pages, and the first id of each in memory that threads share. */
export type SharedPositions = { pages: SharedPages; firsts: Float64Array }

/** Positions by node id, 16 bytes each in pages; 10⁻⁷ degrees. */
export type NodePositions = PositionLookup & {
  add: (nodes: NodePage) => void
  /** Ends the adding; sorts when the ids did not come in order. */
  freeze(): void
  /** Whether `share` can. */
  readonly isOnDisk: boolean
  /** Lets other threads look them up once they are frozen, until they are closed; null where they are in memory of this one. */
  share(): SharedPositions | null
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
  let lookup: PositionLookup | undefined

  function add({ ids, longitudes, latitudes }: NodePage): void {
    isSorted = isSorted && areRising(ids, lastId)
    lastId = ids.at(-1) ?? lastId
    for (let at = 0; at < ids.length; ) {
      const end = Math.min(ids.length, at + store.size - within)
      filling.ids.set(ids.subarray(at, end), within)
      filling.longitudes.set(longitudes.subarray(at, end), within)
      filling.latitudes.set(latitudes.subarray(at, end), within)
      within += end - at
      at = end
      if (within === store.size) endPage()
    }
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
    lookup = positionLookup(store, firsts)
  }

  return {
    add,
    freeze,
    get isOnDisk() {
      return store.share !== undefined
    },
    copy: (wanted, into, from) => lookup?.copy(wanted, into, from) ?? 0,
    share() {
      const pages = store.share?.()
      return pages ? { pages, firsts: sharedNumbers(firsts) } : null
    },
    close: () => store.close(),
  }
}

function areRising(ids: Float64Array, before: number): boolean {
  let last = before
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] ?? 0
    if (id < last) return false
    last = id
  }
  return true
}

/** Looks up what another thread of the process has. */
export function openPositions({ pages, firsts }: SharedPositions): PositionLookup {
  return positionLookup(openPages(pages), firsts)
}
