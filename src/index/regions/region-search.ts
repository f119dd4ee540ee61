import { LRUCache } from 'lru-cache'
import { type Bitset, countBits, emptyBitset, firstDocs, or } from '../../arrays/bitset.ts'
import { phraseOf } from '../../text/phrase.ts'
import type { Word } from '../../text/tokenize.ts'
import { bitmapOf, bitmapWords, type DocIdSet, isDenseSize, listOf } from '../sets/doc-id-sets.ts'
import type { Index } from '../types.ts'
import { docsInRegion } from './docs-in-region.ts'
import type { Region } from './region.ts'
import { regionsOfName, shownName } from './region-names.ts'
import { regionTable } from './region-table.ts'

type Located = Pick<Index, 'count' | 'docs' | 'coordinates'>

/** Words of a text, from `start` up to `end`, that name a region, and the spots in it that it does not name in their text. */
export type RegionSpan = { start: number; end: number; set: DocIdSet }

/** A region whose name begins as somebody types, and how many spots are in it. */
export type BegunRegion = { text: string; count: number }

/** No region's name has more words. */
const MOST_WORDS = 8
/** Spots of this many names are kept. */
const RECENT_NAMES = 64
/** Of fewer letters begin too many names. */
const LEAST_TYPED = 3

/** Finds regions and their spots by name; what lies in a region is worked out when it is first asked for. */
export class RegionSearch {
  readonly #index: Located
  readonly #sets = new LRUCache<string, DocIdSet>({ max: RECENT_NAMES })
  /** By shown name: how many spots the regions of that name have. */
  readonly #counts = new Map<string, number>()

  constructor(index: Located) {
    this.#index = index
  }

  /**
   * The regions that a text names, from its left the longest names: "new south wales" is not Wales. Those without a spot
   * are left out, and so are countries by the names that the texts of their spots have.
   */
  spansOf(words: readonly Word[]): RegionSpan[] {
    const folded = words.map(({ folded }) => folded)
    const spans: RegionSpan[] = []
    let start = 0
    while (start < folded.length) {
      const end = regionTable().endOfName(folded, { start, end: Math.min(folded.length, start + MOST_WORDS) })
      const set = end === undefined ? undefined : this.#setOf(folded.slice(start, end))
      if (end !== undefined && set && set.size > 0) spans.push({ start, end, set })
      start = end ?? start + 1
    }
    return spans
  }

  /** Countries and regions with spots whose name begins as a text that is being typed, those with most spots first. */
  begun(text: string): BegunRegion[] {
    const phrase = phraseOf(text)
    if (phrase.length < LEAST_TYPED) return []
    const names = new Set([...regionTable().begun(phrase)].flatMap(region => shownName(region, phrase) ?? []))
    return [...names]
      .map(text => ({ text, count: this.#countOf(text) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
  }

  #countOf(name: string): number {
    return this.#counts.getOrInsertComputed(name, () => countBits(this.#docsIn(regionsOfName(name))))
  }

  #setOf(words: readonly string[]): DocIdSet {
    const key = words.join('')
    const known = this.#sets.get(key)
    if (known) return known
    const set = setOf(this.#docsIn(regionTable().meantBy(key)?.beyondText ?? []), this.#index.count)
    this.#sets.set(key, set)
    return set
  }

  #docsIn(regions: readonly Region[]): Bitset {
    return regions.map(region => docsInRegion(region, this.#index)).reduce(or, emptyBitset(this.#index.count))
  }
}

function setOf(docs: Bitset, count: number): DocIdSet {
  const size = countBits(docs)
  if (!isDenseSize(size, count)) return listOf(Int32Array.from(firstDocs(docs, Infinity)))
  const words = new Int32Array(bitmapWords(count))
  words.set(docs)
  return bitmapOf(words, size)
}
