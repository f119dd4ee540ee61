import { and, countBits } from '../../../arrays/bitset.ts'
import type { Filter, Index } from '../../../index/types.ts'
import { docsOfFeature } from '../../gazetteer/feature-docs.ts'
import type { Condition, Summary } from '../../query.ts'
import { FEATURES } from '../../vocabulary/features.ts'
import { docsOfCondition } from '../conditions.ts'
import { docsHeard } from '../noises/heard-of-all.ts'

/** How many spots have each of the two values of a field, of how many. */
export type FieldValues = { field: 'access' | 'fire'; of: number; counts: readonly [number, number] }
export type Recorded = { of: number; count: number }

/** How many of some spots have each value of a field that has two: free and paid, fires prohibited and allowed; null of another. */
export function valuesOf({ base, field }: Extract<Summary, { of: 'recorded' }>, index: Index): FieldValues | null {
  if (field !== 'access' && field !== 'fire') return null
  const whole = docsHeard(base, index)
  const having = (filter: Filter) => countBits(and(whole, index.docs(filter)))
  const counts =
    field === 'access'
      ? ([having({ access: 'free' }), having({ access: 'paid' })] as const)
      : ([having({ fire: 'prohibited' }), having({ fire: 'allowed' })] as const)
  return { field, of: countBits(whole), counts }
}

/** Of how many of some spots a fact is recorded. */
export function recordedOf({ base, feature, field }: Extract<Summary, { of: 'recorded' }>, index: Index): Recorded {
  const whole = docsHeard(base, index)
  const of = countBits(whole)
  if (feature !== null) return { of, count: countBits(and(whole, docsOfFeature(FEATURES[feature], index))) }
  if (field === null) return { of, count: 0 }
  const unrecorded: Condition = { on: 'unrecorded', field, shown: '', isNegated: false, said: '' }
  return { of, count: of - countBits(and(whole, docsOfCondition(unrecorded, index))) }
}
