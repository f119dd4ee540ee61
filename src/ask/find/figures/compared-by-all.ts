import type { Index } from '../../../index/types.ts'
import type { AspectAsk, Query } from '../../query.ts'

/**
 * "Compare Sarek and Abisko": beside their ratings how high they lie, whether they are free and whether fires are allowed, each
 * where it is recorded of one of them.
 */
export function withAllCompared(query: Query, { spot }: Pick<Index, 'spot'>): Query {
  const { kind, isComparedByAll, subjects, comparedBy, comparative, aspects } = query
  const isElse = comparedBy !== 'rating' || comparative !== null || aspects.length > 0 || query.unmeasured !== null
  const spots = subjects.flatMap(({ docs: [doc] }) => (doc === undefined ? [] : [spot(doc)]))
  if (kind !== 'compare' || !isComparedByAll || isElse || spots.length < 2 || spots.length > MOST_COMPARED) return query
  const isRecorded = (field: 'accessStatus' | 'fireStatus' | 'elevation') =>
    spots.some(each => (each[field] ?? null) !== null)
  const asked: AspectAsk[] = [
    ...(isRecorded('accessStatus') ? [{ of: 'access' } as const] : []),
    ...(isRecorded('fireStatus') ? [{ of: 'fire' } as const] : []),
  ]
  return { ...query, comparedAlso: isRecorded('elevation') ? ['highest'] : [], aspects: asked, alsoAsked: subjects }
}

/** Of more of them it would be a page. */
const MOST_COMPARED = 3
