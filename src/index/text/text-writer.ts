import type { SpotRecord } from '../../spots/spot.ts'
import { type WordList, fillDictionary, reserveDictionary } from './dictionary.ts'
import { BLOCK_BITS, isDenseSize, blocksOf } from '../sets/doc-id-sets.ts'
import { FIELDS } from './fields.ts'
import { ChunkedList } from '../../arrays/chunked-list.ts'
import { type Prefix, commonPrefixes, fillPrefixes, reservePrefixes } from './prefixes.ts'
import type { Layout, Sections } from '../storage/sections.ts'
import { PostingsWriter, reservePostings } from '../sets/postings.ts'
import { fillTypos, reserveTypos } from '../words/typos.ts'
import { WordTable } from './word-table.ts'

const FIRST_TERMS = 1 << 10

/** Collects the words of spots in document order, then lays them out as dictionary, sets and weights. */
export class TextWriter {
  readonly #table = new WordTable()
  /** By term: how many spots hold it, and how many in their name. */
  #sizes = new Uint32Array(FIRST_TERMS)
  #nameSizes = new Uint32Array(FIRST_TERMS)
  /** By term: the last spot that held it, plus one. */
  #lastSpot = new Uint32Array(FIRST_TERMS)
  /** The terms of the present spot, each with its weight. */
  readonly #spotTerms: number[] = []
  readonly #spotWeights: number[] = []
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
    this.#spotTerms.length = 0
    this.#spotWeights.length = 0
    for (const [field, { weight, text }] of FIELDS.entries()) {
      for (const part of text(spot)) this.#weigh(part, weight)
      if (field > 0) continue
      this.#nameTermCounts.push(this.#spotTerms.length)
      for (const term of this.#spotTerms) this.#nameSizes[term] = (this.#nameSizes[term] ?? 0) + 1
    }
    this.#termCounts.push(this.#spotTerms.length)
    for (let i = 0; i < this.#spotTerms.length; i++) {
      const term = this.#spotTerms[i] ?? 0
      this.#sizes[term] = (this.#sizes[term] ?? 0) + 1
      this.#postings.push(term)
      this.#weights.push(this.#spotWeights[i] ?? 0)
    }
  }

  /** Adds the words of a text to the present spot; those that a weightier field has are known already. */
  #weigh(text: string, weight: number): void {
    const count = this.#table.read(text)
    if (this.#table.termCount > this.#sizes.length) this.#makeRoom()
    const [terms, weights, lastSpot] = [this.#spotTerms, this.#spotWeights, this.#lastSpot]
    for (let i = 0; i < count; i++) {
      const term = this.#table.found[i] ?? 0
      if (lastSpot[term] === this.#count) continue
      lastSpot[term] = this.#count
      terms.push(term)
      weights.push(weight)
    }
  }

  #makeRoom(): void {
    const doubled = (values: Uint32Array<ArrayBuffer>) => {
      const grown = new Uint32Array(this.#table.termCount * 2)
      grown.set(values)
      return grown
    }
    this.#sizes = doubled(this.#sizes)
    this.#nameSizes = doubled(this.#nameSizes)
    this.#lastSpot = doubled(this.#lastSpot)
  }

  /** The terms of the words of a text; some spot must have each. */
  termsOf(text: string): Set<number> {
    const count = this.#table.read(text)
    return new Set(this.#table.found.subarray(0, count))
  }

  get termCount(): number {
    return this.#table.termCount
  }

  reserve(layout: Layout): void {
    const count = this.#count
    this.#wordList = { ...this.#table.sorted(), termCount: this.#table.termCount }
    this.#sizes = this.#sizes.slice(0, this.#table.termCount)
    this.#nameSizes = this.#nameSizes.slice(0, this.#table.termCount)
    const [words, sizes] = [this.#wordList.words, this.#sizes]
    this.#prefixes = commonPrefixes(this.#wordList, { sizes, count })
    reserveDictionary(layout, this.#wordList)
    reserveTypos(layout, 'word', words)
    reservePrefixes(layout, { prefixes: this.#prefixes, count })
    reservePostings(layout, 'text', { sizes, count })
    reservePostings(layout, 'name', { sizes: this.#nameSizes, count })
    layout.reserve('weightStarts', 'u32', sizes.length)
    layout.reserve('weights', 'u8', weightBytes(sizes, count))
  }

  fill(sections: Sections): void {
    const { words } = this.#wordList
    fillDictionary(sections, this.#wordList)
    fillTypos(sections, 'word', words)
    this.#fillSets(sections)
    fillPrefixes(sections, { prefixes: this.#prefixes, count: this.#count })
  }

  #fillSets(sections: Sections): void {
    const count = this.#count
    const sizes = this.#sizes
    const texts = new PostingsWriter(sections, 'text', { sizes, count })
    const names = new PostingsWriter(sections, 'name', { sizes: this.#nameSizes, count })
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
}

/** A dense set's weights are followed by the highest of each block. */
function weightBytes(sizes: Uint32Array, count: number): number {
  return sizes.reduce((bytes, size) => bytes + size + (isDenseSize(size, count) ? blocksOf(count) : 0), 0)
}
