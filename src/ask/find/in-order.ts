import { and, type Bitset, eachDoc, firstDocs } from '../../arrays/bitset.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { distanceKm } from '../../geo/distance.ts'
import type { Doc, Index } from '../../index/types.ts'
import type { Query } from '../query.ts'
import { docsRated } from './conditions.ts'
import { farthestFrom, isMeasured, noisiest, rankedBy } from './measured.ts'

/** The first spots of a set in the order of a query, and how many of the set the measure is not known of. */
export function inOrder(
  { order }: Query,
  { bits, center, limit, index }: { bits: Bitset; center: Coordinates | null; limit: number; index: Index },
): { docs: readonly Doc[]; unranked: number } {
  const all = (docs: readonly Doc[]) => ({ docs, unranked: 0 })
  if (order === 'distance' && center) return all(index.nearest(bits, center, limit).map(({ doc }) => doc))
  if (order === 'farthest' && center) return all(farthestFrom(center, bits, { index, limit }))
  if (order === 'noise') return all(noisiest(bits, { index, limit }))
  if (isMeasured(order)) {
    const { docs, unknown } = rankedBy(order, bits, { index, limit })
    return { docs, unranked: unknown }
  }
  return all(center ? bestThenClosest(bits, center, { index, limit }) : firstDocs(bits, limit))
}

/** Best rating first, of equal ones the closest. */
function bestThenClosest(
  bits: Bitset,
  center: Coordinates,
  { index, limit }: { index: Index; limit: number },
): readonly Doc[] {
  const last = firstDocs(bits, limit).at(-1)
  if (last === undefined) return []
  const lowest = index.silenceRating(last)
  const above: Doc[] = []
  eachDoc(and(bits, docsRated({ min: lowest + SMALLEST_STEP, max: null }, index)), doc => above.push(doc))
  const tied = index.nearest(and(bits, docsRated({ min: lowest, max: lowest }, index)), center, limit)
  const km = (doc: Doc) => distanceKm(index.coordinates(doc), center)
  const first = above.sort((a, b) => index.silenceRating(b) - index.silenceRating(a) || km(a) - km(b) || a - b)
  return [...first, ...tied.map(({ doc }) => doc)].slice(0, limit)
}

/** Ratings have one decimal. */
const SMALLEST_STEP = 0.1
