import { type OrderKey, compareIds } from '../spots/order.ts'
import { GrowingList } from '../arrays/chunked-list.ts'
import type { Doc } from './types.ts'
import type { Layout, Sections } from './storage/sections.ts'

/** Collects where in the canonical order each rating begins. */
export class RatingWriter {
  readonly #ratings: number[] = []
  readonly #starts = new GrowingList()
  #last: OrderKey | undefined
  #count = 0

  /** @throws RangeError when spots do not come in canonical order. */
  add(spot: OrderKey): void {
    const last = this.#last
    const order = last ? last.silenceRating - spot.silenceRating || compareIds(spot.id, last.id) : 1
    if (order <= 0) throw new RangeError(`the spot "${spot.id}" does not come in canonical order`)
    if (last?.silenceRating !== spot.silenceRating) {
      this.#ratings.push(spot.silenceRating)
      this.#starts.push(this.#count)
    }
    this.#last = { silenceRating: spot.silenceRating, id: spot.id }
    this.#count += 1
  }

  get runs(): number {
    return this.#ratings.length
  }

  reserve(layout: Layout): void {
    layout.reserve('ratings', 'f64', this.#ratings.length)
    layout.reserve('ratingStarts', 'u32', this.#ratings.length + 1)
  }

  fill(sections: Sections): void {
    sections.view('ratings', 'f64').set(this.#ratings)
    const starts = sections.view('ratingStarts', 'u32')
    starts.set(this.#starts.view())
    starts[this.#ratings.length] = this.#count
  }
}

/** The ratings of an index, falling; documents of one rating are a run. */
export class Ratings {
  readonly #ratings: Float64Array
  readonly #starts: Uint32Array

  constructor(sections: Sections) {
    this.#ratings = sections.view('ratings', 'f64')
    this.#starts = sections.view('ratingStarts', 'u32')
  }

  of(doc: Doc): number {
    const run = firstWhere({ low: 0, high: this.#ratings.length }, run => (this.#starts[run + 1] ?? 0) > doc)
    return this.#ratings[run] ?? 0
  }

  /** The document behind the last one that is rated `rating` or better. */
  endOf(rating: number): Doc {
    return this.#starts[this.runsFrom(rating)] ?? 0
  }

  /** How many runs are rated `rating` or better. */
  runsFrom(rating: number): number {
    return firstWhere({ low: 0, high: this.#ratings.length }, run => (this.#ratings[run] ?? 0) < rating)
  }

  /** The document behind a place of the canonical order, whether or not a spot stands at it. */
  behind({ silenceRating, id }: OrderKey, idOf: (doc: Doc) => string): Doc {
    const high = this.endOf(silenceRating)
    const low = firstWhere({ low: 0, high }, doc => this.of(doc) <= silenceRating)
    return firstWhere({ low, high }, doc => compareIds(idOf(doc), id) > 0)
  }

  runs(): { value: number; start: Doc; end: Doc }[] {
    return Array.from(this.#ratings, (value, run) => ({
      value,
      start: this.#starts[run] ?? 0,
      end: this.#starts[run + 1] ?? 0,
    }))
  }
}

/** The first number from `low` on for which the condition holds, as it does for all behind it; else `high`. */
function firstWhere(range: { low: number; high: number }, holds: (n: number) => boolean): number {
  let { low, high } = range
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
