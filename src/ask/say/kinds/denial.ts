import { unknownOf } from '../../find/figures/unknown-facts.ts'
import { unmeasuredIn } from '../../find/wanted/unmeasured.ts'
import { isSeldomRecorded } from '../../find/relax.ts'
import type { Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'

/** Says "No" where nothing was found; what is only not known to be there may be there all the same, which is no "no". */
export function denial({ isYesNo, conditions }: Query, { index }: QuestionContext): string {
  const unknown = unknownOf(conditions, index) + unmeasuredIn(conditions, index)
  // What no text tells of may be there: "are there wolves in Norway".
  const isToldSeldom = conditions.some(condition => condition.on === 'text' || isSeldomRecorded(condition))
  return isYesNo && !isToldSeldom && unknown === 0 ? 'No, ' : ''
}
