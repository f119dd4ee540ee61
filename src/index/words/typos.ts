import { firstWhere } from '../../arrays/binary-search.ts'
import { LONGEST_WORD } from '../../text/tokenize.ts'
import type { Layout, SectionViews } from '../storage/sections.ts'
import type { PackedWords, WordNumber } from './sorted-words.ts'

/**
 * Where a list of words is looked through: the number of each word and its letters as a set, by length, those of one
 * length by their first letter.
 */
type Table = { byLength: Uint32Array; letters: Int32Array; lengthStarts: Uint32Array }

/** What is looked for, and from which place of the table to which. */
type Stretch = { word: string; letters: number; most: number; start: number; end: number }

/**
 * Finds the words of a list a few typos away. Each word's letters are a set of 32 bits; a typo takes away at most one
 * and brings at most one, so that nearly all words of fitting length fall out by a look at one number.
 */
export class Typos {
  readonly #words: PackedWords
  readonly #table: Table

  constructor(words: PackedWords, table: Table) {
    this.#words = words
    this.#table = table
  }

  /**
   * Lists the words at most `most` (1 or 2) insertions, deletions, substitutions or transpositions away, in no order;
   * `isBegunAlike`: only those that begin as the word does, or with its first two letters swapped.
   */
  near(word: string, most: number, isBegunAlike = false): WordNumber[] {
    const found: WordNumber[] = []
    if (word.length > LONGEST_WORD) return found
    const letters = lettersOf(word)
    const { lengthStarts } = this.#table
    const shortest = Math.max(0, word.length - most)
    const end = Math.min(LONGEST_WORD, word.length + most) + 1
    if (!isBegunAlike) {
      this.#addNear(found, { word, letters, most, start: lengthStarts[shortest] ?? 0, end: lengthStarts[end] ?? 0 })
      return found
    }
    const [first, second] = [word.charCodeAt(0), word.charCodeAt(1)]
    for (let length = shortest; length < end; length++) {
      const [low, high] = [lengthStarts[length] ?? 0, lengthStarts[length + 1] ?? 0]
      for (const unit of new Set([first, second])) {
        const start = firstWhere(low, high, i => this.#unitOf(i, 0) >= unit)
        const end = firstWhere(start, high, i => this.#unitOf(i, 0) > unit)
        this.#addNear(found, { word, letters, most, start, end })
      }
    }
    const { units, offsets } = this.#words
    return found.filter(number => {
      const start = offsets[number] ?? 0
      return units[start] === first || units[start + 1] === first
    })
  }

  /** Gives these words themselves. */
  wordsNear(word: string, most: number, isBegunAlike = false): string[] {
    return this.near(word, most, isBegunAlike).map(number => this.#words.word(number))
  }

  /** Adds the words near one, of those that lie from one place of the table to another. */
  #addNear(found: WordNumber[], { word, letters, most, start, end }: Stretch): void {
    const { letters: all, byLength } = this.#table
    for (let i = start; i < end; i++) {
      const others = all[i] ?? 0
      // Each typo takes at most one letter away and brings at most one.
      let missing = letters & ~others
      let added = others & ~letters
      missing &= missing - 1
      added &= added - 1
      if (most === 2) {
        missing &= missing - 1
        added &= added - 1
      }
      if ((missing | added) !== 0) continue
      const number = byLength[i] ?? 0
      if (this.#isNear(number, word, most)) found.push(number)
    }
  }

  /** Returns a code unit of the word at a place of the table. */
  #unitOf(place: number, at: number): number {
    const { units, offsets } = this.#words
    return units[(offsets[this.#table.byLength[place] ?? 0] ?? 0) + at] ?? 0
  }

  /** Optimal string alignment, in the strip that `most` typos can reach, given up when two rows are all above it. */
  #isNear(number: WordNumber, word: string, most: number): boolean {
    const { units, offsets } = this.#words
    const start = offsets[number] ?? 0
    const length = (offsets[number + 1] ?? 0) - start
    let [before, last, next] = rows
    for (let j = 0; j <= most; j++) last[j] = j
    last[most + 1] = TOO_MANY
    let leastBefore = 0
    for (let i = 1; i <= word.length; i++) {
      const unit = word.charCodeAt(i - 1)
      const [low, high] = [Math.max(1, i - most), Math.min(length, i + most)]
      let least = TOO_MANY
      next[low - 1] = low === 1 ? i : TOO_MANY
      for (let j = low; j <= high; j++) {
        const other = units[start + j - 1] ?? 0
        let typos = Math.min((last[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (unit === other ? 0 : 1))
        if (i > 1 && j > 1 && unit === units[start + j - 2] && word.charCodeAt(i - 2) === other) {
          typos = Math.min(typos, (before[j - 2] ?? 0) + 1)
        }
        next[j] = typos
        if (typos < least) least = typos
      }
      next[high + 1] = TOO_MANY
      // A swap reaches two rows back.
      if (least > most && leastBefore > most) return false
      leastBefore = least
      ;[before, last, next] = [last, next, before]
    }
    return (last[length] ?? 0) <= most
  }
}

const TOO_MANY = 100
const rows: [Uint8Array, Uint8Array, Uint8Array] = [newRow(), newRow(), newRow()]

function newRow(): Uint8Array {
  return new Uint8Array(LONGEST_WORD + 4)
}

export function reserveTypos(layout: Layout, name: string, words: readonly string[]): void {
  layout.reserve(`${name}sByLength`, 'u32', words.length)
  layout.reserve(`${name}Letters`, 'i32', words.length)
  layout.reserve(`${name}Lengths`, 'u32', LONGEST_WORD + 2)
}

/** `words` are sorted by UTF-16 code unit. */
export function fillTypos(sections: SectionViews, name: string, words: readonly string[]): void {
  const { byLength, letters, lengthStarts: starts } = tableIn(sections, name)
  for (const word of words) starts[word.length + 1] = (starts[word.length + 1] ?? 0) + 1
  for (let length = 1; length < starts.length; length++)
    starts[length] = (starts[length] ?? 0) + (starts[length - 1] ?? 0)
  const next = starts.slice()
  for (const [number, word] of words.entries()) {
    const place = next[word.length] ?? 0
    next[word.length] = place + 1
    byLength[place] = number
    letters[place] = lettersOf(word)
  }
}

/** Opens the typos of a list of words in the sections of an index. */
export function openTypos(sections: SectionViews, name: string, words: PackedWords): Typos {
  return new Typos(words, tableIn(sections, name))
}

function tableIn(sections: SectionViews, name: string): Table {
  return {
    byLength: sections.view(`${name}sByLength`, 'u32'),
    letters: sections.view(`${name}Letters`, 'i32'),
    lengthStarts: sections.view(`${name}Lengths`, 'u32'),
  }
}

/** The letters of a word as a set; letters that share a bit only make the set less telling. */
function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}
