import { type DocIdSet, bitmapOf, bitmapWords, countWords, isDenseSize, listOf } from './doc-id-sets.ts'

/** Unites sets: to a list where all are lists that hold little. */
export function uniteSets(sets: readonly DocIdSet[], count: number): DocIdSet {
  const entries = sets.reduce((sum, { size }) => sum + size, 0)
  if (sets.every(({ isDense }) => !isDense) && !isDenseSize(entries, count)) return uniteLists(sets, entries)
  const words = new Int32Array(bitmapWords(count))
  for (const set of sets) uniteInto(words, set)
  return bitmapOf(words, countWords(words, 0, words.length))
}

/** Unites lists, which hold so many entries together. */
export function uniteLists(lists: readonly DocIdSet[], entries: number): DocIdSet {
  const docs = new Int32Array(entries)
  let size = 0
  for (const { data, at, size: more } of lists) for (let i = at; i < at + more; i++) docs[size++] = data[i] ?? 0
  docs.sort()
  let kept = 0
  for (let i = 0; i < size; i++) if (i === 0 || docs[i] !== docs[i - 1]) docs[kept++] = docs[i] ?? 0
  return listOf(docs, kept)
}

/** Adds a set's documents to a bitmap. */
export function uniteInto(words: Int32Array, { isDense, data, at, size }: DocIdSet): void {
  if (isDense) {
    for (let i = 0; i < words.length; i++) words[i] = (words[i] ?? 0) | (data[at + i] ?? 0)
    return
  }
  for (let i = at; i < at + size; i++) {
    const doc = data[i] ?? 0
    words[doc >> 5] = (words[doc >> 5] ?? 0) | (1 << (doc & 31))
  }
}
