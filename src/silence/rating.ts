// From decibels to the rating, its words and its band.
import { SCALE, WORDS } from './parameters.ts'

/** Returns a level in dB from a sum of energies; −Infinity for none. */
export function levelOf(energy: number): number {
  return 10 * Math.log10(energy)
}

/** Returns the rating of a level, 1 to 5 to one decimal, at most the lowest of the caps. */
export function ratingOf(level: number, caps: readonly number[] = []): number {
  const rating = SCALE.most - SCALE.perDb * (level - SCALE.pristineDb)
  const clamped = Math.min(SCALE.most, Math.max(SCALE.least, rating))
  return Math.min(Math.round(clamped * 10) / 10, ...caps)
}

/** Returns the lowest and the highest rating that the truth may have. */
export function bandOf(level: number, halfWidthDb: number, caps: readonly number[] = []): [number, number] {
  return [ratingOf(level + halfWidthDb, caps), ratingOf(level - halfWidthDb, caps)]
}

export type SilenceWord = (typeof WORDS)[number]['word']

export function wordOf(rating: number): SilenceWord {
  return WORDS.find(({ from }) => rating >= from)?.word ?? 'noisy'
}

/** Returns a level as it is shown: to 0.1 dB, or "< 20" where the model has nothing to say. */
export function shownLevel(level: number): number | '< 20' {
  return level < SCALE.faintestShownDb ? '< 20' : Math.round(level * 10) / 10
}
