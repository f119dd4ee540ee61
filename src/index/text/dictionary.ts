import { findEntry, insertEntry, tableLength } from '../storage/hash-table.ts'
import type { Layout, Sections } from '../storage/sections.ts'
import { stemOf } from '../../text/tokenize.ts'

/** The number of a folded word in the dictionary's order, by UTF-16 code unit. */
export type WordNumber = number
/** The number of a stem, by which words are taken as the same. */
export type Term = number

/** All words of all spots, sorted, each with its term. */
export class Dictionary {
  readonly size: number
  readonly #units: Uint16Array
  readonly #offsets: Uint32Array
  readonly #terms: Uint32Array
  readonly #stemTable: Uint32Array

  constructor(sections: Sections) {
    this.#units = sections.view('wordUnits', 'u16')
    this.#offsets = sections.view('wordOffsets', 'u32')
    this.#terms = sections.view('wordTerms', 'u32')
    this.#stemTable = sections.view('stemTable', 'u32')
    this.size = this.#terms.length
  }

  word(number: WordNumber): string {
    return String.fromCharCode(...this.#units.subarray(this.#offsets[number], this.#offsets[number + 1]))
  }

  term(number: WordNumber): Term {
    return this.#terms[number] ?? 0
  }

  /** The terms of words from `low` up to `high`, in the words' order. */
  terms({ low, high }: { low: WordNumber; high: WordNumber }): Uint32Array {
    return this.#terms.subarray(low, high)
  }

  termOfStem(stem: string): Term | undefined {
    const entry = findEntry(this.#stemTable, stem, entry => stemOf(this.word(entry - 1)))
    return entry === undefined ? undefined : this.term(entry - 1)
  }

  /** Finds the words that begin so: numbers from `low`, up to `high`, which is not included. */
  withPrefix(prefix: string): { low: WordNumber; high: WordNumber } {
    return { low: this.#firstWhere(prefix, order => order >= 0), high: this.#firstWhere(prefix, order => order > 0) }
  }

  #firstWhere(prefix: string, isReached: (order: number) => boolean): WordNumber {
    let [low, high] = [0, this.size]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isReached(this.#comparePrefix(middle, prefix))) high = middle
      else low = middle + 1
    }
    return low
  }

  /** 0 when the word begins with the prefix, else how they compare. */
  #comparePrefix(number: WordNumber, prefix: string): number {
    const start = this.#offsets[number] ?? 0
    const length = (this.#offsets[number + 1] ?? 0) - start
    for (let i = 0; i < prefix.length; i++) {
      if (i === length) return -1
      const order = (this.#units[start + i] ?? 0) - prefix.charCodeAt(i)
      if (order !== 0) return order
    }
    return 0
  }
}

/** `words` are sorted; each stands beside its term in `terms`. */
export type WordList = { words: readonly string[]; terms: Uint32Array; termCount: number }

export function reserveDictionary(layout: Layout, { words, termCount }: WordList): void {
  layout.reserve(
    'wordUnits',
    'u16',
    words.reduce((units, word) => units + word.length, 0),
  )
  layout.reserve('wordOffsets', 'u32', words.length + 1)
  layout.reserve('wordTerms', 'u32', words.length)
  layout.reserve('stemTable', 'u32', tableLength(termCount))
}

export function fillDictionary(sections: Sections, { words, terms, termCount }: WordList): void {
  const units = sections.view('wordUnits', 'u16')
  const offsets = sections.view('wordOffsets', 'u32')
  const stemTable = sections.view('stemTable', 'u32')
  const isEntered = new Uint8Array(termCount)
  sections.view('wordTerms', 'u32').set(terms)
  let offset = 0
  for (const [number, word] of words.entries()) {
    for (let i = 0; i < word.length; i++) units[offset++] = word.charCodeAt(i)
    offsets[number + 1] = offset
    const term = terms[number] ?? 0
    if (isEntered[term] === 1) continue
    isEntered[term] = 1
    insertEntry(stemTable, stemOf(word), number + 1)
  }
}
