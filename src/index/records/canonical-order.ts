import { firstWhere } from '../../arrays/binary-search.ts'
import { GrowableArray } from '../../arrays/growable-array.ts'
import {
  CONFIDENCES_IN_ORDER,
  compareIds,
  compareSpots,
  confidenceRank,
  levelOf,
  type OrderKey,
} from '../../spots/order.ts'
import type { Layout, Sections } from '../storage/sections.ts'
import type { Doc } from '../types.ts'

/** Collects where in the canonical order each rating begins, and within it each confidence and level. */
export class OrderWriter {
  readonly #ratings: number[] = []
  readonly #starts = new GrowableArray(Uint32Array)
  readonly #ranks: number[] = []
  readonly #levels = new GrowableArray(Float64Array)
  readonly #doubtStarts = new GrowableArray(Uint32Array)
  #last: OrderKey | undefined
  #count = 0

  /** @throws RangeError when spots do not come in canonical order. */
  add({ silenceRating, confidence, lden, id }: OrderKey): void {
    const last = this.#last
    const key = { silenceRating, confidence, lden, id }
    if (last && compareSpots(last, key) >= 0) throw new RangeError(`the spot "${id}" does not come in canonical order`)
    const isNewRating = last?.silenceRating !== silenceRating
    if (isNewRating) {
      this.#ratings.push(silenceRating)
      this.#starts.push(this.#count)
    }
    if (isNewRating || confidenceRank(last) !== confidenceRank(key) || levelOf(last) !== levelOf(key)) {
      this.#ranks.push(confidenceRank(key))
      this.#levels.push(levelOf(key))
      this.#doubtStarts.push(this.#count)
    }
    this.#last = key
    this.#count += 1
  }

  reserve(layout: Layout): void {
    layout.reserve('ratings', 'f64', this.#ratings.length)
    layout.reserve('ratingStarts', 'u32', this.#ratings.length + 1)
    layout.reserve('confidences', 'u8', this.#ranks.length)
    layout.reserve('levels', 'f64', this.#ranks.length)
    layout.reserve('levelStarts', 'u32', this.#ranks.length + 1)
  }

  fill(sections: Sections): void {
    sections.view('ratings', 'f64').set(this.#ratings)
    fillStarts(sections.view('ratingStarts', 'u32'), this.#starts.view(), this.#count)
    sections.view('confidences', 'u8').set(this.#ranks)
    sections.view('levels', 'f64').set(this.#levels.view())
    fillStarts(sections.view('levelStarts', 'u32'), this.#doubtStarts.view(), this.#count)
  }
}

function fillStarts(starts: Uint32Array, values: Uint32Array, count: number): void {
  starts.set(values)
  starts[values.length] = count
}

/** The interval in which a document is; `last`: one that it may be in. */
function intervalOf(starts: Uint32Array, doc: Doc, last: number): number {
  if ((starts[last] ?? 0) <= doc && doc < (starts[last + 1] ?? 0)) return last
  return firstWhere(0, starts.length - 1, number => (starts[number + 1] ?? 0) > doc)
}

/** The canonical order of an index: the documents of one rating are an interval, within it those of one level. */
export class CanonicalOrder {
  readonly #ratings: Float64Array
  readonly #starts: Uint32Array
  readonly #confidences: Uint8Array
  readonly #levels: Float64Array
  readonly #levelStarts: Uint32Array
  /** The intervals that were asked for last: documents are most often read in their order. */
  #rating = 0
  #level = 0

  constructor(sections: Sections) {
    this.#ratings = sections.view('ratings', 'f64')
    this.#starts = sections.view('ratingStarts', 'u32')
    this.#confidences = sections.view('confidences', 'u8')
    this.#levels = sections.view('levels', 'f64')
    this.#levelStarts = sections.view('levelStarts', 'u32')
  }

  rating(doc: Doc): number {
    this.#rating = intervalOf(this.#starts, doc, this.#rating)
    return this.#ratings[this.#rating] ?? 0
  }

  key(doc: Doc, id: string): Required<OrderKey> {
    this.#level = intervalOf(this.#levelStarts, doc, this.#level)
    return { ...this.#keyOfInterval(this.#level), id }
  }

  /** The computed level, dB(A) Lden; null where there is none. */
  level(doc: Doc): number | null {
    this.#level = intervalOf(this.#levelStarts, doc, this.#level)
    const level = this.#levels[this.#level] ?? Infinity
    return level === Infinity ? null : level
  }

  /** The document behind the last one that is rated `rating` or better. */
  endOf(rating: number): Doc {
    return this.#starts[firstWhere(0, this.#ratings.length, number => (this.#ratings[number] ?? 0) < rating)] ?? 0
  }

  /** The first document behind a place of the canonical order; no spot needs to be at that place. */
  behind(place: OrderKey, idOf: (doc: Doc) => string): Doc {
    const order = (number: number) => compareSpots({ ...this.#keyOfInterval(number), id: '' }, { ...place, id: '' })
    const first = firstWhere(0, this.#levels.length, number => order(number) >= 0)
    const next = firstWhere(first, this.#levels.length, number => order(number) > 0)
    const [low, high] = [this.#levelStarts[first] ?? 0, this.#levelStarts[next] ?? 0]
    return firstWhere(low, high, doc => compareIds(idOf(doc), place.id) > 0)
  }

  /** The documents of each rating. */
  intervals(): { value: number; start: Doc; end: Doc }[] {
    return Array.from(this.#ratings, (value, number) => ({
      value,
      start: this.#starts[number] ?? 0,
      end: this.#starts[number + 1] ?? 0,
    }))
  }

  /** The documents of each confidence and rating, the surest first, of one confidence in canonical order. */
  confidenceIntervals(): { rank: number; start: Doc; end: Doc }[] {
    const intervals: { rank: number; start: Doc; end: Doc }[] = []
    for (const [number, rank] of this.#confidences.entries()) {
      const [start, end] = [this.#levelStarts[number] ?? 0, this.#levelStarts[number + 1] ?? 0]
      const last = intervals.at(-1)
      if (last?.rank === rank) last.end = end
      else intervals.push({ rank, start, end })
    }
    return intervals.sort((a, b) => a.rank - b.rank || a.start - b.start)
  }

  #keyOfInterval(number: number) {
    const level = this.#levels[number] ?? Infinity
    return {
      silenceRating: this.rating(this.#levelStarts[number] ?? 0),
      confidence: CONFIDENCES_IN_ORDER[this.#confidences[number] ?? 0],
      lden: level === Infinity ? null : level,
    }
  }
}
