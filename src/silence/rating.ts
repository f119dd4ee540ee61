// From decibels to the rating, its words and its confidence interval.
import { CONFIDENCES, RATING_WORDS, SCALE } from './parameters.ts'

/** Returns a level in dB from a sum of energies; −Infinity for none. */
export function levelOf(energy: number): number {
  return 10 * Math.log10(energy)
}

/** A number of this size leaves 20 bits behind the point. */
const TO_STEPS = 1.5 * 2 ** 32

/**
 * Rounds an energy to steps of 2⁻²⁰ (−60 dB): up to 99 dB sums of such energies are exact, and so the same in whatever order
 * sources are read.
 */
export function inSteps(energy: number): number {
  return energy + TO_STEPS - TO_STEPS
}

/** Returns the rating of a level, 1 to 5 to one decimal, at most the lowest of the caps. */
export function ratingOf(level: number, caps: readonly number[] = []): number {
  const rating = SCALE.most - SCALE.perDb * (level - SCALE.pristineDb)
  const clamped = Math.min(SCALE.most, Math.max(SCALE.least, rating))
  return Math.min(Math.round(clamped * 10) / 10, ...caps)
}

export type Confidence = (typeof CONFIDENCES)[number]['confidence'] | 'low'

/** How far the truth may lie from a level, dB. */
export type Spread = { quieterDb: number; louderDb: number }

/** Returns the lowest and the highest rating that the truth may have. */
export function confidenceInterval(level: number, caps: readonly number[], spread: Spread): [number, number] {
  return [ratingOf(level + spread.louderDb, caps), ratingOf(level - spread.quieterDb, caps)]
}

/** Returns how sure a rating is, by the width of its interval. */
export function confidenceOf([low, high]: readonly [number, number]): Confidence {
  const width = Math.round((high - low) * 10) / 10
  return CONFIDENCES.find(({ most }) => width <= most)?.confidence ?? 'low'
}

export type SilenceWord = (typeof RATING_WORDS)[number]['word']

/** Returns the word for a rating. */
export function wordOf(rating: number): SilenceWord {
  return RATING_WORDS.find(({ from }) => rating >= from)?.word ?? 'noisy'
}

/** Returns the lowest rating of a word. */
export function lowestRatingOf(word: SilenceWord): number {
  return RATING_WORDS.find(row => row.word === word)?.from ?? SCALE.least
}

/** What is rated below is noisy: pages and answers leave it to those who ask for it. */
export const NOISY_BELOW = lowestRatingOf('disturbed')

/** Returns the highest rating below a word's: the step of ratings is 0.1. */
export function highestRatingBelow(word: SilenceWord): number {
  return Math.round(lowestRatingOf(word) * 10 - 1) / 10
}

/** Returns a level as it is shown: to 0.1 dB, or "< 20" where the model has nothing to say. */
export function shownLevel(level: number): number | '< 20' {
  return level < SCALE.faintestShownDb ? '< 20' : Math.round(level * 10) / 10
}
