import { countBits } from '../../../arrays/bitset.ts'
import { lowestRatingOf, wordOf } from '../../../silence/rating.ts'
import { ratingText } from '../../../text/english.ts'
import { docsRated } from '../../find/conditions.ts'
import type { QuestionContext } from '../../question-context.ts'
import type { Voice } from '../foreign/voice.ts'
import { KIND_SENTENCES } from './sentences.ts'

/** Says what a rating is worth: its word, from where on a spot counts as quiet, and how many are rated as high. */
export function sayRatingMeant(value: number, { index }: QuestionContext): string[] {
  const { high, percent } = standingOf(value, index)
  const quiet = ratingText(lowestRatingOf('quiet'))
  return [
    `On the scale from 1 (noisy) to 5 (pristine) a rating of ${ratingText(value)} is called "${wordOf(value)}"; from ${quiet} on a spot counts as quiet.`,
    `Of ${index.count} spots, ${high} ${high === 1 ? 'is' : 'are'} rated ${ratingText(value)} or higher: ${percent} %.`,
  ]
}

/** The same in another language. */
export function ratingMeantIn(voice: Voice, value: number, { index }: QuestionContext): string[] {
  const { high, percent } = standingOf(value, index)
  const word = voice.words.scale.get(wordOf(value)) ?? ''
  const quiet = voice.decimal(lowestRatingOf('quiet'))
  return KIND_SENTENCES[voice.language].ratingMeant({
    value: voice.decimal(value),
    word: voice.say.quoted(word),
    quiet,
    high: String(high),
    all: String(index.count),
    percent: String(percent),
  })
}

function standingOf(value: number, index: QuestionContext['index']): { high: number; percent: number } {
  const high = countBits(docsRated({ min: value, max: null }, index))
  return { high, percent: index.count === 0 ? 0 : Math.round((100 * high) / index.count) }
}
