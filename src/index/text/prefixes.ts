// Prefixes of many words: their postings are united when the index is built, as doing it for each question takes long.
import { firstWhere } from '../../arrays/binary-search.ts'
import type { WordList } from './dictionary.ts'
import { type DocIdSet, bitmapOf, bitmapWords, countWords } from '../sets/doc-id-sets.ts'
import type { Layout, Sections } from '../storage/sections.ts'
import { Postings } from '../sets/postings.ts'
import { uniteInto, uniteLists } from '../sets/unite.ts'
import { stemOf } from '../../text/tokenize.ts'

/** The stores whose sets are united. */
const SETS = ['text', 'name'] as const

/** Words from `low` up to `high`, not included, by their number in the dictionary. */
export type Prefix = { low: number; high: number }

/** A prefix is common when the sets of its words hold more entries in total than this many times the documents. */
const COMMON = 1

/** Lists the common prefixes; one that is a word itself is left out, as search asks for that word then. */
export function commonPrefixes(
  { words, terms, termCount }: WordList,
  { sizes, count }: { sizes: Uint32Array; count: number },
): Prefix[] {
  const isStem = new Set<string>()
  for (const word of words) isStem.add(stemOf(word))
  const found = new Map<string, Prefix>()
  const before = new Float64Array(words.length + 1)
  for (let i = 0; i < words.length; i++) before[i + 1] = (before[i] ?? 0) + (sizes[terms[i] ?? termCount] ?? 0)
  const descend = (range: Prefix, length: number) => {
    let { low } = range
    while (low < range.high) {
      const word = words[low] ?? ''
      if (word.length < length) {
        low += 1
        continue
      }
      const prefix = word.slice(0, length)
      const high = endOfPrefix(words, { prefix, low, high: range.high })
      if ((before[high] ?? 0) - (before[low] ?? 0) > count * COMMON) {
        const isOneTerm = terms.subarray(low, high).every(term => term === terms[low])
        if (!isOneTerm && !isStem.has(stemOf(prefix))) found.set(`${low} ${high}`, { low, high })
        descend({ low, high }, length + 1)
      }
      low = high
    }
  }
  descend({ low: 0, high: words.length }, 1)
  return [...found.values()]
}

function endOfPrefix(words: readonly string[], { prefix, low, high }: { prefix: string } & Prefix): number {
  return firstWhere(low + 1, high, number => words[number]?.startsWith(prefix) !== true)
}

export function reservePrefixes(layout: Layout, { prefixes, count }: { prefixes: Prefix[]; count: number }): void {
  layout.reserve('prefixRanges', 'u32', prefixes.length * 2)
  layout.reserve('prefixSizes', 'u32', prefixes.length)
  for (const name of SETS) layout.reserve(`prefix${name}`, 'i32', prefixes.length * bitmapWords(count))
}

/** Unites the sets of each prefix; the sets of the text must be filled. */
export function fillPrefixes(sections: Sections, { prefixes, count }: { prefixes: Prefix[]; count: number }): void {
  const terms = sections.view('wordTerms', 'u32')
  const ranges = sections.view('prefixRanges', 'u32')
  const sizes = sections.view('prefixSizes', 'u32')
  const length = bitmapWords(count)
  for (const name of SETS) {
    const store = new Postings(sections, name, count)
    const data = sections.view(`prefix${name}`, 'i32')
    for (const [i, { low, high }] of prefixes.entries()) {
      const words = data.subarray(i * length, (i + 1) * length)
      for (const term of new Set(terms.subarray(low, high))) uniteInto(words, store.set(term))
      ranges.set([low, high], i * 2)
      if (name === 'text') sizes[i] = countWords(words, 0, length)
    }
  }
}

/** Up to one entry for 2^9 documents, sorting entries is quicker than going through a bitmap. */
const FEW_BITS = 9

/** Unites the sets of the terms of some words: to a list where they hold little. */
export function unite(store: Postings, { terms, count }: { terms: Uint32Array; count: number }): DocIdSet {
  let entries = 0
  for (const term of terms) entries += store.size(term)
  if (entries > count >> FEW_BITS) return uniteToBitmap(store, { terms, count })
  const sets = Array.from(terms, term => store.set(term))
  return sets.some(({ isDense }) => isDense) ? uniteToBitmap(store, { terms, count }) : uniteLists(sets, entries)
}

export function uniteToBitmap(store: Postings, { terms, count }: { terms: Uint32Array; count: number }): DocIdSet {
  const words = new Int32Array(bitmapWords(count))
  let last = -1
  for (const term of terms) {
    // Neighbours in the dictionary often share their stem.
    if (term !== last) uniteInto(words, store.set(term))
    last = term
  }
  return bitmapOf(words, countWords(words, 0, words.length))
}

/** The spots that hold a word with the prefix, and those that do in their name. */
export type PrefixSets = { set: DocIdSet; inName: DocIdSet }

/** Opens the united prefixes of an index; the answer finds the sets of one, undefined when it is not among them. */
export function openPrefixes(sections: Sections, count: number): (prefix: Prefix) => PrefixSets | undefined {
  const ranges = sections.view('prefixRanges', 'u32')
  const sizes = sections.view('prefixSizes', 'u32')
  const [texts, names] = [sections.view('prefixtext', 'i32'), sections.view('prefixname', 'i32')]
  const length = bitmapWords(count)
  const places = new Map<string, number>()
  for (let i = 0; i < sizes.length; i++) places.set(`${ranges[i * 2]} ${ranges[i * 2 + 1]}`, i)
  return ({ low, high }) => {
    const i = places.get(`${low} ${high}`)
    if (i === undefined) return undefined
    const at = i * length
    return { set: { ...bitmapOf(texts, sizes[i] ?? 0), at }, inName: { ...bitmapOf(names, 0), at } }
  }
}
