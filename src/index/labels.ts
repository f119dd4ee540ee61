import { type DocSet, firstOf } from './doc-sets.ts'
import type { Term } from './dictionary.ts'
import { intersect } from './intersect.ts'
import { unite } from './prefixes.ts'
import type { Layout, Sections } from './sections.ts'
import { SetFiller, SetStore, reserveSets } from './set-store.ts'
import type { TextWriter } from './text-writer.ts'

type Counted = { text: string; count: number }

/** Lays out the tags and the places that spots have, most frequent first, with the terms of their words. */
export class LabelWriter {
  readonly #texts: string[]
  readonly #tagCount: number
  readonly #terms: Set<Term>[]
  readonly #sizes: Uint32Array

  constructor({ tags, places }: { tags: Counted[]; places: Counted[] }, text: TextWriter) {
    this.#texts = [...tags.sort(byCount), ...places.sort(byCount)].map(({ text }) => text)
    this.#tagCount = tags.length
    this.#terms = this.#texts.map(label => text.termsOf(label))
    this.#sizes = new Uint32Array(text.termCount)
    for (const terms of this.#terms) for (const term of terms) this.#sizes[term] = (this.#sizes[term] ?? 0) + 1
  }

  reserve(layout: Layout): void {
    reserveSets(layout, 'label', { sizes: this.#sizes, count: this.#texts.length })
    layout.reserve('labelTexts', 'u8', Buffer.byteLength(this.#texts.join('')))
    layout.reserve('labelOffsets', 'u32', this.#texts.length + 1)
    layout.reserve('labelTags', 'u32', 1)
  }

  fill(sections: Sections): void {
    const filler = new SetFiller(sections, 'label', { sizes: this.#sizes, count: this.#texts.length })
    const texts = sections.view('labelTexts', 'u8')
    const bytes = Buffer.from(texts.buffer, texts.byteOffset, texts.byteLength)
    const offsets = sections.view('labelOffsets', 'u32')
    sections.view('labelTags', 'u32')[0] = this.#tagCount
    let offset = 0
    for (const [label, text] of this.#texts.entries()) {
      for (const term of this.#terms[label] ?? []) filler.add(term, label)
      offset += bytes.write(text, offset)
      offsets[label + 1] = offset
    }
    filler.rank()
  }
}

function byCount(a: Counted, b: Counted): number {
  return b.count - a.count || (a.text < b.text ? -1 : 1)
}

/** The tags and places of an index, for suggestions. */
export class Labels {
  readonly #store: SetStore
  readonly #bytes: Buffer
  readonly #offsets: Uint32Array
  readonly #count: number
  readonly #tagCount: number

  constructor(sections: Sections) {
    const texts = sections.view('labelTexts', 'u8')
    this.#bytes = Buffer.from(texts.buffer, texts.byteOffset, texts.byteLength)
    this.#offsets = sections.view('labelOffsets', 'u32')
    this.#count = this.#offsets.length - 1
    this.#tagCount = sections.view('labelTags', 'u32')[0] ?? 0
    this.#store = new SetStore(sections, 'label', this.#count)
  }

  /** Up to `limit` tags and as many places that have all the whole terms and one of those begun. */
  fitting(
    { whole, begun }: { whole: readonly Term[]; begun: Uint32Array },
    limit: number,
  ): { tags: string[]; places: string[] } {
    const last = unite(this.#store, { terms: begun, count: this.#count })
    const sets: DocSet[] = [...whole.map(term => this.#store.set(term)), last]
    const fitting = intersect(sets, this.#count)
    const texts = (start: number, end: number) =>
      firstOf(fitting, { start, end, limit }).map(label =>
        this.#bytes.toString('utf8', this.#offsets[label], this.#offsets[label + 1]),
      )
    return { tags: texts(0, this.#tagCount), places: texts(this.#tagCount, this.#count) }
  }
}
