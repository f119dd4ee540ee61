import type { Doc } from '../../../../index/types.ts'
import type { Query } from '../../../query.ts'
import { OF_EACH } from '../../asking/asked-of-best.ts'
import type { Reading } from '../../understand.ts'
import { aboutSeveral, isSingle, LISTS } from '../of-shown.ts'

/**
 * "How high are they?", "what is heard there?", "are there midges?", "which of them have a sauna?" behind a list: what is asked is
 * told of each spot that was shown, or that it is not known. Null where something else is asked, or nothing of what was shown.
 */
export function factsOfShown(before: Query, reading: Reading, shown: () => readonly Doc[]): Query | null {
  const { query, reference } = reading
  if (!(LISTS.has(before.kind) || isOfRatings(before)) || before.subjects.length > 0 || before.silenceAt) return null
  const aspects = withoutLying(reading.aspects)
  const asked = { ...reading, aspects }
  const isOfShown = aspects.length > 0 && (isUnrecordedOfShown(asked) || isOpenFact(before, asked))
  const isElse = reference.hasHead || reference.isNearby || reference.comparative !== null || reference.nth !== null
  if (!isOfShown || isElse || query.unknownPlace !== null || query.conditions.length > 0 || query.subjects.length > 0)
    return null
  const docs = shown().slice(0, before.limit)
  const isTold = docs.length > 1 || (docs.length === 1 && reference.pronoun === 'spots')
  return !isTold ? null : { ...aboutSeveral(query, { aspects, said: [] }, docs), listed: before }
}

/** "How quiet are they?": spots were looked for, and their average was told. */
function isOfRatings({ kind, summary, conditions }: Query): boolean {
  return kind === 'summary' && summary?.of === 'groups' && summary.groups.length === 1 && conditions.length > 0
}

/** Of those, or whether there is some: "what is the capital?" is asked of none. */
function isUnrecordedOfShown({ aspects, reference: { pronoun, isWhich, isThereAsked } }: Reading): boolean {
  return aspects.every(isUnrecorded) && (pronoun === 'spots' || pronoun === 'place' || isWhich || isThereAsked)
}

/** "Without midges" is a wish. */
function isUnrecorded(aspect: Reading['aspects'][number]): boolean {
  return aspect.of === 'unrecorded' && !aspect.isNegated
}

/** "How much does it cost to get in?", and not "is it free?"; "why?" alone is asked of the first. */
function isOpenFact(before: Query, { aspects, query, reference }: Reading): boolean {
  const { pronoun, isThereAsked, isFirst, isLast, firstOf, follow } = reference
  if (query.kind !== 'help' || query.isYesNo || pronoun === 'spot') return false
  if (!aspects.every(({ of }) => OF_EACH.has(of))) return false
  const areSaid = pronoun === 'spots' || ((pronoun === 'place' || isThereAsked) && !isSingle(before))
  const isWhy = aspects.some(each => each.of === 'why' && !each.isHeard)
  return areSaid || !(isWhy || isSingle(before) || isFirst || isLast || firstOf !== null || follow === 'more')
}

/** "How high do they lie?" asks for no place. */
function withoutLying(aspects: Reading['aspects']): Reading['aspects'] {
  return aspects.some(({ of }) => of === 'elevation') ? aspects.filter(({ of }) => of !== 'location') : aspects
}
