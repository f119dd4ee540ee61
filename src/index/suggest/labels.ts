import { firstOf } from '../sets/doc-id-sets.ts'
import { openNumbered } from '../records/stored-fields.ts'
import type { Term } from '../text/dictionary.ts'
import { intersect } from '../sets/intersect.ts'
import { unite } from '../text/prefixes.ts'
import type { Layout, Sections } from '../storage/sections.ts'
import { PostingsWriter, Postings, reservePostings } from '../sets/postings.ts'
import { waysToWrite } from '../text/fields.ts'
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
    this.#terms = labels.map((label, at) =>
      text.termsOf(at < tags.length ? waysToWrite(label.text).join(' ') : label.text),
    )
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
export type Labels = {
  /** Up to `limit` tags and as many places that have all the whole terms and one of those begun. */
  fitting(terms: { whole: readonly Term[]; begun: Uint32Array }, limit: number): Record<'tags' | 'places', string[]>
}

export function openLabels(sections: Sections): Labels {
  const tags: string[] = JSON.parse(Buffer.from(sections.view('labelTags', 'u8')).toString()) // written by LabelWriter alone
  const places = sections.view('labelPlaces', 'u32')
  const placeText = openNumbered(sections, 'place')
  const count = tags.length + places.length
  const store = new Postings(sections, 'label', count)
  return {
    fitting({ whole, begun }, limit) {
      const last = unite(store, { terms: begun, count })
      const fitting = intersect([...whole.map(term => store.set(term)), last], count)
      const ofPlaces = firstOf(fitting, { start: tags.length, end: count, limit })
      return {
        tags: firstOf(fitting, { start: 0, end: tags.length, limit }).map(label => tags[label] ?? ''),
        places: ofPlaces.map(label => placeText(places[label - tags.length] ?? 0)),
      }
    },
  }
}
