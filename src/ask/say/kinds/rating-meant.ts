import { countBits } from '../../../arrays/bitset.ts'
import { SCALE } from '../../../silence/parameters.ts'
import { lowestRatingOf, wordOf } from '../../../silence/rating.ts'
import { ratingText } from '../../../text/english.ts'
import { docsRated } from '../../find/conditions.ts'
import type { QuestionContext } from '../../question-context.ts'

/** Says what a rating is worth: its word, from where on a spot counts as quiet, and how many are rated as high. */
export function sayRatingMeant(value: number, { index }: QuestionContext): string[] {
  const { count, percent, isLow } = standingOf(value, index)
  const quiet = ratingText(lowestRatingOf('quiet'))
  return [
    `On the scale from 1 (noisy) to 5 (pristine) a rating of ${ratingText(value)} is called "${wordOf(value)}"; from ${quiet} on a spot counts as quiet. Where it is computed, it stands for ${levelOf(value, 'or more', 'or less')} of man-made noise (Lden).${value >= SCALE.most ? ` That is not the same as no noise: up to ${SCALE.pristineDb} dB may be left.` : ''}`,
    `Of ${index.count} spots, ${count} ${count === 1 ? 'is' : 'are'} rated ${ratingText(value)} or ${isLow ? 'lower' : 'higher'}: ${percent} %.`,
  ]
}

/** The level that a rating is computed from; both ends of the scale hold all beyond. */
export function levelOf(value: number, more: string, less: string): string {
  const dB = Math.round(SCALE.pristineDb + (SCALE.most - value) / SCALE.perDb)
  const isSign = more.length === 1
  if (value > SCALE.least && value < SCALE.most) return isSign ? `${dB} dB` : `about ${dB} dB`
  const end = value <= SCALE.least ? more : less
  return isSign ? `${end} ${dB} dB` : `${dB} dB ${end}`
}

/** How many are rated as high, or as low where that is noisy, and what part of all. */
export function standingOf(value: number, index: QuestionContext['index']): Standing {
  const isLow = wordOf(value) === 'noisy'
  const count = countBits(docsRated(isLow ? { min: null, max: value } : { min: value, max: null }, index))
  return { count, percent: index.count === 0 ? 0 : Math.round((100 * count) / index.count), isLow }
}

type Standing = { count: number; percent: number; isLow: boolean }
