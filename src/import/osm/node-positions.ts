/** Positions by node id, 16 bytes each in pages of typed arrays; 10⁻⁷ degrees. */
export type NodePositions = {
  add: (id: number, longitude: number, latitude: number) => void
  /** Ends the adding; sorts when the ids did not come in order. */
  freeze(): void
  /** Returns the place of a node, for `longitude` and `latitude`; -1 when it is not there. */
  find(id: number): number
  longitude(place: number): number
  latitude(place: number): number
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
  let lastFound = 0

  const idAt = (place: number) => pages[place >> PAGE_BITS]?.ids[place & WITHIN] ?? Infinity

  function add(id: number, longitude: number, latitude: number): void {
    const within = count & WITHIN
    if (within === 0) {
      pages.push({ ids: new Float64Array(PAGE), longitudes: new Int32Array(PAGE), latitudes: new Int32Array(PAGE) })
    }
    const page = pages[count >> PAGE_BITS]
    if (!page) return
    if (id < lastId) isSorted = false
    lastId = id
    page.ids[within] = id
    page.longitudes[within] = longitude
    page.latitudes[within] = latitude
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
    find(id) {
      // Ways mostly name nodes one after the other.
      if (idAt(lastFound + 1) === id) return ++lastFound
      let [low, high] = [0, count - 1]
      while (low <= high) {
        const middle = (low + high) >>> 1
        const found = idAt(middle)
        if (found === id) {
          lastFound = middle
          return middle
        }
        if (found < id) low = middle + 1
        else high = middle - 1
      }
      return -1
    },
    longitude: place => pages[place >> PAGE_BITS]?.longitudes[place & WITHIN] ?? 0,
    latitude: place => pages[place >> PAGE_BITS]?.latitudes[place & WITHIN] ?? 0,
  }
}
