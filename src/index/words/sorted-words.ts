import { firstWhere } from '../../arrays/binary-search.ts'
import type { Layout, SectionViews } from '../storage/sections.ts'

/** The place of a word in a sorted list. */
export type WordNumber = number

/** Words one behind the other: `offsets` tells where each begins in `units`, and where the last one ends. */
export class PackedWords {
  readonly size: number
  readonly units: Uint16Array
  readonly offsets: Uint32Array

  constructor(sections: SectionViews, name: string) {
    this.units = sections.view(`${name}Units`, 'u16')
    this.offsets = sections.view(`${name}Offsets`, 'u32')
    this.size = this.offsets.length - 1
  }

  word(number: WordNumber): string {
    return String.fromCharCode(...this.units.subarray(this.offsets[number], this.offsets[number + 1]))
  }

  length(number: WordNumber): number {
    return (this.offsets[number + 1] ?? 0) - (this.offsets[number] ?? 0)
  }
}

/** Words sorted by UTF-16 code unit. */
export class SortedWords extends PackedWords {
  find(word: string): WordNumber | undefined {
    // A word sorts before all longer ones that begin with it.
    const { low, high } = this.withPrefix(word)
    return low < high && this.length(low) === word.length ? low : undefined
  }

  /** Finds the words that begin so: numbers from `low`, up to `high`, which is not included. */
  withPrefix(prefix: string): { low: WordNumber; high: WordNumber } {
    return { low: this.#firstWhere(prefix, order => order >= 0), high: this.#firstWhere(prefix, order => order > 0) }
  }

  #firstWhere(prefix: string, isReached: (order: number) => boolean): WordNumber {
    return firstWhere(0, this.size, number => isReached(this.#comparePrefix(number, prefix)))
  }

  /** 0 when the word begins with the prefix, else how they compare. */
  #comparePrefix(number: WordNumber, prefix: string): number {
    const start = this.offsets[number] ?? 0
    const length = this.length(number)
    for (let i = 0; i < prefix.length; i++) {
      if (i === length) return -1
      const order = (this.units[start + i] ?? 0) - prefix.charCodeAt(i)
      if (order !== 0) return order
    }
    return 0
  }
}

export function reserveWords(layout: Layout, name: string, words: readonly string[]): void {
  layout.reserve(
    `${name}Units`,
    'u16',
    words.reduce((sum, { length }) => sum + length, 0),
  )
  layout.reserve(`${name}Offsets`, 'u32', words.length + 1)
}

export function fillWords(sections: SectionViews, name: string, words: readonly string[]): void {
  const [units, offsets] = [sections.view(`${name}Units`, 'u16'), sections.view(`${name}Offsets`, 'u32')]
  let offset = 0
  for (const [number, word] of words.entries()) {
    for (let i = 0; i < word.length; i++) units[offset++] = word.charCodeAt(i)
    offsets[number + 1] = offset
  }
}
