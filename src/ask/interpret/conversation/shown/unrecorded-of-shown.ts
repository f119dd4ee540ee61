import type { Doc } from '../../../../index/types.ts'
import type { Query } from '../../../query.ts'
import type { Reading } from '../../understand.ts'
import { aboutSeveral, LISTS } from '../of-shown.ts'

/**
 * "Are there midges?", "which of them have a sauna?", "what about wifi?" behind a list: of each spot that was shown it is told that
 * this is not known, or what its description says. Null where something else is asked, or nothing of what was shown.
 */
export function unrecordedOfShown(before: Query, reading: Reading, shown: () => readonly Doc[]): Query | null {
  const { query, reference, aspects } = reading
  if (!LISTS.has(before.kind) || before.subjects.length > 0 || before.silenceAt) return null
  const isOfShown = aspects.length > 0 && aspects.every(isUnrecorded) && isSaidOfShown(reading)
  const isElse = reference.hasHead || reference.isNearby || reference.comparative !== null || reference.nth !== null
  if (!isOfShown || isElse || query.unknownPlace !== null || query.conditions.length > 0 || query.subjects.length > 0)
    return null
  const docs = shown().slice(0, before.limit)
  return docs.length < 2 ? null : { ...aboutSeveral(query, { aspects, said: [] }, docs), listed: before }
}

/** "Without midges" is a wish. */
function isUnrecorded(aspect: Reading['aspects'][number]): boolean {
  return aspect.of === 'unrecorded' && !aspect.isNegated
}

/** Whether it is asked of those, or whether there is some: "what is the capital?" is asked of none. */
function isSaidOfShown({ reference: { pronoun, isWhich, isThereAsked } }: Reading): boolean {
  return pronoun === 'spots' || pronoun === 'place' || isWhich || isThereAsked
}
