// What is said of noisy spots, which are shown to those alone who ask for them: the English of it in one table.
import { NOISY_BELOW } from '../../../silence/rating.ts'
import type { Retrieved } from '../../find/retrieve.ts'
import type { Query } from '../../query.ts'
import { nounPhrase } from '../noun-phrase.ts'

const NOISY = {
  yes: 'Yes, ',
  left: (count: number) =>
    `${count} noisy ${count === 1 ? 'one is' : 'ones are'} not shown (rated below ${NOISY_BELOW}).`,
  only: (yes: string, count: number, phrase: string) =>
    `${yes === '' ? 'There' : `${yes}there`} ${count === 1 ? 'is' : 'are'} ${count} ${phrase}, but ${count === 1 ? 'it is' : 'all are'} noisy (rated below ${NOISY_BELOW}) and not shown unless noisy places are asked for.`,
} as const

/** Says how many of those that fit are too noisy to be shown. */
export function sayNoisy({ noisy, isOnlyNoisy }: Retrieved): string[] {
  return noisy > 0 && !isOnlyNoisy ? [NOISY.left(noisy)] : []
}

/** Says that all that fits is too noisy to be shown. */
export function sayOnlyNoisy({ conditions, isYesNo }: Query, { noisy, isOnlyNoisy }: Retrieved): string[] {
  return isOnlyNoisy ? [NOISY.only(isYesNo ? NOISY.yes : '', noisy, nounPhrase(conditions, noisy))] : []
}
