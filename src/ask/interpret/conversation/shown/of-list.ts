// What is asked of a list, whatever was asked of one of its spots since.
import { type Condition, isWhere, type Query } from '../../../query.ts'
import type { Reading } from '../../understand.ts'
import { LISTS, ORDERED } from '../of-shown.ts'

/** "And the third?", "what about Norway": of the list, whatever was asked of one of its spots since. */
export function isOfList({ query, aspects, reference }: Reading): boolean {
  const { nth, isLast, isFirst, isNext, firstOf, follow, pronoun, comparative } = reference
  if (nth !== null || isLast || isFirst || isNext || firstOf !== null || reference.isListAgain) return true
  if (
    (reference.isAny || reference.isNarrowing) &&
    query.subjects.length === 0 &&
    query.conditions.some(each => !isWhere(each))
  )
    return true
  if (reference.thanSpot?.isCounted) return true
  if (isCountOfThem({ query, reference }) || isClosestOfThem({ query, reference })) return true
  // "Another one?", "anything closer?": of those, unless it is near the one that was spoken of, or like it.
  const isMore = follow === 'more' || comparative === 'closer' || comparative === 'farther'
  const isOfSpot = reference.isNearby || reference.isSimilar || reference.isAlternative || pronoun === 'spot'
  if (isMore && !isOfSpot && !reference.isAroundIt && query.subjects.length === 0) return true
  const isElsewhere = query.conditions.length > 0 && query.conditions.every(each => isWhere(each) && !each.isNegated)
  const isPlain = aspects.length === 0 && query.subjects.length === 0 && pronoun === null && comparative === null
  // "Sorry, I meant near Arinsal" is no question how far it is from there.
  const isCorrected = reference.isCorrection && aspects.every(({ of }) => of === 'rating' || of === 'distance to')
  if (isCorrected && isElsewhere && query.subjects.length === 0 && pronoun === null && comparative === null) return true
  // "Within 300 km of Berlin", of those.
  const isWithin = query.conditions.some(isStatedNear) && query.conditions.every(isStatedNear) && !query.isYesNo
  if (isWithin && query.subjects.length === 0 && pronoun === null && comparative === null && !reference.isHowFar)
    return true
  // "Now caves", where what was listed was looked for.
  const isKind = query.kind === 'find' && query.conditions.every(({ on }) => on === 'feature' || on === 'rating')
  const isUnsaid = query.subjects.length === 0 && pronoun === null && comparative === null
  if (
    isKind &&
    isUnsaid &&
    (reference.hasHead || reference.isKindAlone) &&
    follow === 'instead' &&
    aspects.every(isFeature)
  )
    return true
  // "And any near Ordino?", of which nobody asks how far that spot is from there.
  const isNearOnly = query.kind === 'find' && query.conditions.every(({ on }) => on === 'near') && !reference.isHowFar
  const isOfNear =
    isNearOnly && follow === 'instead' && aspects.every(({ of }) => of === 'rating' || of === 'distance to')
  if (isElsewhere && isUnsaid && isOfNear) return true
  // "And the second highest?"
  if (isInOrder({ query, aspects, reference })) return true
  return isElsewhere && isPlain && (follow === 'instead' || follow === 'and')
}

/** "Quietest in California", "is it free?", "and in Nevada?": what was asked of the best is asked of the best there. */
export function listAsking(list: Query | null, before: Query, { query, reference }: Reading): Query | null {
  const isBest = list !== null && ORDERED.has(list.kind) && list.aspects.length === 0
  const isOfOne = before.kind === 'about' && before.subjects.length === 1 && before.first === null
  const isPlaceAlone = query.conditions.length > 0 && query.conditions.every(isWhere) && reference.nth === null
  const asked = before.aspects.filter(({ of }) => of !== 'description' && of !== 'rating')
  return isBest && isOfOne && isPlaceAlone && asked.length > 0 ? { ...list, aspects: asked } : list
}

/** What a spot was asked of by its name, with the list that it was shown in; the same where the last list was another. */
export function withListOf(before: Query, earlier: Iterable<Query>, docsOf: (list: Query) => readonly number[]): Query {
  const [doc, ...others] = before.subjects.flatMap(({ docs }) => docs.slice(0, 1))
  if (before.listed || doc === undefined || others.length > 0) return before
  for (const query of earlier) {
    if (query.subjects.length > 0 || !LISTS.has(query.kind)) continue
    return docsOf(query).includes(doc) ? { ...before, listed: query } : before
  }
  return before
}

/** "How many of them are free?", "¿cuántos son gratis?": of all that were found, and not of the one that was spoken of. */
export function isCountOfThem({ query, reference }: Pick<Reading, 'query' | 'reference'>): boolean {
  const { pronoun, hasHead } = reference
  const isSaid = pronoun === 'spots' || (pronoun === null && query.conditions.every(isOfAccess))
  return query.kind === 'count' && isSaid && !hasHead && query.conditions.length > 0 && query.subjects.length === 0
}

/** "Not those", "a quieter one", "which of them is closest to Oslo?": of the list, and not asked of each that was shown. */
export function isOfWholeList(reading: Reading): boolean {
  const { query, reference } = reading
  if (isCountOfThem(reading) || reference.follow === 'more' || isClosestOfThem(reading)) return true
  const isOther = reference.comparative !== null && !reference.isWhich && !reference.isOfTwo && !reference.isCompared
  return isOther && reference.pronoun === 'spots' && query.subjects.length === 0
}

function isClosestOfThem({ query, reference }: Pick<Reading, 'query' | 'reference'>): boolean {
  return query.kind === 'nearest' && reference.isWhich && !reference.isOfTwo && query.conditions.some(isWhere)
}

/** "Another one, with a bus" behind what was asked of one of a list: the others of it that have that, too. */
export function isAnotherWith({ query, reference }: Reading, { kind, subjects }: Query): boolean {
  const { follow, comparative, pronoun, nth, isNearby, isSimilar, isAlternative } = reference
  const isOfOne = (kind === 'about' || kind === 'why') && subjects.length === 1
  const isElse = comparative !== null || pronoun === 'spots' || nth !== null || isNearby || isSimilar || isAlternative
  const isWished = query.conditions.some(each => !isWhere(each)) && query.subjects.length === 0
  return follow === 'more' && isOfOne && isWished && !isElse
}

function isOfAccess({ on }: Condition): boolean {
  return on === 'access' || on === 'fire'
}

/** "Not that one" behind what was asked of one of a list: the others of it. */
export function isNotThatOne({ query, aspects, reference }: Reading): boolean {
  const { hasHead, km } = reference
  const isElse =
    query.conditions.length > 0 || query.subjects.length > 0 || aspects.length > 0 || hasHead || km !== null
  return reference.follow === 'more' && reference.pronoun === 'spot' && reference.comparative === null && !isElse
}

/** "And the second highest?", "and the noisiest?", which asks for no source behind "and". */
function isInOrder({ query, aspects, reference }: Reading): boolean {
  const { pronoun, comparative, follow, hasHead, isNearby } = reference
  if (query.kind !== 'superlative' || query.conditions.length > 0 || query.subjects.length > 0) return false
  const isOrderOnly = aspects.length === 0 || (query.order === 'noise' && follow === 'and')
  return isOrderOnly && !hasHead && !isNearby && pronoun === null && comparative === null
}

function isFeature({ of }: Reading['aspects'][number]): boolean {
  return of === 'feature'
}

function isStatedNear(condition: Condition): boolean {
  return condition.on === 'near' && condition.isStated && !condition.isNegated
}

/** "And the third?" asks of it what was asked of the one before; "the next one" is the one behind that. */
export function inList(reading: Reading, { aspects, subjects }: Query, listed: () => readonly number[]): Reading {
  const { reference, query } = reading
  const [spoken] = subjects.length === 1 ? (subjects[0]?.docs ?? []) : []
  const at = reference.isNext && spoken !== undefined ? listed().indexOf(spoken) : -1
  const nth = at === -1 ? reference.nth : at + 2
  const isOne = nth !== null || reference.isLast || reference.isFirst
  const isBare = reading.aspects.length === 0 && query.conditions.length === 0
  const isAgain = isOne && isBare && (reference.follow === 'and' || reference.isNext)
  return { ...reading, reference: { ...reference, nth }, aspects: isAgain ? aspects : reading.aspects }
}
