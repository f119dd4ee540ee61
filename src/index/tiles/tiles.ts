import { lowerBound } from '../../arrays/binary-search.ts'
import { worldPlace } from '../../geo/mercator.ts'
import type { SpotRecord } from '../../spots/spot.ts'
import type { DocIdSet } from '../sets/doc-id-sets.ts'
import type { Cluster, Doc, TileQuery } from '../types.ts'
import type { Layout, Sections } from '../storage/sections.ts'
import { type CellSums, clusterOf, keysOf, placeOfKey, tileKey } from './tile-grid.ts'

/** Collects where the spots lie on the map, and sorts them so that every tile is a run. */
export class TileWriter {
  readonly #places: number[] = []
  readonly #ratings: number[] = []

  add(spot: SpotRecord): void {
    const { x, y } = worldPlace(spot)
    this.#places.push(x, y)
    this.#ratings.push(Math.round(spot.silenceRating * 10) | (spot.confidence === 'low' ? DOUBTFUL : 0))
  }

  reserve(layout: Layout): void {
    const count = this.#ratings.length
    layout.reserve('tileKeys', 'f64', count)
    layout.reserve('tileDocs', 'u32', count)
    layout.reserve('tileRatings', 'u8', count)
    layout.reserve('tileSums', 'f64', SUMS * (stepsOf(count) + 1))
  }

  fill(sections: Sections): void {
    const count = this.#ratings.length
    const keys = Float64Array.from({ length: count }, (_, doc) => tileKey(this.#place(doc)))
    const docs = sections.view('tileDocs', 'u32')
    for (let doc = 0; doc < count; doc++) docs[doc] = doc
    docs.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b)
    const sortedKeys = sections.view('tileKeys', 'f64')
    const ratings = sections.view('tileRatings', 'u8')
    const sums = sections.view('tileSums', 'f64')
    let [sumX, sumY, sumRatings, sumDoubtful] = [0, 0, 0, 0]
    for (const [at, doc] of docs.entries()) {
      const { x, y } = this.#place(doc)
      const rating = this.#ratings[doc] ?? 0
      sortedKeys[at] = keys[doc] ?? 0
      ratings[at] = rating
      sumX += x
      sumY += y
      sumRatings += tenthsOf(rating)
      sumDoubtful += rating >> DOUBTFUL_BIT
      if ((at + 1) % STEP === 0) sums.set([sumX, sumY, sumRatings, sumDoubtful], (SUMS * (at + 1)) / STEP)
    }
  }

  #place(doc: Doc) {
    return { x: this.#places[doc * 2] ?? 0, y: this.#places[doc * 2 + 1] ?? 0 }
  }
}

/** Sums are kept at every 16th place; those in between are added up. */
const STEP = 16
/** Of x, y, the rating's tenths and the doubtful ones. */
const SUMS = 4
/** A rating is kept as tenths, up to 50, with a bit above that says whether its confidence is low. */
const DOUBTFUL_BIT = 7
const DOUBTFUL = 1 << DOUBTFUL_BIT

function tenthsOf(rating: number): number {
  return rating & (DOUBTFUL - 1)
}

function stepsOf(count: number): number {
  return Math.floor(count / STEP)
}

/**
 * The spots by tiles. A cell of any zoom is a run of the sorted keys, and the running sums beside give its count, middle
 * and mean rating by two subtractions and a few additions: all levels of a cluster pyramid in one.
 */
export class Tiles {
  readonly #keys: Float64Array
  readonly #docs: Uint32Array
  readonly #ratings: Uint8Array
  /** Of every `STEP`th place: the `SUMS` over all before it. */
  readonly #sums: Float64Array

  constructor(sections: Sections) {
    this.#keys = sections.view('tileKeys', 'f64')
    this.#docs = sections.view('tileDocs', 'u32')
    this.#ratings = sections.view('tileRatings', 'u8')
    this.#sums = sections.view('tileSums', 'f64')
  }

  /** Groups the spots of a tile by cells, in the order of the keys; only those of a bitmap, when given. */
  clusters(query: TileQuery, among?: DocIdSet): Cluster[] {
    const { start, end, cellKeys } = keysOf(query)
    const last = lowerBound(this.#keys, end)
    const clusters: Cluster[] = []
    for (let at = lowerBound(this.#keys, start); at < last; ) {
      const cell = Math.floor(((this.#keys[at] ?? 0) - start) / cellKeys)
      const next = lowerBound(this.#keys, start + (cell + 1) * cellKeys, at)
      const sums = among ? this.#sumAmong(at, next, among) : this.#sumAll(at, next)
      if (sums.count > 0) clusters.push(clusterOf(query, sums))
      at = next
    }
    return clusters
  }

  #sumAll(from: number, to: number): CellSums {
    const [first, last] = [Math.ceil(from / STEP), Math.floor(to / STEP)]
    if (first >= last) return this.#sumOver(from, to)
    const sums = this.#sumOver(from, first * STEP)
    const tail = this.#sumOver(last * STEP, to)
    const between = (which: number) => (this.#sums[SUMS * last + which] ?? 0) - (this.#sums[SUMS * first + which] ?? 0)
    return {
      count: to - from,
      x: sums.x + tail.x + between(0),
      y: sums.y + tail.y + between(1),
      ratingTenths: sums.ratingTenths + tail.ratingTenths + between(2),
      doubtful: sums.doubtful + tail.doubtful + between(3),
      doc: this.#docs[from] ?? 0,
    }
  }

  #sumOver(from: number, to: number): CellSums {
    const sums = { count: 0, x: 0, y: 0, ratingTenths: 0, doubtful: 0, doc: this.#docs[from] ?? 0 }
    for (let at = from; at < to; at++) this.#addTo(sums, at)
    return sums
  }

  #sumAmong(from: number, to: number, { data, at: start }: DocIdSet): CellSums {
    const docs = this.#docs
    const sums = { count: 0, x: 0, y: 0, ratingTenths: 0, doubtful: 0, doc: 0 }
    for (let at = from; at < to; at++) {
      const doc = docs[at] ?? 0
      if ((((data[start + (doc >> 5)] ?? 0) >>> (doc & 31)) & 1) === 0) continue
      this.#addTo(sums, at)
      sums.doc = doc
    }
    return sums
  }

  #addTo(sums: CellSums, at: number): void {
    const { x, y } = placeOfKey(this.#keys[at] ?? 0)
    sums.count += 1
    sums.x += x
    sums.y += y
    const rating = this.#ratings[at] ?? 0
    sums.ratingTenths += tenthsOf(rating)
    sums.doubtful += rating >> DOUBTFUL_BIT
  }
}
