import { spotOfUnknownHeight } from '../../../find/unknown-height.ts'
import type { Index } from '../../../../index/types.ts'
import type { Query } from '../../../query.ts'

/**
 * "Anything higher?" than a spot whose height is not known: that is said of it, and what comes next is asked of it and of the list
 * as behind each fact of it. The same query where that height is known.
 */
export function ofUnknownHeight(query: Query, listed: Query | null, index: Index): Query {
  const doc = query.subjects.length === 0 ? spotOfUnknownHeight(query, index) : null
  if (doc === null) return query
  const asked = { kind: 'about', aspects: [{ of: 'elevation', isThan: true }], order: 'rating', rank: 1 } as const
  return { ...query, ...asked, subjects: [{ phrase: '', docs: [doc] }], conditions: [], isYesNo: false, listed }
}
