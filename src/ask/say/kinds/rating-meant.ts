import { countBits } from '../../../arrays/bitset.ts'
import { SCALE } from '../../../silence/parameters.ts'
import { lowestRatingOf, wordOf } from '../../../silence/rating.ts'
import { ratingText } from '../../../text/english.ts'
import { docsRated } from '../../find/conditions.ts'
import type { QuestionContext } from '../../question-context.ts'
import type { Voice } from '../foreign/voice.ts'
import { KIND_SENTENCES } from './sentences.ts'

/** Says what a rating is worth: its word, from where on a spot counts as quiet, and how many are rated as high. */
export function sayRatingMeant(value: number, { index }: QuestionContext): string[] {
  const { high, percent } = standingOf(value, index)
  const quiet = ratingText(lowestRatingOf('quiet'))
  return [
    `On the scale from 1 (noisy) to 5 (pristine) a rating of ${ratingText(value)} is called "${wordOf(value)}"; from ${quiet} on a spot counts as quiet. Where it is computed, it stands for ${levelOf(value, 'or more', 'or less')} of man-made noise (Lden).`,
    `Of ${index.count} spots, ${high} ${high === 1 ? 'is' : 'are'} rated ${ratingText(value)} or higher: ${percent} %.`,
  ]
}

/** The same in another language. */
export function ratingMeantIn(voice: Voice, value: number, { index }: QuestionContext): string[] {
  const { high, percent } = standingOf(value, index)
  const word = voice.words.scale.get(wordOf(value)) ?? ''
  const quiet = voice.decimal(lowestRatingOf('quiet'))
  return KIND_SENTENCES[voice.language].ratingMeant({
    value: voice.decimal(value),
    word: voice.say.quoted(word),
    quiet,
    dB: levelOf(value, '≥', '≤'),
    high: String(high),
    all: String(index.count),
    percent: String(percent),
  })
}

/** The level that a rating is computed from; both ends of the scale hold all beyond. */
function levelOf(value: number, more: string, less: string): string {
  const dB = Math.round(SCALE.pristineDb + (SCALE.most - value) / SCALE.perDb)
  const isSign = more.length === 1
  if (value > SCALE.least && value < SCALE.most) return isSign ? `${dB} dB` : `about ${dB} dB`
  const end = value <= SCALE.least ? more : less
  return isSign ? `${end} ${dB} dB` : `${dB} dB ${end}`
}

function standingOf(value: number, index: QuestionContext['index']): { high: number; percent: number } {
  const high = countBits(docsRated({ min: value, max: null }, index))
  return { high, percent: index.count === 0 ? 0 : Math.round((100 * high) / index.count) }
}
