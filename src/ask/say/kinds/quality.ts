import { lowestRatingOf, NOISY_BELOW } from '../../../silence/rating.ts'
import type { Doc } from '../../../index/types.ts'
import type { Spot } from '../../../spots/spot.ts'
import type { AspectAsk } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import type { Quality } from '../../vocabulary/meanings.ts'

/** Tells whether a spot is as quiet, or as noisy, as asked; null where its rating is doubtful, or between the two. */
export function isOfQuality(
  asked: Quality | undefined,
  { silenceRating, confidence }: Pick<Spot, 'silenceRating' | 'confidence'>,
): boolean | null {
  if (asked === undefined || confidence === 'low') return null
  const isQuiet = silenceRating >= lowestRatingOf('quiet')
  if (asked === 'noisy') return silenceRating < NOISY_BELOW ? true : isQuiet ? false : null
  return silenceRating >= lowestRatingOf(asked)
}

/** Tells whether the noise that was computed is told with a rating: where it is asked how loud it is, and that is known. */
export function isLevelTold(
  { isLoudness }: Extract<AspectAsk, { of: 'rating' }>,
  doc: Doc,
  { index }: Pick<QuestionContext, 'index'>,
): boolean {
  return isLoudness === true && index.lden(doc) !== null
}
