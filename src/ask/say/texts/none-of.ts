import { countWithout } from '../../find/wanted/count-without.ts'
import type { QuestionContext } from '../../question-context.ts'
import type { Condition, Query } from '../../query.ts'
import { countedText } from './counted-text.ts'
import { isOfLabel } from '../given-up.ts'
import { denial } from '../kinds/denial.ts'
import { nounPhrase } from '../noun-phrase.ts'

/** Nothing that is offered instead: how many there are with less. */
export function noneAndLess(query: Query, context: QuestionContext): string[] {
  const counted = countWithout(query.conditions, context.index)
  const none = `${denial(query, context)}${noneOf(query.conditions)}`
  return counted ? [none, countedText(counted)] : [none]
}

/** "I found nothing recorded as wilderness in Siberia", where others may be so. */
export function noneOf(conditions: readonly Condition[]): string {
  return `I found ${isOfLabel(conditions) ? 'nothing recorded as' : 'no'} ${nounPhrase(conditions, 'no')}.`
}
