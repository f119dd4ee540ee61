import { worldPlace } from '../spots/mercator.ts'
import type { SpotRecord } from '../spots/spot.ts'
import type { Doc } from './index.ts'
import type { Layout, Sections } from './sections.ts'
import { type CellSums, type Cluster, clusterOf, keysOf, tileKey, type TileQuery } from './tile-grid.ts'

/** Collects where the spots lie on the map, and sorts them so that every tile is a run. */
export class TileWriter {
  readonly #places: number[] = []
  readonly #ratings: number[] = []

  add(spot: SpotRecord): void {
    const { x, y } = worldPlace(spot)
    this.#places.push(x, y)
    this.#ratings.push(Math.round(spot.silenceRating * 10))
  }

  reserve(layout: Layout): void {
    const count = this.#ratings.length
    layout.reserve('tileKeys', 'f64', count)
    layout.reserve('tileDocs', 'u32', count)
    for (const name of SUMS) layout.reserve(name, 'f64', count + 1)
  }

  fill(sections: Sections): void {
    const count = this.#ratings.length
    const keys = Float64Array.from({ length: count }, (_, doc) => tileKey(this.#place(doc)))
    const docs = sections.view('tileDocs', 'u32')
    for (let doc = 0; doc < count; doc++) docs[doc] = doc
    docs.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b)
    const sortedKeys = sections.view('tileKeys', 'f64')
    const [xs, ys, ratings] = sumViews(sections)
    for (const [at, doc] of docs.entries()) {
      const { x, y } = this.#place(doc)
      sortedKeys[at] = keys[doc] ?? 0
      xs[at + 1] = (xs[at] ?? 0) + x
      ys[at + 1] = (ys[at] ?? 0) + y
      ratings[at + 1] = (ratings[at] ?? 0) + (this.#ratings[doc] ?? 0)
    }
  }

  #place(doc: Doc) {
    return { x: this.#places[doc * 2] ?? 0, y: this.#places[doc * 2 + 1] ?? 0 }
  }
}

const SUMS = ['tileXs', 'tileYs', 'tileRatings'] as const

function sumViews(sections: Sections): [Float64Array, Float64Array, Float64Array] {
  return [sections.view('tileXs', 'f64'), sections.view('tileYs', 'f64'), sections.view('tileRatings', 'f64')]
}

/**
 * The spots by tiles. A cell of any zoom is a run of the sorted keys, and the running sums beside give its count, middle
 * and mean rating by two subtractions: all levels of a cluster pyramid in one.
 */
export class Tiles {
  readonly #keys: Float64Array
  readonly #docs: Uint32Array
  readonly #xs: Float64Array
  readonly #ys: Float64Array
  readonly #ratings: Float64Array

  constructor(sections: Sections) {
    this.#keys = sections.view('tileKeys', 'f64')
    this.#docs = sections.view('tileDocs', 'u32')
    ;[this.#xs, this.#ys, this.#ratings] = sumViews(sections)
  }

  /** Groups the spots of a tile by cells, in the order of the keys; only those that `isIn` holds for, when given. */
  clusters(query: TileQuery, isIn?: (doc: Doc) => boolean): Cluster[] {
    const { start, end, cellKeys } = keysOf(query)
    const last = this.#from(end, 0)
    const clusters: Cluster[] = []
    for (let at = this.#from(start, 0); at < last; ) {
      const cell = Math.floor(((this.#keys[at] ?? 0) - start) / cellKeys)
      const next = this.#from(start + (cell + 1) * cellKeys, at)
      const sums = isIn ? this.#sumsOf(at, next, isIn) : this.#sums(at, next)
      if (sums.count > 0) clusters.push(clusterOf(query, sums))
      at = next
    }
    return clusters
  }

  #sums(from: number, to: number): CellSums {
    const difference = (sums: Float64Array) => (sums[to] ?? 0) - (sums[from] ?? 0)
    return {
      count: to - from,
      x: difference(this.#xs),
      y: difference(this.#ys),
      ratingTenths: difference(this.#ratings),
      doc: this.#docs[from] ?? 0,
    }
  }

  #sumsOf(from: number, to: number, isIn: (doc: Doc) => boolean): CellSums {
    const sums = { count: 0, x: 0, y: 0, ratingTenths: 0, doc: 0 }
    for (let at = from; at < to; at++) {
      const doc = this.#docs[at] ?? 0
      if (!isIn(doc)) continue
      sums.count += 1
      sums.x += (this.#xs[at + 1] ?? 0) - (this.#xs[at] ?? 0)
      sums.y += (this.#ys[at + 1] ?? 0) - (this.#ys[at] ?? 0)
      sums.ratingTenths += (this.#ratings[at + 1] ?? 0) - (this.#ratings[at] ?? 0)
      sums.doc = doc
    }
    return sums
  }

  /** The first place from `low` on whose key is not less. */
  #from(key: number, low: number): number {
    let high = this.#keys.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#keys[middle] ?? 0) < key) low = middle + 1
      else high = middle
    }
    return low
  }
}
