import { LRUCache } from 'lru-cache'
import { stemOf } from '../../text/tokenize.ts'
import { findEntry, insertEntry, tableLength } from '../storage/hash-table.ts'
import type { Layout, Sections } from '../storage/sections.ts'
import { fillWords, reserveWords, SortedWords, type WordNumber } from '../words/sorted-words.ts'

/** The number of a stem, by which words are taken as the same. */
export type Term = number

/** All words of all spots, sorted, each with its term. */
export class Dictionary {
  readonly words: SortedWords
  readonly #terms: Uint32Array
  readonly #stemTable: Uint32Array
  /** The same few words are asked for again and again. */
  readonly #known = new LRUCache<string, Term | typeof NO_TERM>({ max: MOST_KNOWN })

  constructor(sections: Sections) {
    this.words = new SortedWords(sections, 'word')
    this.#terms = sections.view('wordTerms', 'u32')
    this.#stemTable = sections.view('stemTable', 'u32')
  }

  term(number: WordNumber): Term {
    return this.#terms[number] ?? 0
  }

  /** The terms of words from `low` up to `high`, in the words' order. */
  terms({ low, high }: { low: WordNumber; high: WordNumber }): Uint32Array {
    return this.#terms.subarray(low, high)
  }

  termOfStem(stem: string): Term | undefined {
    let known = this.#known.get(stem)
    if (known === undefined) {
      const entry = findEntry(this.#stemTable, stem, entry => stemOf(this.words.word(entry - 1)) === stem)
      known = entry === undefined ? NO_TERM : this.term(entry - 1)
      this.#known.set(stem, known)
    }
    return known === NO_TERM ? undefined : known
  }
}

const MOST_KNOWN = 1000
const NO_TERM = 'none'

/** Sorted words, each with its term at the same place of `terms`. */
export type WordList = { words: readonly string[]; terms: Uint32Array; termCount: number }

export function reserveDictionary(layout: Layout, { words, termCount }: WordList): void {
  reserveWords(layout, 'word', words)
  layout.reserve('wordTerms', 'u32', words.length)
  layout.reserve('stemTable', 'u32', tableLength(termCount))
}

export function fillDictionary(sections: Sections, { words, terms, termCount }: WordList): void {
  fillWords(sections, 'word', words)
  sections.view('wordTerms', 'u32').set(terms)
  const stemTable = sections.view('stemTable', 'u32')
  const isEntered = new Uint8Array(termCount)
  for (const [number, word] of words.entries()) {
    const term = terms[number] ?? 0
    if (isEntered[term] === 1) continue
    isEntered[term] = 1
    insertEntry(stemTable, stemOf(word), number + 1)
  }
}
