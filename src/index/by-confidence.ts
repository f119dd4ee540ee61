import { type Bitset, emptyBitset, setBit } from '../arrays/bitset.ts'
import { confidenceRank, type OrderKey } from '../spots/order.ts'
import type { Matches } from './filter.ts'
import type { CanonicalOrder } from './records/canonical-order.ts'
import { firstOf } from './sets/doc-id-sets.ts'
import type { Doc } from './types.ts'

type Query = {
  limit: number
  /** The place to go on behind, and the first document behind it in canonical order. */
  after?: { place: OrderKey; doc: Doc } | undefined
}

/** Puts spots in the order of how sure their ratings are: by confidence, within one in canonical order. */
export class ByConfidence {
  readonly #intervals: ReturnType<CanonicalOrder['confidenceIntervals']>

  constructor(order: CanonicalOrder) {
    this.#intervals = order.confidenceIntervals()
  }

  /** The set of those that are that sure. */
  docsOf(confidence: NonNullable<OrderKey['confidence']>, count: number): Bitset {
    const docs = emptyBitset(count)
    for (const { rank, start, end } of this.#intervals)
      if (rank === confidenceRank({ confidence })) for (let doc = start; doc < end; doc++) setBit(docs, doc)
    return docs
  }

  /** The first matches, from a place on. */
  ofMatches({ set, end: last }: Matches, { limit, after }: Query): Doc[] {
    const reached = after ? confidenceRank(after.place) : 0
    const docs: Doc[] = []
    for (const { rank, start: first, end: behind } of this.#intervals) {
      if (rank < reached) continue
      const start = after && rank === reached ? Math.max(first, after.doc) : first
      const end = Math.min(behind, last)
      if (start >= end) continue
      if (set) docs.push(...firstOf(set, { start, end, limit: limit - docs.length }))
      else for (let doc = start; doc < end && docs.length < limit; doc++) docs.push(doc)
      if (docs.length === limit) break
    }
    return docs
  }
}
