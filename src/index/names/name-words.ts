import { ChunkedList } from '../../arrays/chunked-list.ts'
import { LONGEST_WORD } from '../../text/tokenize.ts'
import { type DocIdSet, firstOf } from '../sets/doc-id-sets.ts'
import { reservePostings, PostingsWriter, Postings } from '../sets/postings.ts'
import type { Layout, Sections } from '../storage/sections.ts'
import { fillWords, reserveWords, SortedWords } from '../words/sorted-words.ts'
import { fillTypos, openTypos, reserveTypos } from '../words/typos.ts'
import { unite } from '../text/prefixes.ts'
import type { Doc } from '../types.ts'

const NAME = 'nameWord'

/** Collects the words of the names of spots, and of the places they lie at, which have no postings. */
export class NameWordWriter {
  readonly #numbers = new Map<string, number>()
  readonly #sizes: number[] = []
  readonly #lastDocs: number[] = []
  /** Document after document: the numbers of its words, each once. */
  readonly #postings = new ChunkedList(length => new Uint32Array(length))
  readonly #perDoc = new ChunkedList(length => new Uint32Array(length))
  #count = 0
  #sorted: string[] = []

  addDoc(phrases: readonly string[]): void {
    let words = 0
    for (const phrase of phrases) {
      for (const word of phrase.split(' ')) {
        const number = this.#numberOf(word)
        if (this.#lastDocs[number] === this.#count) continue
        this.#lastDocs[number] = this.#count
        this.#sizes[number] = (this.#sizes[number] ?? 0) + 1
        this.#postings.push(number)
        words += 1
      }
    }
    this.#perDoc.push(words)
    this.#count += 1
  }

  addPlace(phrase: string): void {
    for (const word of phrase.split(' ')) this.#numberOf(word)
  }

  reserve(layout: Layout): void {
    this.#sorted = [...this.#numbers.keys()].sort()
    reserveWords(layout, NAME, this.#sorted)
    reserveTypos(layout, NAME, this.#sorted)
    reservePostings(layout, NAME, { sizes: this.#sortedSizes(), count: this.#count })
  }

  fill(sections: Sections): void {
    fillWords(sections, NAME, this.#sorted)
    fillTypos(sections, NAME, this.#sorted)
    const filler = new PostingsWriter(sections, NAME, { sizes: this.#sortedSizes(), count: this.#count })
    const ranks = new Uint32Array(this.#sorted.length)
    for (const [rank, word] of this.#sorted.entries()) ranks[this.#numberOf(word)] = rank
    for (let doc = 0; doc < this.#count; doc++) {
      for (let left = this.#perDoc.next(); left > 0; left--) filler.add(ranks[this.#postings.next()] ?? 0, doc)
    }
    filler.rank()
  }

  #numberOf(word: string): number {
    const key = word.slice(0, LONGEST_WORD)
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.#sizes.length)
    this.#lastDocs.push(-1)
    return this.#sizes.push(0) - 1
  }

  #sortedSizes(): Uint32Array {
    return Uint32Array.from(this.#sorted, word => this.#sizes[this.#numberOf(word)] ?? 0)
  }
}

/** The words of names, with the documents whose name holds them. */
export type NameWords = {
  has(word: string): boolean
  /** The words at most `most` (1 or 2) typos away, in no order; perhaps only those that begin alike. */
  near(word: string, most: number, isBegunAlike: boolean): string[]
  docsWith(word: string): Doc[]
  /** The documents with a word that begins so and has more than `length` letters. */
  docsWithPrefix(prefix: string, length: number): Doc[]
}

export function openNameWords(sections: Sections, count: number): NameWords {
  const words = new SortedWords(sections, NAME)
  const typos = openTypos(sections, NAME, words)
  const docs = new Postings(sections, NAME, count)
  const all = (set: DocIdSet) => firstOf(set, { start: 0, end: count, limit: Infinity })
  return {
    has: word => words.find(word) !== undefined,
    near: (word, most, isBegunAlike) => typos.wordsNear(word, most, isBegunAlike),
    docsWith(word) {
      const number = words.find(word)
      return number === undefined ? [] : all(docs.set(number))
    },
    docsWithPrefix(prefix, length) {
      const { low, high } = words.withPrefix(prefix)
      const begun = Uint32Array.from({ length: high - low }, (_, i) => low + i)
      const longer = begun.filter(number => words.length(number) > length)
      return all(unite(docs, { terms: longer, count }))
    },
  }
}
