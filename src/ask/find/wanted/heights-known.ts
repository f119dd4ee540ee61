import type { Index } from '../../../index/types.ts'
import type { Query } from '../../query.ts'
import { docsOfAll } from '../conditions.ts'
import { rankedBy } from '../measured.ts'

/**
 * Lists by rating what was to be listed from the lowest on, "peaks, not too high", where no height is known, which is then told
 * of each.
 */
export function withHeightsKnown(query: Query, index: Index): Query {
  if (query.kind !== 'find' || query.order !== 'lowest' || query.ofEach.length > 0 || query.comparative !== null)
    return query
  const { docs } = rankedBy(query.order, docsOfAll(query.conditions, index), { index, limit: 1 })
  return docs.length > 0 ? query : { ...query, order: 'rating', ofEach: [{ of: 'elevation' }] }
}
