import { isEmpty } from '../../../arrays/bitset.ts'
import { unknownOf } from '../../find/figures/unknown-facts.ts'
import { unmeasuredIn } from '../../find/wanted/unmeasured.ts'
import { isSeldomRecorded } from '../../find/relax.ts'
import { docsOfCondition } from '../../find/conditions.ts'
import type { Retrieved } from '../../find/retrieved.ts'
import { isWithin } from '../../least.ts'
import { type Condition, isWhere, type Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { yesOrNo } from '../speech.ts'
import { ONLY_PRESENT } from '../../vocabulary/kinds/only-present.ts'

/** Says "No" where nothing was found; what is only not known to be there may be there all the same, which is no "no". */
export function denial({ isYesNo, conditions }: Query, { index }: QuestionContext): string {
  const unknown = unknownOf(conditions, index) + unmeasuredIn(conditions, index)
  const isKnown = unknown === 0 && !conditions.some(isOnlyPresent) && !isOfNoSpot(conditions, index)
  return isYesNo && isKnown ? 'No, ' : ''
}

/** Whether there are as many as was asked; null where nobody asked, or where that is not known. */
export function isAsMany(query: Query, { total }: Retrieved, context: QuestionContext): boolean | null {
  if (!query.bound) return null
  const isSo = isWithin(query.bound, total, unknownOf(query.conditions, context.index))
  // What is not recorded of a spot may be there after all.
  return isSo === false && denial({ ...query, isYesNo: true }, context) === '' ? null : isSo
}

/** "Yes, the catalogue has 5 lakes in Norway." */
export function withWhether(isSo: boolean | null, [first = '', ...rest]: readonly string[]): string[] {
  const text = `${first.charAt(0).toLowerCase()}${first.slice(1)}`
  return [isSo === null ? first : `${yesOrNo(isSo)}${text}`, ...rest]
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
