import { SCALE } from '../../../../silence/parameters.ts'
import { lowestRatingOf, wordOf } from '../../../../silence/rating.ts'
import type { QuestionContext } from '../../../question-context.ts'
import { levelOf, standingOf } from '../../kinds/rating-meant.ts'
import type { Voice } from '../voice.ts'
import { KIND_SENTENCES } from './sentences.ts'

/** Says what a rating is worth. */
export function ratingMeantIn(voice: Voice, value: number, { index }: QuestionContext): string[] {
  const { count, percent, isLow } = standingOf(value, index)
  const word = voice.words.scale.get(wordOf(value)) ?? ''
  const quiet = voice.decimal(lowestRatingOf('quiet'))
  return KIND_SENTENCES[voice.language].ratingMeant({
    value: voice.decimal(value),
    word: voice.say.quoted(word),
    quiet,
    dB: levelOf(value, '≥', '≤'),
    high: String(count),
    all: String(index.count),
    percent: String(percent),
    isLow,
    isTop: value >= SCALE.most,
  })
}
