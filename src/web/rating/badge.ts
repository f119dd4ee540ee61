import { wordOf } from '../../silence/rating.ts'
import type { Spot } from '../../spots/spot.ts'
import { html, type Html } from '../html.ts'
import type { Words } from '../language/words.ts'
import { stepOf } from './steps.ts'

/** A rating and how much it can be trusted; with no confidence given it is shown plain. */
export type Rated = Pick<Spot, 'silenceRating' | 'confidence'>

/**
 * Shows a rating as a number on the colour of its word; the colour is never alone. One of low confidence has another
 * form, "~5.0" in a hatched ring: `doubtOf` says why, beside it.
 */
export function ratingBadge({ silenceRating, confidence }: Rated, { say, decimal, scale }: Words): Html {
  const values = { rating: decimal(silenceRating), word: scale(wordOf(silenceRating)) }
  const step = `rating-${stepOf(silenceRating)}`
  if (!isDoubtful({ confidence }))
    return html`<span class="rating ${step}"><span aria-hidden="true">${values.rating}</span><span class="visually-hidden">${say('rating.badge', values)}</span></span>`
  return html`<span class="rating ${step} doubtful"><span><span aria-hidden="true">~${values.rating}</span><span class="visually-hidden">${say('rating.badgeDoubt', values)}</span></span></span>`
}

/** Says of a doubtful rating that it is one; null of any other. */
export function doubtOf(rated: Pick<Spot, 'confidence'>, { say }: Words): string | null {
  return isDoubtful(rated) ? say('rating.doubt') : null
}

/** Writes a rating in a text: "4.6 of 5, pristine", "about 4.6 of 5, perhaps pristine (low confidence)". */
export function ratingInWords(rated: Rated, words: Words): string {
  return words.rating(rated, wordOf(rated.silenceRating))
}

function isDoubtful({ confidence }: Pick<Spot, 'confidence'>): boolean {
  return confidence === 'low'
}
