import type { Layout, SectionViews } from './sections.ts'

/** Texts, one behind the other as UTF-8 in the sections of an index: each is read when it is asked for. */
export class PackedTexts {
  readonly #bytes: Buffer
  readonly #starts: Uint32Array

  constructor(sections: SectionViews, name: string) {
    this.#bytes = bytesOf(sections, name)
    this.#starts = sections.view(`${name}Starts`, 'u32')
  }

  text(number: number): string {
    return this.#bytes.toString('utf8', this.#starts[number], this.#starts[number + 1])
  }
}

export function reserveTexts(layout: Layout, name: string, texts: readonly string[]): void {
  layout.reserve(`${name}Bytes`, 'u8', Buffer.byteLength(texts.join('')))
  layout.reserve(`${name}Starts`, 'u32', texts.length + 1)
}

export function fillTexts(sections: SectionViews, name: string, texts: readonly string[]): void {
  bytesOf(sections, name).write(texts.join(''))
  const starts = sections.view(`${name}Starts`, 'u32')
  let at = 0
  for (const [number, text] of texts.entries()) {
    at += Buffer.byteLength(text)
    starts[number + 1] = at
  }
}

function bytesOf(sections: SectionViews, name: string): Buffer {
  const { buffer, byteOffset, length } = sections.view(`${name}Bytes`, 'u8')
  return Buffer.from(buffer, byteOffset, length)
}
