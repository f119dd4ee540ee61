import { type DocIdSet, firstOf } from '../sets/doc-id-sets.ts'
import { openPlaces } from '../records/stored-fields.ts'
import type { Term } from '../text/dictionary.ts'
import { intersect } from '../sets/intersect.ts'
import { unite } from '../text/prefixes.ts'
import type { Layout, Sections } from '../storage/sections.ts'
import { PostingsWriter, Postings, reservePostings } from '../sets/postings.ts'
import type { TextWriter } from '../text/text-writer.ts'

type Counted = { text: string; count: number }
/** A place is named by its number among the stored fields. */
type Place = Counted & { number: number }

/** Lays out the tags and the places that spots have, most frequent first, with the terms of their words. */
export class LabelWriter {
  readonly #tags: Buffer
  readonly #places: number[]
  readonly #terms: Set<Term>[]
  readonly #sizes: Uint32Array

  constructor({ tags, places }: { tags: Counted[]; places: Place[] }, text: TextWriter) {
    const labels = [...tags.sort(byCount), ...places.sort(byCount)]
    this.#tags = Buffer.from(JSON.stringify(tags.map(({ text }) => text)))
    this.#places = places.map(({ number }) => number)
    this.#terms = labels.map(label => text.termsOf(label.text))
    this.#sizes = new Uint32Array(text.termCount)
    for (const terms of this.#terms) for (const term of terms) this.#sizes[term] = (this.#sizes[term] ?? 0) + 1
  }

  reserve(layout: Layout): void {
    reservePostings(layout, 'label', { sizes: this.#sizes, count: this.#terms.length })
    layout.reserve('labelTags', 'u8', this.#tags.length)
    layout.reserve('labelPlaces', 'u32', this.#places.length)
  }

  fill(sections: Sections): void {
    sections.view('labelTags', 'u8').set(this.#tags)
    sections.view('labelPlaces', 'u32').set(this.#places)
    const filler = new PostingsWriter(sections, 'label', { sizes: this.#sizes, count: this.#terms.length })
    for (const [label, terms] of this.#terms.entries()) for (const term of terms) filler.add(term, label)
    filler.rank()
  }
}

function byCount(a: Counted, b: Counted): number {
  return b.count - a.count || (a.text < b.text ? -1 : 1)
}

/** The tags and places of an index, for suggestions. */
export class Labels {
  readonly #store: Postings
  readonly #tags: string[]
  readonly #places: Uint32Array
  readonly #placeText: (number: number) => string
  readonly #count: number

  constructor(sections: Sections) {
    this.#tags = JSON.parse(Buffer.from(sections.view('labelTags', 'u8')).toString()) // written by LabelWriter alone
    this.#places = sections.view('labelPlaces', 'u32')
    this.#placeText = openPlaces(sections)
    this.#count = this.#tags.length + this.#places.length
    this.#store = new Postings(sections, 'label', this.#count)
  }

  /** Up to `limit` tags and as many places that have all the whole terms and one of those begun. */
  fitting(
    { whole, begun }: { whole: readonly Term[]; begun: Uint32Array },
    limit: number,
  ): { tags: string[]; places: string[] } {
    const last = unite(this.#store, { terms: begun, count: this.#count })
    const sets: DocIdSet[] = [...whole.map(term => this.#store.set(term)), last]
    const fitting = intersect(sets, this.#count)
    const tagCount = this.#tags.length
    const places = firstOf(fitting, { start: tagCount, end: this.#count, limit })
    return {
      tags: firstOf(fitting, { start: 0, end: tagCount, limit }).map(label => this.#tags[label] ?? ''),
      places: places.map(label => this.#placeText(this.#places[label - tagCount] ?? 0)),
    }
  }
}
