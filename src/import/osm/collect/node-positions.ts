import { firstWhere, lowerBound } from '../../../arrays/binary-search.ts'

/** Positions by node id, 16 bytes each in pages of typed arrays; 10⁻⁷ degrees. */
export type NodePositions = {
  add: (id: number, longitude: number, latitude: number) => void
  /** Ends the adding; sorts when the ids did not come in order. */
  freeze(): void
  /** Writes longitude and latitude of each node that is there, one after the other; returns how many numbers. */
  copy(ids: Float64Array, into: Int32Array): number
}

const PAGE_BITS = 16
const PAGE = 1 << PAGE_BITS
const WITHIN = PAGE - 1

type Page = { ids: Float64Array; longitudes: Int32Array; latitudes: Int32Array }

export function nodePositions(): NodePositions {
  let pages: Page[] = []
  let count = 0
  let lastId = -Infinity
  let isSorted = true

  const idAt = (place: number) => pages[place >> PAGE_BITS]?.ids[place & WITHIN] ?? Infinity

  /** The page that a node is on, if it is there at all. */
  function pageOf(id: number): Page | undefined {
    return pages[Math.max(0, firstWhere(0, pages.length, i => (pages[i]?.ids[0] ?? Infinity) > id) - 1)]
  }

  let last: Page = newPage()

  function add(id: number, longitude: number, latitude: number): void {
    const within = count & WITHIN
    if (within === 0) pages.push((last = newPage()))
    if (id < lastId) isSorted = false
    lastId = id
    last.ids[within] = id
    last.longitudes[within] = longitude
    last.latitudes[within] = latitude
    count++
  }

  return {
    add,
    freeze() {
      if (isSorted) return
      const order = Uint32Array.from({ length: count }, (_, i) => i).sort((a, b) => idAt(a) - idAt(b))
      const old = pages
      pages = []
      count = 0
      for (const place of order) {
        const page = old[place >> PAGE_BITS]
        const i = place & WITHIN
        if (page) add(page.ids[i] ?? 0, page.longitudes[i] ?? 0, page.latitudes[i] ?? 0)
      }
    },
    copy(wanted, into) {
      let page = pages[0]
      let [at, used] = [0, 0]
      for (const id of wanted) {
        // Ways mostly name nodes one after the other.
        at++
        if (page?.ids[at] !== id) {
          const before = page
          page = pageOf(id)
          at = page ? placeOf(page.ids, id, page === before ? at : 0) : -1
          if (!page || at < 0) continue
        }
        into[used++] = page.longitudes[at] ?? 0
        into[used++] = page.latitudes[at] ?? 0
      }
      return used
    },
  }
}

/** What is not filled yet is behind every id. */
function newPage(): Page {
  return {
    ids: new Float64Array(PAGE).fill(Infinity),
    longitudes: new Int32Array(PAGE),
    latitudes: new Int32Array(PAGE),
  }
}

/** Finds an id among rising ones, going out from a place that may be near; -1 when it is not there. */
function placeOf(ids: Float64Array, id: number, near: number): number {
  let [low, high] = [0, ids.length - 1]
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
