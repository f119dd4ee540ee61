import { wordOf } from '../../silence/rating.ts'
import type { Spot } from '../../spots/spot.ts'
import { html, type Html } from '../html.ts'
import { stepOf } from './steps.ts'

/** A rating and how much it can be trusted; with no confidence given it is shown plain. */
export type Rated = Pick<Spot, 'silenceRating' | 'confidence'>

/**
 * Shows a rating as a number on the colour of its word; the colour is never alone. One of low confidence has another
 * form, "~5.0" in a hatched ring: `doubtOf` says why, beside it.
 */
export function ratingBadge({ silenceRating, confidence }: Rated): Html {
  const [number, word] = [silenceRating.toFixed(1), wordOf(silenceRating)]
  const step = `rating-${stepOf(silenceRating)}`
  if (!isDoubtful({ confidence })) {
    return html`<span class="rating ${step}"><span class="visually-hidden">Silence rating </span>${number}<span class="visually-hidden"> of 5, ${word}</span></span>`
  }
  return html`<span class="rating ${step} doubtful"><span><span aria-hidden="true">~</span><span class="visually-hidden">Silence rating about </span>${number}<span class="visually-hidden"> of 5, perhaps ${word}</span></span></span>`
}

/** Says of a doubtful rating that it is one; null of any other. */
export function doubtOf(rated: Pick<Spot, 'confidence'>): string | null {
  return isDoubtful(rated) ? 'low confidence' : null
}

/** Writes a rating in a text: "4.6 of 5, pristine", "about 4.6 of 5, perhaps pristine (low confidence)". */
export function ratingInWords({ silenceRating, confidence }: Rated): string {
  const [number, word] = [silenceRating.toFixed(1), wordOf(silenceRating)]
  return isDoubtful({ confidence })
    ? `about ${number} of 5, perhaps ${word} (low confidence)`
    : `${number} of 5, ${word}`
}

function isDoubtful({ confidence }: Pick<Spot, 'confidence'>): boolean {
  return confidence === 'low'
}
