import { lowestRatingOf, NOISY_BELOW } from '../../../silence/rating.ts'
import type { Spot } from '../../../spots/spot.ts'
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
