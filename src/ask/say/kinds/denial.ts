import { unknownOf } from '../../find/figures/unknown-facts.ts'
import { unmeasuredIn } from '../../find/wanted/unmeasured.ts'
import { isSeldomRecorded } from '../../find/relax.ts'
import type { Condition, Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { ONLY_PRESENT } from '../../vocabulary/kinds/only-present.ts'

/** Says "No" where nothing was found; what is only not known to be there may be there all the same, which is no "no". */
export function denial({ isYesNo, conditions }: Query, { index }: QuestionContext): string {
  const unknown = unknownOf(conditions, index) + unmeasuredIn(conditions, index)
  return isYesNo && !conditions.some(isOnlyPresent) && unknown === 0 ? 'No, ' : ''
}

/** What is recorded where it is there, and never that it is missing; of wolves no text needs to tell. */
function isOnlyPresent(condition: Condition): boolean {
  if (condition.on === 'feature') return condition.any.some(key => ONLY_PRESENT.has(key) || key === 'dark-sky')
  return condition.on === 'transport' || condition.on === 'text' || isSeldomRecorded(condition)
}
