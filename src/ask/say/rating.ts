import type { Spot } from '../../spots/spot.ts'
import { NOISY_BELOW, wordOf } from '../../silence/rating.ts'
import { ratingText } from '../../text/english.ts'

type Rated = Pick<Spot, 'silenceRating' | 'confidence'>

/** Writes a rating with its doubt: "5.0", "4.5, medium confidence", "~5.0, low confidence"; no doubtful one is shown as certain. */
export function ratingWithDoubt({ silenceRating, confidence }: Rated): string {
  const rating = ratingText(silenceRating)
  if (confidence === 'low') return `~${rating}, low confidence`
  return confidence === 'medium' ? `${rating}, medium confidence` : rating
}

/** "rated 5.0", "noisy, rated 1.5": who looks for a place to rest is to see that at once. */
export function ratedText(rated: Rated): string {
  return `${rated.silenceRating < NOISY_BELOW ? 'noisy, ' : ''}rated ${ratingWithDoubt(rated)}`
}

/** The same with the word for it: "5.0 (pristine)", "~5.0, low confidence (perhaps pristine)". */
export function ratingInWords(rated: Rated): string {
  const word = wordOf(rated.silenceRating)
  return `${ratingWithDoubt(rated)} (${rated.confidence === 'low' ? `perhaps ${word}` : word})`
}
