// Doc-id sets and their operations: has, count, first. A small set is a sorted list, a large one a bitmap.
import { lowestBit, popcount } from '../../arrays/popcount.ts'
import type { Doc } from '../types.ts'

/** A sorted list is smaller than a bitmap while it holds fewer than one document in 32. */
const DENSITY_BITS = 5
/** Bitmaps are counted in blocks of 256 documents. */
export const RANK_BLOCK_BITS = 8
export const RANK_BLOCK_WORDS = 1 << (RANK_BLOCK_BITS - 5)

/** The highest weights of a word are kept for stretches of 64 documents. */
export const BLOCK_BITS = 6
export const BLOCK_WORDS = 1 << (BLOCK_BITS - 5)

export function blocksOf(count: number): number {
  return (count + (1 << BLOCK_BITS) - 1) >> BLOCK_BITS
}

/**
 * A set of documents: from `at` on, `data` holds `size` rising numbers, or, when dense, a bitmap of whole blocks. From
 * `ranks` on it holds how many documents come before each block; -1: not known.
 */
export type DocIdSet = { isDense: boolean; size: number; data: Int32Array; at: number; ranks: number }

/** Tells whether a set of this size is kept as a bitmap. */
export function isDenseSize(size: number, count: number): boolean {
  return size > count >> DENSITY_BITS
}

export function rankBlocksOf(count: number): number {
  return (count + (1 << RANK_BLOCK_BITS) - 1) >> RANK_BLOCK_BITS
}

/** Words of 32 bits in a bitmap over `count` documents. */
export function bitmapWords(count: number): number {
  return rankBlocksOf(count) * RANK_BLOCK_WORDS
}

export function listOf(docs: Int32Array, size = docs.length): DocIdSet {
  return { isDense: false, size, data: docs, at: 0, ranks: -1 }
}

export function bitmapOf(words: Int32Array, size: number): DocIdSet {
  return { isDense: true, size, data: words, at: 0, ranks: -1 }
}

/** Makes the bitmap of a list; a bitmap it gives back. */
export function toBitmap(set: DocIdSet, count: number): DocIdSet {
  if (set.isDense) return set
  const { data, at, size } = set
  const words = new Int32Array(bitmapWords(count))
  for (let i = at; i < at + size; i++) {
    const doc = data[i] ?? 0
    words[doc >> 5] = (words[doc >> 5] ?? 0) | (1 << (doc & 31))
  }
  return bitmapOf(words, size)
}

/** Counts the bits of words from `from` up to `to`. */
export function countWords(data: Int32Array, from: number, to: number): number {
  return countCommon(data, data, { from, other: from, length: to - from })
}

/** Counts the documents below `end` that are in both of two bitmaps. */
function countCommonWords(a: DocIdSet, b: DocIdSet, end: Doc): number {
  const length = end >> 5
  const rest = (a.data[a.at + length] ?? 0) & (b.data[b.at + length] ?? 0) & ((1 << (end & 31)) - 1)
  return countCommon(a.data, b.data, { from: a.at, other: b.at, length }) + popcount(rest)
}

/** Eight words at a time: the bits of their sums of ones, twos and fours are counted instead of their own. */
function countCommon(x: Int32Array, y: Int32Array, at: { from: number; other: number; length: number }): number {
  const end = at.from + at.length
  let count = 0
  let j = at.other
  let i = at.from
  for (; i + 8 <= end; i += 8, j += 8) {
    const a = (x[i] ?? 0) & (y[j] ?? 0)
    const b = (x[i + 1] ?? 0) & (y[j + 1] ?? 0)
    const c = (x[i + 2] ?? 0) & (y[j + 2] ?? 0)
    const d = (x[i + 3] ?? 0) & (y[j + 3] ?? 0)
    const e = (x[i + 4] ?? 0) & (y[j + 4] ?? 0)
    const f = (x[i + 5] ?? 0) & (y[j + 5] ?? 0)
    const g = (x[i + 6] ?? 0) & (y[j + 6] ?? 0)
    const ones1 = a ^ b ^ c
    const ones2 = d ^ e ^ f
    const twos1 = (a & b) | ((a ^ b) & c)
    const twos2 = (d & e) | ((d ^ e) & f)
    const twos3 = (ones1 & ones2) | ((ones1 ^ ones2) & g)
    const fours = (twos1 & twos2) | ((twos1 ^ twos2) & twos3)
    const eighth = (x[i + 7] ?? 0) & (y[j + 7] ?? 0)
    count += popcount(ones1 ^ ones2 ^ g) + 2 * popcount(twos1 ^ twos2 ^ twos3) + 4 * popcount(fours) + popcount(eighth)
  }
  for (; i < end; i++, j++) count += popcount((x[i] ?? 0) & (y[j] ?? 0))
  return count
}

export function has(set: DocIdSet, doc: Doc): boolean {
  if (set.isDense) return (((set.data[set.at + (doc >> 5)] ?? 0) >>> (doc & 31)) & 1) === 1
  const place = placeOf(set, doc)
  return place < set.size && set.data[set.at + place] === doc
}

/** Counts the documents of a set that are less than `end`. */
export function countBelow(set: DocIdSet, end: Doc): number {
  if (!set.isDense) return placeOf(set, end)
  const block = set.ranks < 0 ? 0 : end >> RANK_BLOCK_BITS
  const before = block === 0 ? 0 : (set.data[set.ranks + block] ?? 0)
  return before + countBits(set, block * RANK_BLOCK_WORDS, end)
}

/** Counts the documents below `end` that are in both of two sets. */
export function countIn(one: DocIdSet, two: DocIdSet, end: Doc): number {
  if (one.isDense && two.isDense) return countCommonWords(one, two, end)
  const [list, other] = one.isDense || (!two.isDense && two.size < one.size) ? [two, one] : [one, two]
  const [first, last] = [list.at, list.at + placeOf(list, end)]
  let count = 0
  if (other.isDense) {
    const { data, at } = other
    for (let i = first; i < last; i++) {
      const doc = list.data[i] ?? 0
      count += ((data[at + (doc >> 5)] ?? 0) >>> (doc & 31)) & 1
    }
    return count
  }
  let place = 0
  for (let i = first; i < last && place < other.size; i++) {
    const doc = list.data[i] ?? 0
    place = placeOf(other, doc, place)
    if (other.data[other.at + place] === doc && place < other.size) count += 1
  }
  return count
}

/** Counts the bits of a bitmap from a word on, up to the document `end`, which is not counted. */
function countBits({ data, at }: DocIdSet, from: number, end: Doc): number {
  const words = end >> 5
  const count = countWords(data, at + from, at + words)
  const rest = end & 31
  return rest === 0 ? count : count + popcount((data[at + words] ?? 0) & ((1 << rest) - 1))
}

/** Returns the place in a list, from its beginning, of the first document that is not less than `doc`. */
export function placeOf({ data, at, size }: DocIdSet, doc: Doc, from = 0): number {
  let low = from
  let high = size
  // Gallops first, as the document is often near.
  for (let step = 1; low + step < high; step *= 2) {
    if ((data[at + low + step] ?? 0) >= doc) {
      high = low + step
      break
    }
    low += step
  }
  while (low < high) {
    const middle = (low + high) >> 1
    if ((data[at + middle] ?? 0) < doc) low = middle + 1
    else high = middle
  }
  return low
}

/** Above every document. */
const NO_DOC = 0x7fffffff

/** Finds the first document of a bitmap that is not less than `doc`; one above all others when there is none. */
export function nextIn({ data, at }: DocIdSet, doc: Doc, words: number): Doc {
  let i = doc >> 5
  let word = i < words ? (data[at + i] ?? 0) & (-1 << (doc & 31)) : 0
  while (word === 0) {
    if (++i >= words) return NO_DOC
    word = data[at + i] ?? 0
  }
  return (i << 5) + lowestBit(word)
}

/** Lists up to `limit` documents of a set in `[start, end)`. */
export function firstOf(set: DocIdSet, { start, end, limit }: { start: Doc; end: Doc; limit: number }): Doc[] {
  const docs: Doc[] = []
  const { data, at, size } = set
  if (!set.isDense) {
    for (let i = placeOf(set, start); i < size && docs.length < limit; i++) {
      const doc = data[at + i] ?? 0
      if (doc >= end) break
      docs.push(doc)
    }
    return docs
  }
  for (let i = start >> 5; i << 5 < end && docs.length < limit; i++) {
    let word = data[at + i] ?? 0
    if (i === start >> 5) word &= -1 << (start & 31)
    for (; word !== 0 && docs.length < limit; word &= word - 1) {
      const doc = (i << 5) + lowestBit(word)
      if (doc >= end) return docs
      docs.push(doc)
    }
  }
  return docs
}
