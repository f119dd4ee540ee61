import type { Place } from '../../../gazetteer/place.ts'
import { type Condition, isWhere, type Query } from '../../../query.ts'
import { LANDSCAPE_KEYS } from '../../../vocabulary/features.ts'
import { within } from '../../nearby.ts'
import { outFrom } from '../../ranking/from-nowhere.ts'
import { refined } from '../../refine.ts'
import type { Reading } from '../../understand.ts'

/**
 * "And what would be quieter, but still reached by train?" after a question about one spot: those that are quieter, the closest
 * to it first. Null where it is asked of that spot: "is it quieter at night?"
 */
export function quieterElsewhere(
  before: Query,
  { query, reference, aspects }: Reading,
  spotsBefore: () => number[],
  placeOf: (doc: number) => Place,
): Query | null {
  const isOfOne = (before.kind === 'about' || before.kind === 'why') && before.subjects.length === 1
  const { comparative, pronoun, isThan, isNearby, isWhich, isAlternative, follow, hasHead, km } = reference
  if (!isOfOne || comparative !== 'quieter' || query.subjects.length > 0) return null
  // "A quieter viewpoint near there".
  const isThere = pronoun === 'place' && !query.isYesNo && (hasHead || query.conditions.some(isKindOfPlace))
  if ((pronoun !== null && !isThere) || isThan || isNearby || (isWhich && !hasHead)) return null
  if (follow === 'more' && !isAlternative) return null
  const isBare = !query.isYesNo && aspects.length === 0
  const isSearch =
    hasHead || isBare || km !== null || query.isOpen || query.conditions.some(({ on }) => on !== 'rating')
  const isPlaced = query.conditions.some(isWhere)
  const isAskedThere = query.isYesNo && query.conditions.some(({ on }) => on === 'feature')
  const isSearchThere = isPlaced && (isAskedThere || hasHead)
  const isElse = query.topic === 'rating' || (isPlaced && !isSearchThere) || query.unknowable.length > 0
  const [doc] = isSearch && !isElse ? spotsBefore() : []
  if (doc === undefined) return null
  const place = placeOf(doc)
  // "Is there a quieter campsite in Andorra?", "anything quieter near London?" is looked for there.
  if (isSearchThere) return { ...refined({ ...before, conditions: [] }, query, reference, [doc]), kind: 'find' }
  // Behind what was asked of one of a list: of what was listed.
  const isOfList = before.listed !== null && isBare && !hasHead && km === null && query.conditions.every(isRating)
  if (before.listed && isOfList) return { ...refined(before.listed, query, reference, [doc]), kind: 'find' }
  const near = km === null ? outFrom(place) : within(place, km)
  // "Is it quiet?" was asked of that spot, and is no wish.
  const found = refined(
    { ...before, conditions: [] },
    { ...query, conditions: [...query.conditions, near] },
    reference,
    [doc],
  )
  return { ...found, kind: 'nearest', order: 'distance' }
}

function isRating({ on }: Condition): boolean {
  return on === 'rating'
}

function isKindOfPlace(condition: Condition): boolean {
  return (
    condition.on === 'feature' &&
    !condition.isNegated &&
    condition.any.every(key => LANDSCAPE_KEYS.has(key) || key === 'viewpoint')
  )
}
