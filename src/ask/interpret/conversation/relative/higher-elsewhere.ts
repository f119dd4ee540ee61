import type { Place } from '../../../gazetteer/place.ts'
import { type Condition, isWhere, type Query } from '../../../query.ts'
import { outFrom } from '../../ranking/from-nowhere.ts'
import type { Reading } from '../../understand.ts'
import { another } from '../turned/another-subject.ts'

/**
 * "Anything lower?", "an even higher peak" after a question about one spot: what is, the closest to it first; behind what was
 * asked of one of a list "anything higher up, like a hill" is another kind, where those were looked for. Null where it is asked
 * of that spot.
 */
export function higherElsewhere(
  before: Query,
  { query, reference }: Reading,
  spotsBefore: () => readonly number[],
  placeOf: (doc: number) => Place,
): Query | null {
  const { comparative, pronoun, isThan, isNearby, isWhich, isAlternative, isSimilar, follow, hasHead } = reference
  const isOfOne = (before.kind === 'about' || before.kind === 'why') && before.subjects.length === 1
  if (!isOfOne || (comparative !== 'higher' && comparative !== 'lower') || query.subjects.length > 0) return null
  const isOfSpot = pronoun !== null || isThan || isNearby || isAlternative || isSimilar || follow === 'more'
  const isSought = hasHead || reference.isSomething || query.conditions.some(({ on }) => on === 'feature')
  if (isOfSpot || isWhich || !isSought || query.unknowable.length > 0) return null
  const order = comparative === 'higher' ? 'highest' : 'lowest'
  const isPlaced = query.conditions.some(isWhere)
  if (before.listed && !isPlaced) return { ...another(before, query), kind: 'find', order, comparative: null }
  const [to] = spotsBefore()
  if (to === undefined) return null
  const place = placeOf(to)
  const shown = `${comparative} than ${place.name}`
  const than: Condition = { on: 'compared', to, how: comparative, shown, isNegated: false, said: shown }
  const found = { ...query, subjects: [], aspects: [], isYesNo: false, comparative: null } as const
  if (isPlaced) return { ...found, kind: 'find', order, conditions: [...query.conditions, than] }
  return { ...found, kind: 'nearest', order: 'distance', conditions: [...query.conditions, than, outFrom(place)] }
}
