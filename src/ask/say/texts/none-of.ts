import { countWithout } from '../../find/wanted/count-without.ts'
import type { QuestionContext } from '../../question-context.ts'
import type { Condition, Query } from '../../query.ts'
import { listed } from '../../../text/english.ts'
import { labelOf } from '../spot-line.ts'
import { type Speech, speech } from '../speech.ts'
import { countedText } from './counted-text.ts'
import { isOfLabel } from '../given-up.ts'
import { denial } from '../kinds/denial.ts'
import { nounPhrase } from '../noun-phrase.ts'

/** Nothing that is offered instead: how many there are with less. */
export function noneAndLess(query: Query, context: QuestionContext): Speech {
  const counted = countWithout(query.conditions, context.index)
  const none = `${denial(query, context)}${noneOf(query.conditions)}`
  if (!counted) return speech([none])
  const names = counted.docs.map(doc => labelOf({ doc, km: null }, context, null))
  const text = countedText(counted)
  return speech([none, names.length > 0 ? `${text.replace(/\.$/, ':')} ${listed(names)}.` : text], counted.docs)
}

/** "I found nothing recorded as wilderness in Siberia", where others may be so. */
export function noneOf(conditions: readonly Condition[]): string {
  return `I found ${isOfLabel(conditions) ? 'nothing recorded as' : 'no'} ${nounPhrase(conditions, 'no')}.`
}
