import { findWhere, insertEntry, tableLength } from '../storage/hash-table.ts'
import type { Layout, SectionViews } from '../storage/sections.ts'
import { fillWords, type PackedWords, reserveWords } from './sorted-words.ts'

/** Different texts, each found by itself and numbered in the order in which they came. */
export class TextTable implements PackedWords {
  readonly size: number
  readonly units: Uint16Array
  readonly offsets: Uint32Array
  readonly #slots: Uint32Array

  constructor(sections: SectionViews, name: string) {
    this.units = sections.view(`${name}Units`, 'u16')
    this.offsets = sections.view(`${name}Offsets`, 'u32')
    this.size = this.offsets.length - 1
    this.#slots = sections.view(`${name}Slots`, 'u32')
  }

  text(number: number): string {
    return String.fromCharCode(...this.units.subarray(this.offsets[number], this.offsets[number + 1]))
  }

  find(text: string): number | undefined {
    const entry = findWhere(this.#slots, text, entry => this.#is(entry - 1, text))
    return entry === undefined ? undefined : entry - 1
  }

  has(text: string): boolean {
    return this.find(text) !== undefined
  }

  #is(number: number, text: string): boolean {
    const start = this.offsets[number] ?? 0
    if ((this.offsets[number + 1] ?? 0) - start !== text.length) return false
    for (let i = 0; i < text.length; i++) if (this.units[start + i] !== text.charCodeAt(i)) return false
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
