// The sets of frequent values once more, by the places of the bands: of an area, runs of bits are then counted.
import { bits, bitmapWords, nextIn } from './sets/doc-id-sets.ts'
import { FacetSets } from './facets/facets.ts'
import type { Doc } from './types.ts'
import { Ratings } from './ratings.ts'
import type { Runs } from './runs.ts'
import type { Layout, Sections } from './storage/sections.ts'

/** Values that more than one spot in so many has. */
const SHARE = 18

/** Numbers of the sets that are kept by place. */
export function placedOf(sizes: Uint32Array, count: number): number[] {
  return [...sizes.keys()].filter(number => (sizes[number] ?? 0) * SHARE > count)
}

type Counts = { sizes: Uint32Array; ratings: number; count: number }

export function reservePlacedSets(layout: Layout, { sizes, ratings, count }: Counts): void {
  layout.reserve('placedSets', 'i32', placedOf(sizes, count).length * bitmapWords(count))
  layout.reserve('placedRatings', 'i32', slicesOf(ratings) * bitmapWords(count))
}

/** Bits that the number of a rating's run needs. */
function slicesOf(runs: number): number {
  return Math.ceil(Math.log2(Math.max(1, runs)))
}

/** Brings the sets into the order of places; those of the facets, the ratings and the bands must stand. */
export function fillPlacedSets(sections: Sections, count: number): void {
  const places = new Uint32Array(count)
  for (const [place, doc] of sections.view('geoDocs', 'u32').entries()) places[doc] = place
  const { sets, sizes } = new FacetSets(sections, count)
  const words = bitmapWords(count)
  const placed = sections.view('placedSets', 'i32')
  const put = (into: Int32Array, start: number, doc: Doc) => {
    const place = places[doc] ?? 0
    into[start + (place >> 5)] = (into[start + (place >> 5)] ?? 0) | (1 << (place & 31))
  }
  for (const [i, number] of placedOf(sizes, count).entries()) {
    const set = sets[number]
    if (set)
      for (let doc = nextIn(set, 0, words); doc < count; doc = nextIn(set, doc + 1, words)) put(placed, i * words, doc)
  }
  const slices = sections.view('placedRatings', 'i32')
  for (const [run, { start, end }] of new Ratings(sections).runs().entries()) {
    for (let slice = 0; run >> slice > 0; slice++) {
      if (((run >> slice) & 1) === 0) continue
      for (let doc = start; doc < end; doc++) put(slices, slice * words, doc)
    }
  }
}

/** Counts what of some runs of places is in all of some sets, and rated well enough. */
export class PlacedSets {
  readonly #starts: ReadonlyMap<number, number>
  readonly #sets: Int32Array
  readonly #slices: Int32Array
  readonly #words: number

  constructor(sections: Sections, sizes: Uint32Array, count: number) {
    this.#words = bitmapWords(count)
    this.#starts = new Map(placedOf(sizes, count).map((number, i) => [number, i * this.#words]))
    this.#sets = sections.view('placedSets', 'i32')
    this.#slices = sections.view('placedRatings', 'i32')
  }

  has(numbers: readonly number[]): boolean {
    return numbers.every(number => this.#starts.has(number))
  }

  /** `ratings`: those rated as one of the first so many runs of a rating count; all, when it is not given. */
  count(runs: Runs, numbers: readonly number[], ratings: number | undefined): number {
    const sets = this.#sets
    const starts = numbers.map(number => this.#starts.get(number) ?? 0)
    let count = 0
    for (let i = 0; i < runs.length; i += 2) {
      const [from, to] = [runs[i] ?? 0, runs[i + 1] ?? 0]
      const last = (to - 1) >> 5
      for (let word = from >> 5; word <= last; word++) {
        let both = ratings === undefined ? -1 : this.#ratedIn(word, ratings)
        for (let k = 0; k < starts.length; k++) both &= sets[(starts[k] ?? 0) + word] ?? 0
        if (word === from >> 5) both &= -1 << (from & 31)
        if (word === last) both &= -1 >>> (31 - ((to - 1) & 31))
        count += bits(both)
      }
    }
    return count
  }

  /** The places of a word whose rating's run is less: compared bit by bit, from the highest on, 32 at once. */
  #ratedIn(word: number, ratings: number): number {
    let [less, same] = [0, -1]
    for (let slice = this.#slices.length / this.#words - 1; slice >= 0; slice--) {
      const set = this.#slices[slice * this.#words + word] ?? 0
      if (((ratings >> slice) & 1) === 1) {
        less |= same & ~set
        same &= set
      } else {
        same &= ~set
      }
    }
    return less
  }
}
