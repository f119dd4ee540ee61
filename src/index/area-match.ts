import type { Area } from './area.ts'
import { type DocSet, bitmapOf, bitmapWords, has, isDenseSize, listOf } from './doc-sets.ts'
import type { Doc } from './index.ts'

/** Places of the tree in an area: runs of them (first and last in turn), and single ones. */
export type AreaPlaces = { runs: readonly number[]; single: Uint32Array }

/** The tree that an area is looked up in. */
export type Places = { docs: Uint32Array; longitudeOf(doc: Doc): number; latitudeOf(doc: Doc): number }

/** In an area that has more than one document in 64, the first of them are found by going through the documents in order. */
const DENSE_SHARE = 64
/** Documents gone through before the others are looked at after all. */
const MOST_TRIED = 8192

/** The documents in an area, without a set of them until one is needed. */
export class AreaMatch {
  readonly size: number
  readonly #area: Area
  readonly #found: AreaPlaces
  readonly #tree: Places
  #set: DocSet | undefined
  #parts: readonly Uint32Array[] | undefined

  constructor(area: Area, found: AreaPlaces, tree: Places) {
    this.#area = area
    this.#found = found
    this.#tree = tree
    let size = found.single.length
    for (let i = 0; i < found.runs.length; i += 2) size += (found.runs[i + 1] ?? 0) - (found.runs[i] ?? 0) + 1
    this.size = size
  }

  has(doc: Doc): boolean {
    return this.#area.holds(this.#tree.longitudeOf(doc), this.#tree.latitudeOf(doc))
  }

  countBelow(end: Doc): number {
    if (end >= this.#tree.docs.length) return this.size
    let count = 0
    for (const docs of this.#stretches()) for (const doc of docs) if (doc < end) count++
    return count
  }

  /** Lists the first documents in `[start, end)`, in order. */
  first({ start, end, limit }: { start: Doc; end: Doc; limit: number }): Doc[] {
    if (this.size * DENSE_SHARE < this.#tree.docs.length) return this.#leastOf({ start, end, limit })
    const docs: Doc[] = []
    const stop = Math.min(end, start + MOST_TRIED)
    for (let doc = start; doc < stop && docs.length < limit; doc++) if (this.has(doc)) docs.push(doc)
    if (docs.length === limit || stop === end) return docs
    return [...docs, ...this.#leastOf({ start: stop, end, limit: limit - docs.length })]
  }

  /** Looks at all documents and keeps the least. */
  #leastOf({ start, end, limit }: { start: Doc; end: Doc; limit: number }): Doc[] {
    const kept = new Int32Array(4 * limit)
    let [count, bound] = [0, end]
    const cut = () => {
      kept.subarray(0, count).sort()
      count = Math.min(count, limit)
      if (count === limit) bound = Math.min(bound, (kept[limit - 1] ?? end) + 1)
    }
    for (const docs of this.#stretches()) {
      for (const doc of docs) {
        if (doc < start || doc >= bound) continue
        if (count === kept.length) cut()
        if (doc < bound) kept[count++] = doc
      }
    }
    cut()
    return Array.from(kept.subarray(0, count))
  }

  /** Intersects with a set of the documents before `end`: goes through whichever is quicker. */
  within(set: DocSet, end: Doc): DocSet {
    // A place is looked up in three far-apart parts of memory, a bit in one.
    const isSetQuicker = !set.isDense || set.size * 6 < this.size
    return isSetQuicker ? this.#ofSet(set, end) : this.#ofArea(set, end)
  }

  #ofSet(set: DocSet, end: Doc): DocSet {
    const docs = new Int32Array(set.size)
    let count = 0
    const look = (doc: Doc) => {
      if (doc < end && this.has(doc)) docs[count++] = doc
    }
    if (!set.isDense) for (let i = set.at; i < set.at + set.size; i++) look(set.data[i] ?? 0)
    else {
      for (let i = 0; i << 5 < end; i++) {
        for (let word = set.data[set.at + i] ?? 0; word !== 0; word &= word - 1) {
          look((i << 5) + 31 - Math.clz32(word & -word))
        }
      }
    }
    return listOf(docs, count)
  }

  #ofArea(set: DocSet, end: Doc): DocSet {
    const words = new Int32Array(bitmapWords(this.#tree.docs.length))
    let count = 0
    for (const docs of this.#stretches()) {
      for (const doc of docs) {
        if (doc >= end || !has(set, doc)) continue
        words[doc >> 5] = (words[doc >> 5] ?? 0) | (1 << (doc & 31))
        count++
      }
    }
    return bitmapOf(words, count)
  }

  /** Lists all, in no order. */
  docs(): Doc[] {
    return this.#stretches().flatMap(docs => [...docs])
  }

  /** The documents of each run, and the single ones: parts of memory to go through one after the other. */
  #stretches(): readonly Uint32Array[] {
    if (this.#parts) return this.#parts
    const { docs } = this.#tree
    const { runs, single } = this.#found
    const parts = [single]
    for (let i = 0; i < runs.length; i += 2) parts.push(docs.subarray(runs[i], (runs[i + 1] ?? 0) + 1))
    this.#parts = parts
    return parts
  }

  /** Returns the set of all; made once. */
  toSet(): DocSet {
    return (this.#set ??= this.#makeSet())
  }

  #makeSet(): DocSet {
    const count = this.#tree.docs.length
    if (isDenseSize(this.size, count)) {
      const words = new Int32Array(bitmapWords(count))
      for (const docs of this.#stretches()) {
        for (const doc of docs) words[doc >> 5] = (words[doc >> 5] ?? 0) | (1 << (doc & 31))
      }
      return bitmapOf(words, this.size)
    }
    const list = new Int32Array(this.size)
    let at = 0
    for (const docs of this.#stretches()) {
      list.set(docs, at)
      at += docs.length
    }
    return listOf(list.sort())
  }
}
