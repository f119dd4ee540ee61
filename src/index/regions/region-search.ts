import { LRUCache } from 'lru-cache'
import { type Bitset, bitsetOf, countBits, emptyBitset, firstDocs, or } from '../../arrays/bitset.ts'
import { countryNames } from '../../geo/country-names.ts'
import { TAGS } from '../../spots/tags.ts'
import { fold } from '../../text/fold.ts'
import { phraseOf } from '../../text/phrase.ts'
import { unfoldedWordsOf, type Word } from '../../text/tokenize.ts'
import { bitmapOf, bitmapWords, type DocIdSet, isDenseSize, listOf } from '../sets/doc-id-sets.ts'
import type { Doc, Index } from '../types.ts'
import { docsInRegion } from './docs-in-region.ts'
import type { Region } from './region.ts'
import { regionsOfName, shownName } from './region-names.ts'
import { regionTable } from './region-table.ts'

type Located = Pick<Index, 'count' | 'docs' | 'coordinates' | 'names'>

/** Words of a text, from `start` up to `end`, that name a region, or are all of the name of a place that spots lie at. */
export type RegionSpan = {
  start: number
  end: number
  /** The spots there; null where there are none, unless it is exact. Of one word: less the countries whose spots have it in their text. */
  set: DocIdSet | null
  /** Whether the words mean these spots alone: a country that is written with its accents, which is another word without them. */
  isExact: boolean
  isCountry: boolean
}

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

  /** The regions and places that a text names, from its left the longest names: "new south wales" is not Wales. */
  spansOf(text: string, words: readonly Word[]): RegionSpan[] {
    const folded = words.map(({ folded }) => folded)
    const accented = accentedCountries(text, folded)
    const spans: RegionSpan[] = []
    let start = 0
    while (start < folded.length) {
      const country = accented.get(start)
      const span = country ? this.#exact(country, start) : this.#longest(folded, start)
      if (span) spans.push(span)
      start = span?.end ?? start + 1
    }
    return spans
  }

  /**
   * Countries and regions with spots of which a name begins as a text that is being typed: those that are shown by that name
   * first, with the accents that were typed, then countries, then those with most spots.
   */
  begun(text: string): BegunRegion[] {
    const phrase = phraseOf(text)
    if (phrase.length < LEAST_TYPED) return []
    const names = new Set([...regionTable().begun(phrase)].flatMap(region => shownName(region, phrase) ?? []))
    return [...names]
      .map(text => ({ text, count: this.#countOf(text) }))
      .filter(({ count }) => count > 0)
      .map(row => ({ row, isCountry: isCountryName(row.text), begins: beginningOf(row.text, text) }))
      .sort(
        (a, b) =>
          b.begins - a.begins ||
          Number(b.isCountry) - Number(a.isCountry) ||
          b.row.count - a.row.count ||
          (a.row.text < b.row.text ? -1 : 1),
      )
      .map(({ row }) => row)
  }

  #countOf(name: string): number {
    return this.#counts.getOrInsertComputed(name, () => countBits(this.#docsIn(regionsOfName(name))))
  }

  #exact(country: Region, start: number): RegionSpan {
    const set = setOf(this.#docsIn([country]), this.#index.count)
    return { start, end: start + 1, set, isExact: true, isCountry: true }
  }

  #longest(folded: readonly string[], start: number): RegionSpan | undefined {
    const most = Math.min(folded.length, start + MOST_WORDS)
    const ofRegion = regionTable().endOfName(folded, { start, end: most }) ?? start
    // A place of one word weighs as it is where its text has that word.
    const least = Math.max(ofRegion, start + 2)
    for (let end = most; end >= least; end--) {
      const placed = this.#index.names.part(folded.slice(start, end).join(' '))
      if (placed) return { start, end, ...this.#named(folded.slice(start, end), placed.docs), isExact: false }
    }
    if (ofRegion === start) return undefined
    return { start, end: ofRegion, ...this.#named(folded.slice(start, ofRegion), []), isExact: false }
  }

  #named(words: readonly string[], placed: readonly Doc[]): Pick<RegionSpan, 'set' | 'isCountry'> {
    const key = words.join(' ')
    const { all = [], beyondText = [] } = regionTable().meantBy(words.join('')) ?? {}
    const isCountry = all.some(({ kind }) => kind === 'country')
    const known = this.#sets.get(key)
    if (known) return { set: known.size > 0 ? known : null, isCountry }
    // A country's name of one word is left to the texts of its spots, which have it.
    const inRegions = this.#docsIn(words.length === 1 ? beyondText : all)
    const docs = placed.length === 0 ? inRegions : or(inRegions, bitsetOf(placed, this.#index.count))
    const set = setOf(docs, this.#index.count)
    this.#sets.set(key, set)
    return { set: set.size > 0 ? set : null, isCountry }
  }

  #docsIn(regions: readonly Region[]): Bitset {
    return regions.map(region => docsInRegion(region, this.#index)).reduce(or, emptyBitset(this.#index.count))
  }
}

function isCountryName(name: string): boolean {
  return regionsOfName(name).some(({ kind }) => kind === 'country')
}

/** 2: a name begins as typed, accents and all, or as typed without any; 1: without its accents; 0: it does not. */
function beginningOf(name: string, typed: string): number {
  if (!phraseOf(name).startsWith(phraseOf(typed))) return 0
  const written = typed.trim().normalize('NFC').toLowerCase()
  return written === fold(written) || name.toLowerCase().startsWith(written) ? 2 : 1
}

const NONE: ReadonlyMap<number, Region> = new Map()
/** The words of kinds of places. */
const KINDS: ReadonlySet<string> = new Set(Object.keys(TAGS))

/** Countries by where their name stands, whose accents alone tell it from a kind of place: "Ísland". */
function accentedCountries(text: string, folded: readonly string[]): ReadonlyMap<number, Region> {
  if (!folded.some(word => KINDS.has(word))) return NONE
  const written = unfoldedWordsOf(text)
  if (written.length !== folded.length) return NONE
  const isCalled = (code: string, name: string) => countryNames(code).some(own => own.toLowerCase() === name)
  return new Map(
    folded.flatMap((word, at) => {
      const name = written[at] ?? ''
      if (name === word || !KINDS.has(word)) return []
      const named = regionTable().named(word)
      const country = named.find(({ kind, countries: [code = ''] }) => kind === 'country' && isCalled(code, name))
      return country ? [[at, country] as const] : []
    }),
  )
}

function setOf(docs: Bitset, count: number): DocIdSet {
  const size = countBits(docs)
  if (!isDenseSize(size, count)) return listOf(Int32Array.from(firstDocs(docs, Infinity)))
  const words = new Int32Array(bitmapWords(count))
  words.set(docs)
  return bitmapOf(words, size)
}
