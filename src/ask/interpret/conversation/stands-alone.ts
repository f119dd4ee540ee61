import { type Condition, isWhere, type Query } from '../../query.ts'
import { BUILT } from '../conditions/head-of.ts'
import { isPointed } from './pointed/spot-token.ts'
import type { Reading } from '../understand.ts'

/** Tells whether a question leaves nothing to those before it: where it points at one of a list, that list is asked about next. */
export function standsAlone(reading: Reading): boolean {
  return !isPointed(reading.query) && standsByItself(reading)
}

/** Tells whether all that a question asks is said in it. */
export function standsByItself({ query, reference, aspects, denial }: Reading): boolean {
  if (denial) return false
  const { pronoun, follow, comparative, hasHead, km, nth } = reference
  if (isBuiltAroundSpot({ query, reference })) return true
  if (query.harm !== null || query.silenceAt !== null || query.placeFact !== null || reference.isCommand) return true
  if (reference.isFromNamed && query.subjects.length === 1) return false
  if (reference.thanSpot) return false
  if (reference.isOfScale && pronoun === null && query.subjects.length === 0) return true
  if (query.kind === 'summary') return !isOfThoseBefore(query, reference)
  if (reference.isToldSide && query.subjects.length < 2) return false
  if (reference.isElliptic && query.subjects.length === 0) return false
  if ((reference.isSimilar || reference.isAlternative) && query.subjects.length === 0) return false
  if (nth !== null || reference.isLast || reference.firstOf !== null || asksWhetherThere(query, reference)) return false
  if (isOfOneSide(query, reference)) return false
  return (
    pronoun === null &&
    !(reference.isNearby && !query.conditions.some(isWhere)) &&
    follow === null &&
    km === null &&
    (reference.beyondKm === null || hasHead) &&
    (reference.unit === null || query.subjects.length > 0) &&
    !(comparative !== null && query.subjects.length < 2) &&
    (hasHead ||
      query.subjects.length > 0 ||
      (query.kind === 'help' && query.topic !== 'rating' && aspects.length === 0))
  )
}

/** "Is there a hut near Sarek?": wherever that is, and whatever was looked for. */
function isBuiltAroundSpot({ query, reference }: Pick<Reading, 'query' | 'reference'>): boolean {
  const { pronoun, follow, comparative, isWhich, isSimilar, isAlternative } = reference
  const isOfOthers =
    pronoun !== null || follow !== null || comparative !== null || isWhich || isSimilar || isAlternative
  const isAround = query.conditions.some(each => each.on === 'near' && !each.isNegated && each.place.kind === 'spot')
  const features = query.conditions.flatMap(each => (each.on === 'feature' && !each.isNegated ? each.any : []))
  return isAround && !isOfOthers && features.length > 0 && features.every(key => BUILT.has(key))
}

/** "The second one - can I camp there?": nothing but that one is meant. */
export function isOfPointedAlone({ query, reference, aspects }: Reading): boolean {
  const { comparative, isThan, isCompared, isFromNamed, isSimilar, isAlternative } = reference
  const isBeside = comparative !== null || isThan || isCompared || isFromNamed || isSimilar || isAlternative
  const isAsked = aspects.length > 0 || query.conditions.length > 0 || query.kind === 'why'
  return isPointed(query) && isAsked && !isBeside
}

/** "Compared with Sarek?", "compare with Sarek": what is compared with it was named before. */
function isOfOneSide({ subjects, aspects }: Query, reference: Reading['reference']): boolean {
  const { isThan, isCompared, hasHead, comparative } = reference
  const isBare = isCompared && comparative === null && subjects.length === 1 && aspects.length === 0
  return (isThan || isBare) && !hasHead && subjects.length > 0
}

/** "Average rating?", "what share is free?": of the spots that were asked for before. */
function isOfThoseBefore({ summary }: Query, { hasHead }: Reading['reference']): boolean {
  if (summary === null || hasHead) return false
  if (summary.of === 'share') return summary.base.length === 0
  if (summary.of !== 'groups') return false
  return summary.groups.length === 1 && summary.groups.every(({ conditions }) => conditions.length === 0)
}

/** "Is there water?": of the spot before, when it was one. */
export function asksWhetherThere(
  { isYesNo, conditions, subjects }: Query,
  { pronoun, comparative, isNearby }: Reading['reference'],
): boolean {
  // "Nearby, is there a quieter lake?" looks for another.
  if (comparative !== null || isNearby) return false
  const areFeatures = conditions.length > 0 && conditions.every(({ on, isNegated }) => on === 'feature' && !isNegated)
  return isYesNo && areFeatures && subjects.length === 0 && pronoun === null
}

/** "Kostet das Eintritt?", "sono ammessi i cani?": of the spot before, when it was one. */
export function asksFactOf({ query, reference: { isOfFact, comparative, isNearby }, aspects }: Reading): boolean {
  const { conditions, subjects } = query
  const isElse = comparative !== null || isNearby || subjects.length > 0 || aspects.length === 0
  // "How many are paid?" counts all of them.
  return isOfFact && query.kind !== 'count' && !isElse && conditions.every(({ on }) => FACTS.has(on))
}

const FACTS: ReadonlySet<Condition['on']> = new Set(['access', 'fire', 'transport', 'feature'])

/** "Why?", "why so loud?": how loud it is asks for no others. */
export function asksWhy({ topic, conditions }: Query): boolean {
  return topic === 'rating' && conditions.every(({ on, isNegated }) => on === 'rating' && !isNegated)
}

/** "What can you do?", between two questions about spots. */
export function isOfService(reading: Reading): boolean {
  return reading.query.kind === 'help' && standsAlone(reading)
}
