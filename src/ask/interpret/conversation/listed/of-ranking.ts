import type { Query } from '../../../query.ts'
import type { Reading } from '../../understand.ts'

/**
 * "Which one has the quietest average?", "list them all" behind countries in order of their spots: what points at those
 * countries is not asked of all spots, and is not understood. Null in all other cases.
 */
export function ofRanking(before: Query, { query, reference }: Reading): Query | null {
  if (before.kind !== 'summary' || before.summary?.of !== 'values') return null
  const { pronoun, isWhich, hasHead } = reference
  if (hasHead || query.subjects.length > 0 || query.conditions.length > 0) return null
  const isPointing = pronoun === 'spots' || pronoun === 'spot' || isWhich
  const isAverage = query.summary?.of === 'groups' && query.summary.groups.every(each => each.conditions.length === 0)
  const isList = query.kind === 'help' && query.topic === null && pronoun === 'spots' && query.aspects.length === 0
  if (!isPointing || !(isAverage || isList)) return null
  return { ...query, kind: 'not understood', summary: null }
}
