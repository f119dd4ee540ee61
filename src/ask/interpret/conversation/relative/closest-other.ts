import type { Place } from '../../../gazetteer/place.ts'
import { isWhere, type Query } from '../../../query.ts'
import { outFrom } from '../../ranking/from-nowhere.ts'
import { refined } from '../../refine.ts'
import type { Reading } from '../../understand.ts'

/**
 * "What's the nearest other one?" after a question about one spot: the closest to it. Null where it is said to what, or what is closest
 * is looked for elsewhere.
 */
export function closestOther(
  before: Query,
  { query, reference }: Reading,
  spotsBefore: () => number[],
  placeOf: (doc: number) => Place,
): Query | null {
  const isOfOne = (before.kind === 'about' || before.kind === 'why') && before.subjects.length === 1
  const isClosest = query.kind === 'nearest' && query.order === 'distance' && query.subjects.length === 0
  const isOther = reference.follow === 'more' || reference.pronoun === 'spot'
  if (!isOfOne || !isClosest || !isOther || query.isHere || query.conditions.some(isWhere)) return null
  const [doc] = spotsBefore()
  if (doc === undefined) return null
  const asked = { ...query, conditions: [...query.conditions, outFrom(placeOf(doc))] }
  const found = refined({ ...before, conditions: [] }, asked, reference, [doc])
  return { ...found, kind: 'nearest', order: 'distance' }
}
