import { isEmpty } from '../../../arrays/bitset.ts'
import type { Condition, Query } from '../../query.ts'
import { isNeed } from '../relax.ts'
import { fitting, type Retrieved, retrieved, type Searched, without } from '../retrieved.ts'

/**
 * "May I take my dog to Malbun": asked of a town and of nothing that lies elsewhere as well. Where none of its spots is known to
 * allow it, they are told with that unknown, and none far away.
 */
export function needUnknown(query: Query, around: Condition, searched: Searched): Retrieved | undefined {
  const needs = query.conditions.filter(isNeed)
  const rest = without(query.conditions, needs)
  const isOfTown = around.on === 'place' && rest.every(condition => condition === around || condition.on === 'rating')
  if (needs.length === 0 || !isOfTown || isEmpty(fitting(rest, searched))) return undefined
  return retrieved(query, rest, needs, searched)
}
