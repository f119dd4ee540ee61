import { FNV_START, hashText } from '../../text/hash.ts'
import { findHashed, findEntry, insertEntry, tableLength } from '../storage/hash-table.ts'
import type { Layout, SectionViews } from '../storage/sections.ts'
import { fillWords, PackedWords, reserveWords } from './sorted-words.ts'

/** Different texts, each found by itself and numbered in the order in which they came. */
export class TextTable extends PackedWords {
  readonly #slots: Uint32Array

  constructor(sections: SectionViews, name: string) {
    super(sections, name)
    this.#slots = sections.view(`${name}Slots`, 'u32')
  }

  find(text: string): number | undefined {
    const entry = findEntry(this.#slots, text, entry => this.#is(entry - 1, text))
    return entry === undefined ? undefined : entry - 1
  }

  has(text: string): boolean {
    return this.find(text) !== undefined
  }

  /**
   * Where the longest text ends that words make, written together, from `start` on up to `end`; undefined where none do.
   * The words are hashed one after the other: put together to be looked for, each beginning would be a text of its own.
   */
  endOfLongest(words: readonly string[], { start, end }: { start: number; end: number }): number | undefined {
    let longest: number | undefined
    let hash = FNV_START
    for (let next = start; next < end; ) {
      hash = hashText(words[next++] ?? '', hash)
      const found = findHashed(this.#slots, hash, entry => this.#isJoined(entry - 1, words, { start, end: next }))
      if (found !== undefined) longest = next
    }
    return longest
  }

  #is(number: number, text: string): boolean {
    return this.length(number) === text.length && this.#holds(number, text, 0)
  }

  #isJoined(number: number, words: readonly string[], { start, end }: { start: number; end: number }): boolean {
    let at = 0
    for (let i = start; i < end; i++) {
      const word = words[i] ?? ''
      if (!this.#holds(number, word, at)) return false
      at += word.length
    }
    return at === this.length(number)
  }

  /** Whether `part` stands in a text from `at` on; units behind the text are not told from its own. */
  #holds(number: number, part: string, at: number): boolean {
    const start = (this.offsets[number] ?? 0) + at
    for (let i = 0; i < part.length; i++) if (this.units[start + i] !== part.charCodeAt(i)) return false
    return true
  }
}

export function reserveTextTable(layout: Layout, name: string, texts: readonly string[]): void {
  reserveWords(layout, name, texts)
  layout.reserve(`${name}Slots`, 'u32', tableLength(texts.length))
}

export function fillTextTable(sections: SectionViews, name: string, texts: readonly string[]): void {
  fillWords(sections, name, texts)
  const slots = sections.view(`${name}Slots`, 'u32')
  for (const [number, text] of texts.entries()) insertEntry(slots, text, number + 1)
}
