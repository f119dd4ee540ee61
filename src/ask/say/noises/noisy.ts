// What is said of noisy spots, which are shown to those alone who ask for them: the English of it in one table.
import { NOISY_BELOW } from '../../../silence/rating.ts'
import type { Retrieved } from '../../find/retrieve.ts'
import type { Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { nounPhrase } from '../noun-phrase.ts'
import { type Speech, speech } from '../speech.ts'
import { labelOf } from '../spot-line.ts'

const NOISY = {
  yes: 'Yes, ',
  left: (count: number) =>
    `${count} noisy ${count === 1 ? 'one is' : 'ones are'} not shown (rated below ${NOISY_BELOW}).`,
  only: (yes: string, phrase: string, label: string) =>
    `${yes === '' ? 'There' : `${yes}there`} is 1 ${phrase}, but it is noisy: ${label}.`,
  all: (yes: string, count: number, phrase: string) =>
    `${yes === '' ? 'There' : `${yes}there`} ${count === 1 ? 'is' : 'are'} ${count} ${phrase}, but ${count === 1 ? 'it is' : 'all are'} noisy (rated below ${NOISY_BELOW}) and not shown unless noisy places are asked for.`,
  quietest: (label: string) => `The quietest of them is ${label}.`,
} as const

/** Says how many of those that fit are too noisy to be shown. */
export function sayNoisy({ noisy, isOnlyNoisy, isFar }: Retrieved): string[] {
  return noisy > 0 && !isOnlyNoisy && !isFar ? [NOISY.left(noisy)] : []
}

/** Says that all that fits is too noisy to be shown, and which is the quietest of it where that was asked for. */
export function sayOnlyNoisy(
  { conditions, isYesNo }: Query,
  { noisy, isOnlyNoisy, namedNoisy }: Retrieved,
  context: QuestionContext,
): Speech {
  if (!isOnlyNoisy) return speech([])
  const yes = isYesNo ? NOISY.yes : ''
  const phrase = nounPhrase(conditions, noisy)
  const [doc] = namedNoisy
  if (doc === undefined) return speech([NOISY.all(yes, noisy, phrase)])
  const label = labelOf({ doc, km: null }, context, null)
  const said = noisy === 1 ? [NOISY.only(yes, phrase, label)] : [NOISY.all(yes, noisy, phrase), NOISY.quietest(label)]
  return speech(said, [doc])
}
