import { Dictionary, type Term } from './dictionary.ts'
import type { DocIdSet } from '../sets/doc-id-sets.ts'
import type { OneStem, Synonyms, WordGroup } from '../rank/word-group.ts'
import { openPrefixes, unite, uniteToBitmap } from './prefixes.ts'
import { englishWordOf } from '../../spots/words-abroad.ts'
import type { RegionSearch } from '../regions/region-search.ts'
import type { Sections } from '../storage/sections.ts'
import { intersect } from '../sets/intersect.ts'
import { Postings } from '../sets/postings.ts'
import { uniteSets } from '../sets/unite.ts'
import { openTypos } from '../words/typos.ts'
import { stemOf, type Word, wordsOf } from '../../text/tokenize.ts'

/** A shorter word is like too many others to be one of them mistyped. */
const LETTERS_FOR_A_TYPO = 3
/** Words of at least this many letters may hold two typos. */
const LETTERS_FOR_TWO_TYPOS = 8

/** A text being typed: one term for each word but the last, and all that begin with the last one. */
type Typed = { whole: Term[]; begun: { low: number; high: number; terms: Uint32Array } }

/** The text of an index: finds the terms of a question's words. */
export type Text = {
  /** The sets of words that the spots' own texts hold, as they are; undefined when no spot holds one, or there is none. */
  literal(text: string): DocIdSet[] | undefined
  /** The same, where the name of a region is also held by the spots in it. */
  filter(text: string): DocIdSet[] | undefined
  /** The spots of each word, undefined where none holds it; and the corrected text, when a word was mistyped. */
  groups(text: string): { groups: (WordGroup | undefined)[]; didYouMean: string | null }
  typed(text: string): Typed | undefined
  /** The spots that have all words of a text being typed in their name. */
  named(typed: Typed): DocIdSet[]
}

export function openText(sections: Sections, { count, regions }: { count: number; regions: RegionSearch }): Text {
  const dictionary = new Dictionary(sections)
  const typos = openTypos(sections, 'word', dictionary.words)
  const texts = new Postings(sections, 'text', count)
  const names = new Postings(sections, 'name', count)
  const prefixSets = openPrefixes(sections, count)
  const weights = sections.view('weights', 'u8')
  const weightStarts = sections.view('weightStarts', 'u32')
  return {
    literal(text) {
      const words = wordsOf(text)
      const sets = words.flatMap(word => heldBy(word) ?? [])
      return words.length === 0 || sets.length < words.length ? undefined : sets
    },
    filter(text) {
      const words = wordsOf(text)
      const sets: DocIdSet[] = []
      let at = 0
      const spans = regions.spansOf(text, words).filter(({ set }) => set !== null)
      for (const { start, end, set, isExact } of [
        ...spans,
        { start: words.length, end: 0, set: null, isExact: false },
      ]) {
        const before = words.slice(at, start).map(word => groupOfWord(word)?.set)
        const held = before.filter(set => set !== undefined)
        if (held.length < before.length) return undefined
        sets.push(...held)
        if (set) sets.push(isExact ? set : withText(words.slice(start, end), set))
        at = end
      }
      return sets.length === 0 ? undefined : sets
    },
    groups(text) {
      const words = wordsOf(text)
      const spans = regions.spansOf(text, words)
      let shown: string[] | undefined
      const groups = words.flatMap((word, i) => {
        const span = spans.find(({ start, end }) => start <= i && i < end)
        if (span?.set && i > span.start) return []
        if (span?.set) return groupInRegion(span.isExact ? [] : words.slice(i, span.end), span.set)
        const held = groupOfWord(word)
        if (held) return held
        const isBegun = i === words.length - 1 && span?.isCountry !== true
        const prefixed = isBegun ? groupOfPrefix(word.folded) : undefined
        if (prefixed) return prefixed
        // The name of a region without spots, and a known word of another language, is no other word.
        const isKnown = span !== undefined || englishWordOf(word.folded) !== undefined
        const corrected = isKnown ? undefined : correctionOf(word)
        if (!corrected) return undefined
        shown ??= words.map(({ folded }) => folded)
        shown[i] = corrected.best
        return groupOf(corrected.terms)
      })
      return { groups, didYouMean: shown?.join(' ') ?? null }
    },
    typed(text) {
      const words = wordsOf(text)
      const last = words.pop()
      if (!last) return undefined
      const whole = words.flatMap(({ stem }) => dictionary.termOfStem(stem) ?? [])
      const range = dictionary.words.withPrefix(last.folded)
      if (whole.length < words.length || range.low === range.high) return undefined
      return { whole, begun: { ...range, terms: dictionary.terms(range) } }
    },
    named({ whole, begun }) {
      const last = prefixSets(begun)?.inName ?? unite(names, { terms: begun.terms, count })
      return [...whole.map(term => names.set(term)), last]
    },
  }

  function heldBy({ stem }: Word): DocIdSet | undefined {
    const term = dictionary.termOfStem(stem)
    return term === undefined ? undefined : texts.set(term)
  }

  /** The spots of a region, and those that hold all words of its name. */
  function withText(words: readonly Word[], region: DocIdSet): DocIdSet {
    const held = words.flatMap(word => heldBy(word) ?? [])
    return held.length === 0 || held.length < words.length ? region : uniteSets([intersect(held, count), region], count)
  }

  function groupInRegion(words: readonly Word[], region: DocIdSet): WordGroup {
    const terms = words.flatMap(({ stem }) => dictionary.termOfStem(stem) ?? [])
    const texts = terms.length < words.length ? [] : terms.map(oneStem)
    return { set: withText(words, region), region, texts }
  }

  /** The spots that hold a word, or the English one for it. */
  function groupOfWord({ folded, stem }: Word): OneStem | Synonyms | undefined {
    const english = englishWordOf(folded)
    const terms = new Set([stem, ...(english === undefined ? [] : [stemOf(english)])].flatMap(termOf))
    const words = [...terms].map(oneStem)
    if (words.length < 2) return words[0]
    const sets = words.map(({ set }) => set)
    return { set: uniteSets(sets, count), words }
  }

  function termOf(stem: string): Term[] {
    const term = dictionary.termOfStem(stem)
    return term === undefined ? [] : [term]
  }

  function oneStem(term: Term): OneStem {
    return { set: texts.set(term), weights, weightsAt: weightStarts[term] ?? 0 }
  }

  function groupOfPrefix(prefix: string): WordGroup | undefined {
    const range = dictionary.words.withPrefix(prefix)
    if (range.low === range.high) return undefined
    return prefixSets(range) ?? groupOf(dictionary.terms(range))
  }

  function correctionOf({ folded }: Word): { terms: Uint32Array; best: string } | undefined {
    if (folded.length < LETTERS_FOR_A_TYPO) return undefined
    const most = folded.length >= LETTERS_FOR_TWO_TYPOS ? 2 : 1
    for (let allowed = 1; allowed <= most; allowed++) {
      const near = typos.near(folded, allowed).sort((a, b) => a - b)
      const [first] = near
      if (first === undefined) continue
      const spots = (number: number) => texts.size(dictionary.term(number))
      const best = near.reduce((best, number) => (spots(number) > spots(best) ? number : best), first)
      const terms = Uint32Array.from(near, number => dictionary.term(number))
      return { terms, best: dictionary.words.word(best) }
    }
    return undefined
  }

  function groupOf(terms: Uint32Array): WordGroup {
    const [term = 0] = terms
    if (terms.every(other => other === term)) return oneStem(term)
    const set = unite(texts, { terms, count })
    // Bitmaps are scored block by block, which needs the names as a bitmap too.
    const uniteNames = set.isDense ? uniteToBitmap : unite
    return { set, inName: uniteNames(names, { terms, count }) }
  }
}
