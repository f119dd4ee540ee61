import { html, type Html } from './html.ts'

/** What a rating is called, from its least value up. */
const WORDS = [
  { from: 4.5, word: 'pristine' },
  { from: 4, word: 'very quiet' },
  { from: 3.4, word: 'quiet' },
  { from: 2.6, word: 'mixed' },
  { from: 1.8, word: 'disturbed' },
  { from: 1, word: 'noisy' },
] as const

export function ratingWord(rating: number): string {
  return WORDS.find(({ from }) => rating >= from)?.word ?? 'noisy'
}

/** Shows a rating as a number on its colour; the colour never stands alone. */
export function ratingBadge(rating: number): Html {
  return html`<span class="rating rating-${Math.round(rating)}"><span class="visually-hidden">Silence rating </span>${rating.toFixed(1)}<span class="visually-hidden"> of 5, ${ratingWord(rating)}</span></span>`
}
