import { isEmpty } from '../../arrays/bitset.ts'
import type { Index } from '../../index/types.ts'
import type { Condition } from '../query.ts'
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
