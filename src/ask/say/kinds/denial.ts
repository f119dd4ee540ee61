import { unknownOf } from '../../find/figures/unknown-facts.ts'
import { isSeldomRecorded } from '../../find/relax.ts'
import type { Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'

/** Says "No" where nothing was found; what is only not known to be there may be there all the same, which is no "no". */
export function denial({ isYesNo, conditions }: Query, { index }: QuestionContext): string {
  return isYesNo && !conditions.some(isSeldomRecorded) && unknownOf(conditions, index) === 0 ? 'No, ' : ''
}
