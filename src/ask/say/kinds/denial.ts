import { isEmpty } from '../../../arrays/bitset.ts'
import { unknownOf } from '../../find/figures/unknown-facts.ts'
import { unmeasuredIn } from '../../find/wanted/unmeasured.ts'
import { isSeldomRecorded } from '../../find/relax.ts'
import { docsOfCondition } from '../../find/conditions.ts'
import { type Condition, isWhere, type Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { ONLY_PRESENT } from '../../vocabulary/kinds/only-present.ts'

/** Says "No" where nothing was found; what is only not known to be there may be there all the same, which is no "no". */
export function denial({ isYesNo, conditions }: Query, { index }: QuestionContext): string {
  const unknown = unknownOf(conditions, index) + unmeasuredIn(conditions, index)
  const isKnown = unknown === 0 && !conditions.some(isOnlyPresent) && !isOfNoSpot(conditions, index)
  return isYesNo && isKnown ? 'No, ' : ''
}

/** What is not recorded of a spot counts neither in nor out. */
export function notKnownOf(count: number): string {
  return `Of ${count} more it is not known.`
}

/** "Do I have to pay at Stelvio", where no spot lies: that nothing there costs is not known. */
function isOfNoSpot(conditions: readonly Condition[], index: QuestionContext['index']): boolean {
  if (!conditions.some(({ on, isNegated }) => !isNegated && (on === 'access' || on === 'fire'))) return false
  const where = conditions.filter(condition => isWhere(condition) && !condition.isNegated)
  return where.some(condition => isEmpty(docsOfCondition(condition, index)))
}

/** What is recorded where it is there, and never that it is missing; of wolves no text needs to tell. */
function isOnlyPresent(condition: Condition): boolean {
  if (condition.on === 'feature') return condition.any.some(key => ONLY_PRESENT.has(key) || key === 'dark-sky')
  return condition.on === 'transport' || condition.on === 'text' || isSeldomRecorded(condition)
}
