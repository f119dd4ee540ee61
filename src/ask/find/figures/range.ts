import { countBits, eachDoc } from '../../../arrays/bitset.ts'
import type { Doc, Index } from '../../../index/types.ts'
import type { Summary } from '../../query.ts'
import { docsHeard } from '../noises/heard-of-all.ts'

type End = { doc: Doc; value: number }
/** How many spots there are, of how many the measure is known, and those with the least and the most of it. */
export type Range = { count: number; known: number; least: End | null; most: End | null }

export function rangeOf({ conditions, measure }: Extract<Summary, { of: 'range' }>, index: Index): Range {
  const docs = docsHeard(conditions, index)
  let [known, least, most]: [number, End | null, End | null] = [0, null, null]
  eachDoc(docs, doc => {
    const value =
      measure === 'rating' ? index.silenceRating(doc) : measure === 'elevation' ? index.elevation(doc) : index.lden(doc)
    if (value === null) return
    known++
    if (least === null || value < least.value) least = { doc, value }
    if (most === null || value > most.value) most = { doc, value }
  })
  return { count: countBits(docs), known, least, most }
}
