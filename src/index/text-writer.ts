import type { SpotRecord } from '../spots/spot.ts'
import { type WordList, fillDictionary, reserveDictionary } from './dictionary.ts'
import { BLOCK_BITS, blocksOf, isDenseSize } from './doc-sets.ts'
import { FIELDS } from './fields.ts'
import { ChunkedList, GrowingList } from './growing.ts'
import { type Prefix, commonPrefixes, fillPrefixes, reservePrefixes } from './prefixes.ts'
import { MOST_WEIGHT } from './relevance.ts'
import type { Layout, Sections } from './sections.ts'
import { SetFiller, reserveSets } from './set-store.ts'
import { fillTypos, reserveTypos } from './typos.ts'
import { LONGEST_WORD, foldedWordsOf, stemOf } from './words.ts'

/** Collects the words of spots in document order, then lays them out as dictionary, sets and weights. */
export class TextWriter {
  readonly #words = new Map<string, number>()
  readonly #termOfWord = new GrowingList()
  readonly #terms = new Map<string, number>()
  /** By term: how many spots hold it, and how many in their name. */
  readonly #sizes = new GrowingList()
  readonly #nameSizes = new GrowingList()
  /** By term: the last spot that held it, plus one, and its place among that spot's terms. */
  readonly #lastSpot = new GrowingList()
  readonly #place = new GrowingList()
  /** Spot after spot: its terms (those of its name first) and their weights. */
  readonly #postings = new ChunkedList(length => new Uint32Array(length))
  readonly #weights = new ChunkedList(length => new Uint8Array(length))
  readonly #termCounts = new ChunkedList(length => new Uint32Array(length))
  readonly #nameTermCounts = new ChunkedList(length => new Uint32Array(length))
  #count = 0
  #wordList: WordList = { words: [], terms: new Uint32Array(), termCount: 0 }
  #prefixes: Prefix[] = []

  add(spot: SpotRecord): void {
    this.#count += 1
    const terms: number[] = []
    const weights: number[] = []
    for (const [field, { weight, text }] of FIELDS.entries()) {
      for (const part of text(spot)) {
        for (const word of plainWordsOf(part)) {
          const term = this.#termOf(word)
          if (this.#lastSpot.at(term) === this.#count) {
            const place = this.#place.at(term)
            weights[place] = (weights[place] ?? 0) + weight
          } else {
            this.#lastSpot.set(term, this.#count)
            this.#place.set(term, terms.length)
            terms.push(term)
            weights.push(weight)
          }
        }
      }
      if (field > 0) continue
      this.#nameTermCounts.push(terms.length)
      for (const term of terms) this.#nameSizes.add(term, 1)
    }
    this.#termCounts.push(terms.length)
    for (const [i, term] of terms.entries()) {
      this.#sizes.add(term, 1)
      this.#postings.push(term)
      this.#weights.push(Math.min(MOST_WEIGHT, weights[i] ?? 0))
    }
  }

  /** The term of a word that some spot holds. */
  termOf(folded: string): number | undefined {
    return this.#terms.get(stemOf(folded))
  }

  get termCount(): number {
    return this.#terms.size
  }

  reserve(layout: Layout): void {
    const count = this.#count
    const words = [...this.#words.keys()].sort()
    const terms = Uint32Array.from(words, word => this.#termOfWord.at(this.#words.get(word) ?? 0))
    this.#words.clear()
    this.#wordList = { words, terms, termCount: this.#terms.size }
    this.#prefixes = commonPrefixes(this.#wordList, { sizes: this.#sizes.view(), count })
    const sizes = this.#sizes.view()
    reserveDictionary(layout, this.#wordList)
    reserveTypos(layout, words)
    reservePrefixes(layout, { prefixes: this.#prefixes, count })
    reserveSets(layout, 'text', { sizes, count })
    reserveSets(layout, 'name', { sizes: this.#nameSizes.view(), count })
    layout.reserve('weightStarts', 'u32', sizes.length)
    layout.reserve('weights', 'u8', weightBytes(sizes, count))
  }

  fill(sections: Sections): void {
    const { words } = this.#wordList
    fillDictionary(sections, this.#wordList)
    fillTypos(sections, words)
    this.#fillSets(sections)
    fillPrefixes(sections, { prefixes: this.#prefixes, count: this.#count })
  }

  #fillSets(sections: Sections): void {
    const count = this.#count
    const sizes = this.#sizes.view()
    const texts = new SetFiller(sections, 'text', { sizes, count })
    const names = new SetFiller(sections, 'name', { sizes: this.#nameSizes.view(), count })
    const starts = sections.view('weightStarts', 'u32')
    const weights = sections.view('weights', 'u8')
    let start = 0
    for (const [term, size] of sizes.entries()) {
      starts[term] = start
      start += size + (isDenseSize(size, count) ? blocksOf(count) : 0)
    }
    for (let doc = 0; doc < count; doc++) {
      const terms = this.#termCounts.next()
      const nameTerms = this.#nameTermCounts.next()
      for (let i = 0; i < terms; i++) {
        const term = this.#postings.next()
        const weight = this.#weights.next()
        const start = starts[term] ?? 0
        weights[start + (texts.filled[term] ?? 0)] = weight
        texts.add(term, doc)
        if (i < nameTerms) names.add(term, doc)
        const size = sizes[term] ?? 0
        if (!isDenseSize(size, count)) continue
        const block = start + size + (doc >> BLOCK_BITS)
        if (weight > (weights[block] ?? 0)) weights[block] = weight
      }
    }
    texts.rank()
    names.rank()
  }

  #termOf(word: string): number {
    const known = this.#words.get(word)
    if (known !== undefined) return this.#termOfWord.at(known)
    const stem = stemOf(word)
    let term = this.#terms.get(stem)
    if (term === undefined) {
      term = this.#terms.size
      this.#terms.set(stem, term)
      for (const list of [this.#sizes, this.#nameSizes, this.#lastSpot, this.#place]) list.push(0)
    }
    this.#termOfWord.push(term)
    this.#words.set(word, this.#words.size)
    return term
  }
}

/** A dense set's weights are followed by the highest of each block. */
function weightBytes(sizes: Uint32Array, count: number): number {
  return sizes.reduce((bytes, size) => bytes + size + (isDenseSize(size, count) ? blocksOf(count) : 0), 0)
}

const NEEDS_FOLDING = /[^\x20-\x7e]|'/
const PLAIN_WORD = /[a-z0-9]+/g

/** The same as foldedWordsOf, quicker for the many texts that are plain ASCII. */
function plainWordsOf(text: string): string[] {
  if (NEEDS_FOLDING.test(text)) return foldedWordsOf(text)
  const words = text.toLowerCase().match(PLAIN_WORD) ?? []
  return words.some(word => word.length > LONGEST_WORD) ? foldedWordsOf(text) : words
}
