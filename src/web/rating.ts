import { wordOf } from '../silence/rating.ts'
import { html, type Html } from './html.ts'

/** Shows a rating as a number on its colour; the colour never stands alone. */
export function ratingBadge(rating: number): Html {
  return html`<span class="rating rating-${Math.round(rating)}"><span class="visually-hidden">Silence rating </span>${rating.toFixed(1)}<span class="visually-hidden"> of 5, ${wordOf(rating)}</span></span>`
}
