import { type DocIdSet, bitmapOf, bitmapWords, countWords, listOf, placeOf } from './doc-id-sets.ts'
import type { Doc } from '../types.ts'
import { arrayOfZeros } from './small-arrays.ts'

/**
 * Intersects sets with each other and with the documents before `end`; the answer is a list when any of them is one.
 * At least one set is needed.
 */
export function intersect(sets: readonly DocIdSet[], end: Doc): DocIdSet {
  const lists = sets.filter(set => !set.isDense).sort((a, b) => a.size - b.size)
  const bitmaps = sets.filter(set => set.isDense).sort((a, b) => a.size - b.size)
  const [smallest, ...others] = lists
  return smallest ? intersectLists(smallest, [...others, ...bitmaps], end) : intersectBitmaps(bitmaps, end)
}

function intersectLists(smallest: DocIdSet, others: readonly DocIdSet[], end: Doc): DocIdSet {
  let size = placeOf(smallest, end)
  const docs = copyOf(smallest, size)
  for (const other of others) size = other.isDense ? keepInBitmap(docs, size, other) : keepInList(docs, size, other)
  return listOf(docs, size)
}

function keepInBitmap(docs: Int32Array, size: number, { data, at }: DocIdSet): number {
  let kept = 0
  for (let i = 0; i < size; i++) {
    const doc = docs[i] ?? 0
    // Writes always, and moves on only when the bit is set: there is no branch to mispredict.
    docs[kept] = doc
    kept += ((data[at + (doc >> 5)] ?? 0) >>> (doc & 31)) & 1
  }
  return kept
}

function keepInList(docs: Int32Array, size: number, other: DocIdSet): number {
  let kept = 0
  let place = 0
  for (let i = 0; i < size; i++) {
    const doc = docs[i] ?? 0
    place = placeOf(other, doc, place)
    if (place === other.size) break
    if (other.data[other.at + place] === doc) docs[kept++] = doc
  }
  return kept
}

function intersectBitmaps(bitmaps: readonly DocIdSet[], end: Doc): DocIdSet {
  const [first, ...others] = bitmaps
  if (!first) throw new RangeError('there is nothing to intersect')
  const length = bitmapWords(end)
  const words = copyOf(first, length)
  words.fill(0, (end + 31) >> 5)
  if ((end & 31) !== 0) words[end >> 5] = (words[end >> 5] ?? 0) & ((1 << (end & 31)) - 1)
  for (const { data, at } of others) for (let i = 0; i < length; i++) words[i] = (words[i] ?? 0) & (data[at + i] ?? 0)
  return bitmapOf(words, countWords(words, 0, length))
}

/** Copies numbers from a set's beginning. */
function copyOf({ data, at }: DocIdSet, length: number): Int32Array {
  const copy = arrayOfZeros(length)
  for (let i = 0; i < length; i++) copy[i] = data[at + i] ?? 0
  return copy
}
