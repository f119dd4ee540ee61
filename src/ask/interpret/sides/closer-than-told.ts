import { LOOKING } from '../../account/abstaining.ts'
import type { Condition, Query } from '../../query.ts'

/** "Closer" than the closest that was told. */
export function closerThanTold(to: number, { kind, order, conditions }: Query): Condition[] {
  const near = conditions.find(({ on, isNegated }) => on === 'near' && !isNegated)
  if (!LOOKING.has(kind) || near?.on !== 'near') return []
  const shown = order === 'distance' ? 'closer than that' : 'closer than those'
  return [{ on: 'closer', to, from: near.place, shown, isTold: true, isNegated: false, said: shown }]
}

/** Closer than what was told is bound enough. */
export function anyDistance(condition: Condition): Condition {
  return condition.on === 'near' && !condition.isNegated ? { ...condition, km: Infinity } : condition
}

/** Whether "closer" than what was told finds nothing: what comes next is asked of what was looked for before it. */
export function isNothingCloser(query: Query, spotsOf: (query: Query) => readonly number[]): boolean {
  const isOfCloser = query.conditions.some(condition => condition.on === 'closer' && condition.isTold)
  return isOfCloser && spotsOf(query).length === 0
}
