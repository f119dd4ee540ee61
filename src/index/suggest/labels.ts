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
  /** By label: the terms that it begins with. */
  readonly #firsts: Set<Term>[]
  readonly #sizes: Uint32Array
  readonly #firstSizes: Uint32Array

  constructor({ tags, places }: { tags: Counted[]; places: Place[] }, text: TextWriter) {
    const labels = [...tags.sort(byCount), ...places.sort(byCount)]
    this.#tags = Buffer.from(JSON.stringify(tags.map(({ text }) => text)))
    this.#places = places.map(({ number }) => number)
    const written = labels.map(({ text }, at) => (at < tags.length ? waysToWrite(text) : [text]))
    this.#terms = written.map(ways => text.termsOf(ways.join(' ')))
    this.#firsts = written.map(ways => new Set(ways.flatMap(way => [...text.termsOf(way)].slice(0, 1))))
    this.#sizes = sizesOf(this.#terms, text.termCount)
    this.#firstSizes = sizesOf(this.#firsts, text.termCount)
  }

  reserve(layout: Layout): void {
    reservePostings(layout, 'label', { sizes: this.#sizes, count: this.#terms.length })
    reservePostings(layout, 'labelFirst', { sizes: this.#firstSizes, count: this.#terms.length })
    layout.reserve('labelTags', 'u8', this.#tags.length)
    layout.reserve('labelPlaces', 'u32', this.#places.length)
  }

  fill(sections: Sections): void {
    sections.view('labelTags', 'u8').set(this.#tags)
    sections.view('labelPlaces', 'u32').set(this.#places)
    fillSets(new PostingsWriter(sections, 'label', { sizes: this.#sizes, count: this.#terms.length }), this.#terms)
    fillSets(
      new PostingsWriter(sections, 'labelFirst', { sizes: this.#firstSizes, count: this.#terms.length }),
      this.#firsts,
    )
  }
}

function sizesOf(termsOfLabels: readonly Set<Term>[], termCount: number): Uint32Array {
  const sizes = new Uint32Array(termCount)
  for (const terms of termsOfLabels) for (const term of terms) sizes[term] = (sizes[term] ?? 0) + 1
  return sizes
}

function fillSets(filler: PostingsWriter, termsOfLabels: readonly Set<Term>[]): void {
  for (const [label, terms] of termsOfLabels.entries()) for (const term of terms) filler.add(term, label)
  filler.rank()
}

function byCount(a: Counted, b: Counted): number {
  return b.count - a.count || (a.text < b.text ? -1 : 1)
}

/** The tags and places of an index, for suggestions. */
export type Labels = {
  /**
   * Up to `limit` tags and as many places that have all the whole terms and one of those begun; first those that begin with
   * the first of these.
   */
  fitting(terms: { whole: readonly Term[]; begun: Uint32Array }, limit: number): Record<'tags' | 'places', string[]>
}

export function openLabels(sections: Sections): Labels {
  const tags: string[] = JSON.parse(Buffer.from(sections.view('labelTags', 'u8')).toString()) // written by LabelWriter alone
  const places = sections.view('labelPlaces', 'u32')
  const placeText = openNumbered(sections, 'place')
  const count = tags.length + places.length
  const [store, firsts] = [new Postings(sections, 'label', count), new Postings(sections, 'labelFirst', count)]
  return {
    fitting({ whole, begun }, limit) {
      const [first] = whole
      const last = unite(store, { terms: begun, count })
      const fitting = intersect([...whole.map(term => store.set(term)), last], count)
      const leads = first === undefined ? unite(firsts, { terms: begun, count }) : firsts.set(first)
      const leading = intersect([fitting, leads], count)
      const from = (range: { start: number; end: number }) => {
        const before = firstOf(leading, { ...range, limit })
        // So many hold enough of the others, as fewer than `limit` lead.
        const all = before.length < limit ? firstOf(fitting, { ...range, limit: limit * 2 }) : []
        const known = new Set(before)
        return [...before, ...all.filter(label => !known.has(label))].slice(0, limit)
      }
      return {
        tags: from({ start: 0, end: tags.length }).map(label => tags[label] ?? ''),
        places: from({ start: tags.length, end: count }).map(label => placeText(places[label - tags.length] ?? 0)),
      }
    },
  }
}
