/** Some nodes, by rising id once they are sorted; what is not filled has the id Infinity. */
export type NodePage = { ids: Float64Array; longitudes: Int32Array; latitudes: Int32Array }

export type PageReader = {
  /** Pages so far. */
  readonly length: number
  /** Returns a page, which is good until the next call. */
  get(index: number): NodePage
}

/** Packed pages in a file of the process: where each begins, and where one behind the last would, in memory that threads share. */
export type SharedPages = { descriptor: number; starts: Float64Array }

/** Keeps pages in the order in which they are put. */
export type PageStore = PageReader & {
  /** Nodes on a page. */
  readonly size: number
  /** Gives a page to fill, for the next `put`. */
  next(): NodePage
  put(page: NodePage): void
  /** Says where other threads find the pages, until it is closed; absent: they are in the memory of this one. */
  share?(): SharedPages
  close(): void
}

const MEMORY_PAGE = 1 << 16
/** An id and two coordinates. */
export const NODE_BYTES = 16

/** Makes the arrays of a page, all in one piece of memory. */
export function newNodePage(size: number): NodePage & { bytes: Uint8Array } {
  const buffer = new ArrayBuffer(size * NODE_BYTES)
  return {
    bytes: new Uint8Array(buffer),
    ids: new Float64Array(buffer, 0, size),
    longitudes: new Int32Array(buffer, size * 8, size),
    latitudes: new Int32Array(buffer, size * 12, size),
  }
}

/** Keeps pages in memory. */
export function memoryPages(): PageStore {
  const pages: NodePage[] = []
  return {
    size: MEMORY_PAGE,
    get length() {
      return pages.length
    },
    next: () => newNodePage(MEMORY_PAGE),
    put: page => void pages.push(page),
    get(index) {
      const page = pages[index]
      if (!page) throw new RangeError(`there is no page ${index} of nodes`)
      return page
    },
    close: () => void pages.splice(0),
  }
}
