import { Dictionary, type Term } from './dictionary.ts'
import type { DocIdSet } from '../sets/doc-id-sets.ts'
import type { OneStem, WordGroup } from '../rank/word-group.ts'
import { openPrefixes, unite, uniteToBitmap } from './prefixes.ts'
import type { RegionSearch } from '../regions/region-search.ts'
import type { Sections } from '../storage/sections.ts'
import { intersect } from '../sets/intersect.ts'
import { Postings } from '../sets/postings.ts'
import { uniteSets } from '../sets/unite.ts'
import { openTypos, type Typos } from '../words/typos.ts'
import { type Word, wordsOf } from '../../text/tokenize.ts'

/** Words of at least this many letters may hold two typos. */
const LETTERS_FOR_TWO_TYPOS = 8

/** The text of an index: finds the terms of a question's words. */
export class Text {
  readonly #dictionary: Dictionary
  readonly #typos: Typos
  readonly #texts: Postings
  readonly #names: Postings
  readonly #prefixSets: ReturnType<typeof openPrefixes>
  readonly #weights: Uint8Array
  readonly #weightStarts: Uint32Array
  readonly #regions: RegionSearch
  readonly #count: number

  constructor(sections: Sections, { count, regions }: { count: number; regions: RegionSearch }) {
    this.#regions = regions
    this.#dictionary = new Dictionary(sections)
    this.#typos = openTypos(sections, 'word', this.#dictionary.words)
    this.#texts = new Postings(sections, 'text', count)
    this.#names = new Postings(sections, 'name', count)
    this.#prefixSets = openPrefixes(sections, count)
    this.#weights = sections.view('weights', 'u8')
    this.#weightStarts = sections.view('weightStarts', 'u32')
    this.#count = count
  }

  /** The sets of words that the spots' own texts hold, as they are; undefined when no spot holds one, or there is none. */
  literal(text: string): DocIdSet[] | undefined {
    const words = wordsOf(text)
    const sets = words.flatMap(word => this.#held(word) ?? [])
    return words.length === 0 || sets.length < words.length ? undefined : sets
  }

  /** The same, where the name of a region is also held by the spots in it. */
  filter(text: string): DocIdSet[] | undefined {
    const words = wordsOf(text)
    const sets: DocIdSet[] = []
    let at = 0
    for (const { start, end, set } of [...this.#regions.spansOf(words), { start: words.length, end: 0, set: null }]) {
      const before = words.slice(at, start).map(word => this.#held(word))
      const held = before.filter(set => set !== undefined)
      if (held.length < before.length) return undefined
      sets.push(...held)
      if (set) sets.push(this.#withText(words.slice(start, end), set))
      at = end
    }
    return sets.length === 0 ? undefined : sets
  }

  /** The spots of each word, undefined where none holds it; and the corrected text, when a word was mistyped. */
  groups(text: string): { groups: (WordGroup | undefined)[]; didYouMean: string | null } {
    const words = wordsOf(text)
    const spans = this.#regions.spansOf(words)
    let shown: string[] | undefined
    const groups = words.map((word, i) => {
      const term = this.#dictionary.termOfStem(word.stem)
      const region = spans.find(({ start, end }) => start <= i && i < end)?.set
      if (region) return this.#groupInRegion(term, region)
      if (term !== undefined) return this.#oneStem(term)
      const prefixed = i === words.length - 1 ? this.#prefixed(word.folded) : undefined
      if (prefixed) return prefixed
      const corrected = this.#corrected(word)
      if (!corrected) return undefined
      shown ??= words.map(({ folded }) => folded)
      shown[i] = corrected.best
      return this.#group(corrected.terms)
    })
    return { groups, didYouMean: shown?.join(' ') ?? null }
  }

  /** The terms of a text being typed: one for each word but the last, and all that begin with the last one. */
  typed(text: string): { whole: Term[]; begun: { low: number; high: number; terms: Uint32Array } } | undefined {
    const words = wordsOf(text)
    const last = words.pop()
    if (!last) return undefined
    const whole = words.flatMap(({ stem }) => this.#dictionary.termOfStem(stem) ?? [])
    const range = this.#dictionary.words.withPrefix(last.folded)
    if (whole.length < words.length || range.low === range.high) return undefined
    return { whole, begun: { ...range, terms: this.#dictionary.terms(range) } }
  }

  /** The spots that have all words of a text being typed in their name. */
  named({ whole, begun }: NonNullable<ReturnType<Text['typed']>>): DocIdSet[] {
    const count = this.#count
    const last = this.#prefixSets(begun)?.inName ?? unite(this.#names, { terms: begun.terms, count })
    return [...whole.map(term => this.#names.set(term)), last]
  }

  #held({ stem }: Word): DocIdSet | undefined {
    const term = this.#dictionary.termOfStem(stem)
    return term === undefined ? undefined : this.#texts.set(term)
  }

  /** The spots of a region, and those that hold all words of its name. */
  #withText(words: readonly Word[], region: DocIdSet): DocIdSet {
    const held = words.flatMap(word => this.#held(word) ?? [])
    if (held.length < words.length) return region
    return uniteSets([intersect(held, this.#count), region], this.#count)
  }

  #groupInRegion(term: Term | undefined, region: DocIdSet): WordGroup {
    const text = term === undefined ? undefined : this.#oneStem(term)
    return { set: text ? uniteSets([text.set, region], this.#count) : region, region, text }
  }

  #oneStem(term: Term): OneStem {
    return { set: this.#texts.set(term), weights: this.#weights, weightsAt: this.#weightStarts[term] ?? 0 }
  }

  #prefixed(prefix: string): WordGroup | undefined {
    const range = this.#dictionary.words.withPrefix(prefix)
    if (range.low === range.high) return undefined
    return this.#prefixSets(range) ?? this.#group(this.#dictionary.terms(range))
  }

  #corrected({ folded }: Word): { terms: Uint32Array; best: string } | undefined {
    const most = folded.length >= LETTERS_FOR_TWO_TYPOS ? 2 : 1
    for (let typos = 1; typos <= most; typos++) {
      const near = this.#typos.near(folded, typos).sort((a, b) => a - b)
      const [first] = near
      if (first === undefined) continue
      const spots = (number: number) => this.#texts.size(this.#dictionary.term(number))
      const best = near.reduce((best, number) => (spots(number) > spots(best) ? number : best), first)
      const terms = Uint32Array.from(near, number => this.#dictionary.term(number))
      return { terms, best: this.#dictionary.words.word(best) }
    }
    return undefined
  }

  #group(terms: Uint32Array): WordGroup {
    const [term = 0] = terms
    if (terms.every(other => other === term)) return this.#oneStem(term)
    const count = this.#count
    const set = unite(this.#texts, { terms, count })
    // Bitmaps are scored block by block, which needs the names as a bitmap too.
    const uniteNames = set.isDense ? uniteToBitmap : unite
    return { set, inName: uniteNames(this.#names, { terms, count }) }
  }
}
