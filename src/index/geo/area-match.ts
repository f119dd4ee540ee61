import type { Area } from './area.ts'
import {
  type DocIdSet,
  bitmapOf,
  bitmapWords,
  countBelow,
  countWords,
  has,
  isDenseSize,
  listOf,
  nextIn,
  toBitmap,
} from '../sets/doc-id-sets.ts'
import type { Geo } from './geo.ts'
import type { Doc } from '../types.ts'
import { commonIntervals, otherIntervals, type Intervals, sizeOf } from '../sets/intervals.ts'

/** The cost of trying a document in canonical order, against reading one in an interval of places. */
const TRY_COST = 12
/** The cost of looking a document of a set up in an area, against looking one of an interval up in a bitmap. */
const LOOK_COST = 24
/** The cost of making a bitmap of a list, for each document of the index. */
const BITMAP_COST = 1 / 16

/** The first documents in `[start, end)`, of those in all of some bitmaps; `total` are in them and in the area. */
export type FirstQuery = { start: Doc; end: Doc; limit: number; among: readonly DocIdSet[]; total: number }

/** The documents in an area, as intervals of places; they become a set only when one is needed. */
export class AreaMatch {
  readonly size: number
  readonly intervals: Intervals
  readonly #areas: readonly Area[]
  readonly #geo: Geo
  #set: DocIdSet | undefined

  constructor(areas: readonly Area[], intervals: Intervals, geo: Geo) {
    this.#areas = areas
    this.intervals = intervals
    this.#geo = geo
    this.size = sizeOf(intervals)
  }

  /** The documents in both areas. */
  and(other: AreaMatch): AreaMatch {
    return new AreaMatch([...this.#areas, ...other.#areas], commonIntervals(this.intervals, other.intervals), this.#geo)
  }

  has(doc: Doc): boolean {
    const { coordinates } = this.#geo
    const [longitude, latitude] = [coordinates.longitude(doc), coordinates.latitude(doc)]
    for (const area of this.#areas) if (!area.holds(longitude, latitude)) return false
    return true
  }

  /** Counts those below `end` that are in a bitmap, if there is one. */
  count(end: Doc, among: DocIdSet | undefined): number {
    const { docs } = this.#geo.strips
    if (!among) return end < docs.length ? countBefore(docs, this.intervals, end) : this.size
    // The documents outside of a large area are fewer: they are counted instead.
    if (this.size * 2 <= docs.length) return countAmong(docs, this.intervals, { end, among })
    return countBelow(among, end) - countAmong(docs, otherIntervals(this.intervals, docs.length), { end, among })
  }

  /** Lists the first documents, in order. */
  first({ start, end, limit, total, ...query }: FirstQuery): Doc[] {
    const { docs } = this.#geo.strips
    const among = query.among.toSorted((a, b) => a.size - b.size)
    // The number of documents to try if the matches are spread evenly.
    const tries = (limit * (among[0]?.size ?? docs.length)) / Math.max(1, total)
    if (this.size < tries * TRY_COST) return this.#leastOf({ start, end, limit, among })
    const found: Doc[] = []
    const [first] = among
    const words = bitmapWords(end)
    let doc = start
    for (let left = tries * 4; left > 0 && found.length < limit; left--, doc++) {
      if (first) doc = nextIn(first, doc, words)
      if (doc >= end) return found
      if (hasAll(among, doc) && this.has(doc)) found.push(doc)
    }
    if (found.length === limit) return found
    return [...found, ...this.#leastOf({ start: doc, end, limit: limit - found.length, among })]
  }

  /** Looks at all documents and keeps the least. */
  #leastOf({ start, end, limit, among }: Omit<FirstQuery, 'total'>): Doc[] {
    const { docs } = this.#geo.strips
    const kept = new Int32Array(4 * limit)
    let [count, bound] = [0, end]
    const cut = () => {
      kept.subarray(0, count).sort()
      count = Math.min(count, limit)
      if (count === limit) bound = Math.min(bound, (kept[limit - 1] ?? end) + 1)
    }
    for (let i = 0; i < this.intervals.length; i += 2) {
      const last = this.intervals[i + 1] ?? 0
      for (let place = this.intervals[i] ?? 0; place < last; place++) {
        const doc = docs[place] ?? 0
        if (doc < start || doc >= bound || !hasAll(among, doc)) continue
        if (count === kept.length) cut()
        if (doc < bound) kept[count++] = doc
      }
    }
    cut()
    return Array.from(kept.subarray(0, count))
  }

  /** Tells whether a set's documents are sooner looked up in the area than the area's in a bitmap of the set. */
  isLarger({ size, isDense }: DocIdSet): boolean {
    return size * LOOK_COST < this.size + (isDense ? 0 : this.#geo.strips.docs.length * BITMAP_COST)
  }

  /** Intersects with a set of the documents before `end`: goes through whichever is quicker. */
  within(set: DocIdSet, end: Doc): DocIdSet {
    return this.isLarger(set) ? this.#ofSet(set, end) : this.#ofArea(toBitmap(set, this.#geo.strips.docs.length), end)
  }

  #ofSet(set: DocIdSet, end: Doc): DocIdSet {
    const docs = new Int32Array(set.size)
    let count = 0
    const look = (doc: Doc) => {
      if (doc < end && this.has(doc)) docs[count++] = doc
    }
    const words = bitmapWords(end)
    if (!set.isDense) for (let i = set.at; i < set.at + set.size; i++) look(set.data[i] ?? 0)
    else for (let doc = nextIn(set, 0, words); doc < end; doc = nextIn(set, doc + 1, words)) look(doc)
    return listOf(docs, count)
  }

  #ofArea(set: DocIdSet, end: Doc): DocIdSet {
    const words = this.#bitmap()
    for (let i = 0; i < words.length; i++) words[i] = (words[i] ?? 0) & (set.data[set.at + i] ?? 0)
    words.fill(0, (end + 31) >> 5)
    if ((end & 31) !== 0) words[end >> 5] = (words[end >> 5] ?? 0) & ((1 << (end & 31)) - 1)
    return bitmapOf(words, countWords(words, 0, words.length))
  }

  /** Returns the set of all; made once. */
  toSet(): DocIdSet {
    return (this.#set ??= this.#makeSet())
  }

  #makeSet(): DocIdSet {
    const { docs } = this.#geo.strips
    if (isDenseSize(this.size, docs.length)) return bitmapOf(this.#bitmap(), this.size)
    const list = new Int32Array(this.size)
    let size = 0
    for (let i = 0; i < this.intervals.length; i += 2) {
      const run = docs.subarray(this.intervals[i], this.intervals[i + 1])
      list.set(run, size)
      size += run.length
    }
    return listOf(list.sort())
  }

  #bitmap(): Int32Array {
    const { docs } = this.#geo.strips
    const words = new Int32Array(bitmapWords(docs.length))
    for (let i = 0; i < this.intervals.length; i += 2) {
      const last = this.intervals[i + 1] ?? 0
      for (let place = this.intervals[i] ?? 0; place < last; place++) {
        const doc = docs[place] ?? 0
        words[doc >> 5] = (words[doc >> 5] ?? 0) | (1 << (doc & 31))
      }
    }
    return words
  }
}

function hasAll(sets: readonly DocIdSet[], doc: Doc): boolean {
  for (const set of sets) if (!has(set, doc)) return false
  return true
}

function countBefore(docs: Uint32Array, intervals: Intervals, end: Doc): number {
  let count = 0
  for (let i = 0; i < intervals.length; i += 2) {
    const last = intervals[i + 1] ?? 0
    for (let place = intervals[i] ?? 0; place < last; place++) count += ((docs[place] ?? 0) - end) >>> 31
  }
  return count
}

function countAmong(docs: Uint32Array, intervals: Intervals, { end, among }: { end: Doc; among: DocIdSet }): number {
  const { data, at } = among
  let count = 0
  for (let i = 0; i < intervals.length; i += 2) {
    const last = intervals[i + 1] ?? 0
    for (let place = intervals[i] ?? 0; place < last; place++) {
      const doc = docs[place] ?? 0
      // Without a branch, as it could not be predicted.
      count += ((data[at + (doc >> 5)] ?? 0) >>> (doc & 31)) & ((doc - end) >>> 31)
    }
  }
  return count
}
