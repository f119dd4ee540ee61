import { Dictionary, type Term } from './dictionary.ts'
import type { DocSet } from '../sets/doc-id-sets.ts'
import { openPrefixes, unite, uniteToBitmap } from './prefixes.ts'
import type { Sections } from '../storage/sections.ts'
import { SetStore } from '../sets/postings.ts'
import { Typos } from './typos.ts'
import { type Word, wordsOf } from '../../text/tokenize.ts'

/** Words of so many letters may hold two typos. */
const LETTERS_FOR_TWO_TYPOS = 8

/** What a word of the question stands for: the spots that hold it, and the weight of each. */
export type Group = OneStem | SeveralStems
/** Weights stand beside the set's documents, and behind them, when the set is dense, the highest of each stretch. */
export type OneStem = { set: DocSet; weights: Uint8Array; weightsAt: number }
/** `inName`: of the spots, a bitmap when `set` is one, those that have one of the stems in their name. */
export type SeveralStems = { set: DocSet; inName: DocSet }

/** The text of an index: finds what the words of a question stand for. */
export class Text {
  readonly #dictionary: Dictionary
  readonly #typos: Typos
  readonly #texts: SetStore
  readonly #names: SetStore
  readonly #prefixSets: ReturnType<typeof openPrefixes>
  readonly #weights: Uint8Array
  readonly #weightStarts: Uint32Array
  readonly #count: number

  constructor(sections: Sections, count: number) {
    this.#dictionary = new Dictionary(sections)
    this.#typos = new Typos(sections)
    this.#texts = new SetStore(sections, 'text', count)
    this.#names = new SetStore(sections, 'name', count)
    this.#prefixSets = openPrefixes(sections, count)
    this.#weights = sections.view('weights', 'u8')
    this.#weightStarts = sections.view('weightStarts', 'u32')
    this.#count = count
  }

  /** The sets of a filter's words, as they stand; undefined when no spot holds one of them. */
  filter(text: string): DocSet[] | undefined {
    const sets: DocSet[] = []
    for (const { stem } of wordsOf(text)) {
      const term = this.#dictionary.termOfStem(stem)
      if (term === undefined) return undefined
      sets.push(this.#texts.set(term))
    }
    return sets
  }

  /** What each word stands for, undefined where no spot holds it; and the text put right, when a word was mistyped. */
  groups(text: string): { groups: (Group | undefined)[]; didYouMean: string | null } {
    const words = wordsOf(text)
    const shown = words.map(({ folded }) => folded)
    let isCorrected = false
    const groups = words.map((word, i) => {
      const term = this.#dictionary.termOfStem(word.stem)
      if (term !== undefined) return this.#group(Uint32Array.of(term))
      const prefixed = i === words.length - 1 ? this.#prefixed(word.folded) : undefined
      if (prefixed) return prefixed
      const corrected = this.#corrected(word)
      if (!corrected) return undefined
      isCorrected = true
      shown[i] = corrected.best
      return this.#group(corrected.terms)
    })
    return { groups, didYouMean: isCorrected ? shown.join(' ') : null }
  }

  /** The terms of a text being typed: one for each word but the last, and all that begin with the last one. */
  typed(text: string): { whole: Term[]; begun: { low: number; high: number; terms: Uint32Array } } | undefined {
    const words = wordsOf(text)
    const last = words.pop()
    if (!last) return undefined
    const whole = words.flatMap(({ stem }) => this.#dictionary.termOfStem(stem) ?? [])
    const range = this.#dictionary.withPrefix(last.folded)
    if (whole.length < words.length || range.low === range.high) return undefined
    return { whole, begun: { ...range, terms: this.#dictionary.terms(range) } }
  }

  /** The spots that have all words of a text being typed in their name. */
  named({ whole, begun }: NonNullable<ReturnType<Text['typed']>>): DocSet[] {
    const count = this.#count
    const last = this.#prefixSets(begun)?.inName ?? unite(this.#names, { terms: begun.terms, count })
    return [...whole.map(term => this.#names.set(term)), last]
  }

  #prefixed(prefix: string): Group | undefined {
    const range = this.#dictionary.withPrefix(prefix)
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
      return { terms, best: this.#dictionary.word(best) }
    }
    return undefined
  }

  #group(terms: Uint32Array): Group {
    const [term = 0] = terms
    if (terms.every(other => other === term)) {
      return { set: this.#texts.set(term), weights: this.#weights, weightsAt: this.#weightStarts[term] ?? 0 }
    }
    const count = this.#count
    const set = unite(this.#texts, { terms, count })
    // What is a bitmap is scored stretch by stretch: the names are then asked by stretch too.
    const uniteNames = set.isDense ? uniteToBitmap : unite
    return { set, inName: uniteNames(this.#names, { terms, count }) }
  }
}
