import type { Bitset } from '../../../arrays/bitset.ts'
import type { Doc, Index } from '../../../index/types.ts'
import type { Condition, Query } from '../../query.ts'
import { isDistanceStated, isNear } from './around.ts'

type Shown = { hits: readonly { doc: Doc }[]; bits: Bitset; index: Index }

/**
 * Returns the closest of what fits, where "huts near Ordino" is answered with the quietest and none of them is as close; else
 * null. Who says how far, or asks for the quietest, wants the order that is told.
 */
export function closestUnshown(
  { kind, order }: Pick<Query, 'kind' | 'order'>,
  conditions: readonly Condition[],
  { hits, bits, index }: Shown,
): { doc: Doc; km: number } | null {
  const near = conditions.find(isNear)
  if (kind !== 'find' || order !== 'rating' || !near?.place.center || isDistanceStated(near)) return null
  const [closest] = index.nearest(bits, near.place.center, 1)
  return closest && !hits.some(({ doc }) => doc === closest.doc) ? { doc: closest.doc, km: closest.distanceKm } : null
}
