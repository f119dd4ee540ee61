import { isEmpty } from '../../arrays/bitset.ts'
import type { Index } from '../../index/types.ts'
import type { Condition } from '../query.ts'
import { middleOf } from '../gazetteer/region-place.ts'
import { reaching } from './whereabouts/around.ts'
import { docsOfCondition } from './conditions.ts'

/** Tells whether a condition names one region where the catalogue has no spot, whatever else is asked. */
export function isEmptyRegion(condition: Condition, index: Index): boolean {
  return (
    condition.on === 'place' &&
    !condition.isNegated &&
    condition.places.length === 1 &&
    condition.places.every(({ region }) => region !== null) &&
    isEmpty(docsOfCondition(condition, index))
  )
}

/** Farther from the middle of a region than this nothing is beside it, in kilometres. */
const BESIDE_KM = 250

/** What looks around the middle of a region without spots, beside it or at any distance, and the conditions besides. */
export function aroundEmptyRegion(
  conditions: readonly Condition[],
  index: Index,
): { others: Condition[]; anywhere: Condition; beside: Condition; around: Condition } | undefined {
  const empty = conditions.find(condition => isEmptyRegion(condition, index))
  const [place] = empty?.on === 'place' ? empty.places : []
  const middle = place && middleOf(place)
  if (empty?.on !== 'place' || !middle) return undefined
  const within = { ...empty, places: [middle] }
  return {
    others: conditions.filter(condition => condition !== empty),
    anywhere: reaching(within, Infinity),
    beside: reaching(within, BESIDE_KM),
    around: { ...empty, places: [{ ...middle, name: place.name }] },
  }
}
