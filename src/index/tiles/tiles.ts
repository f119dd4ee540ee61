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
export type Tiles = {
  /** Groups the spots of a tile by cells, in the order of the keys; only those of a bitmap, when given. */
  clusters(query: TileQuery, among?: DocIdSet): Cluster[]
}

export function openTiles(sections: Sections): Tiles {
  const keys = sections.view('tileKeys', 'f64')
  const docs = sections.view('tileDocs', 'u32')
  const ratings = sections.view('tileRatings', 'u8')
  /** Of every `STEP`th place: the `SUMS` over all before it. */
  const running = sections.view('tileSums', 'f64')
  return {
    clusters(query, among) {
      const { start, end, cellKeys } = keysOf(query)
      const last = lowerBound(keys, end)
      const clusters: Cluster[] = []
      for (let at = lowerBound(keys, start); at < last; ) {
        const cell = Math.floor(((keys[at] ?? 0) - start) / cellKeys)
        const next = lowerBound(keys, start + (cell + 1) * cellKeys, at)
        const sums = among ? sumAmong(at, next, among) : sumAll(at, next)
        if (sums.count > 0) clusters.push(clusterOf(query, sums))
        at = next
      }
      return clusters
    },
  }

  function sumAll(from: number, to: number): CellSums {
    const [first, last] = [Math.ceil(from / STEP), Math.floor(to / STEP)]
    if (first >= last) return sumOver(from, to)
    const sums = sumOver(from, first * STEP)
    const tail = sumOver(last * STEP, to)
    const between = (which: number) => (running[SUMS * last + which] ?? 0) - (running[SUMS * first + which] ?? 0)
    return {
      count: to - from,
      x: sums.x + tail.x + between(0),
      y: sums.y + tail.y + between(1),
      ratingTenths: sums.ratingTenths + tail.ratingTenths + between(2),
      doubtful: sums.doubtful + tail.doubtful + between(3),
      doc: docs[from] ?? 0,
    }
  }

  function sumOver(from: number, to: number): CellSums {
    const sums = { count: 0, x: 0, y: 0, ratingTenths: 0, doubtful: 0, doc: docs[from] ?? 0 }
    for (let at = from; at < to; at++) addTo(sums, at)
    return sums
  }

  function sumAmong(from: number, to: number, { data, at: start }: DocIdSet): CellSums {
    const sums = { count: 0, x: 0, y: 0, ratingTenths: 0, doubtful: 0, doc: 0 }
    for (let at = from; at < to; at++) {
      const doc = docs[at] ?? 0
      if ((((data[start + (doc >> 5)] ?? 0) >>> (doc & 31)) & 1) === 0) continue
      addTo(sums, at)
      sums.doc = doc
    }
    return sums
  }

  function addTo(sums: CellSums, at: number): void {
    const { x, y } = placeOfKey(keys[at] ?? 0)
    sums.count += 1
    sums.x += x
    sums.y += y
    const rating = ratings[at] ?? 0
    sums.ratingTenths += tenthsOf(rating)
    sums.doubtful += rating >> DOUBTFUL_BIT
  }
}
