import { and, countBits } from '../../../arrays/bitset.ts'
import type { Index } from '../../../index/types.ts'
import type { Condition } from '../../query.ts'
import { docsOfAll, docsOfCondition } from '../conditions.ts'

/** Of how many spots that are not known to be paid it is not known whether they are; 0 where that was not asked for. */
export function unknownAccessOf(conditions: readonly Condition[], index: Index): number {
  if (!conditions.some(isNotPaid)) return 0
  const unrecorded: Condition = { on: 'unrecorded', field: 'access', shown: '', isNegated: false, said: '' }
  return countBits(and(docsOfAll(conditions, index), docsOfCondition(unrecorded, index)))
}

/** Paid spots are left out, and those of unknown price are not. */
export function isNotPaid({ on, isNegated }: Condition): boolean {
  return on === 'access' && isNegated
}
