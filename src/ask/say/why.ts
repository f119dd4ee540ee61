import type { Doc } from '../../index/types.ts'
import type { Spot } from '../../spots/spot.ts'
import type { QuestionContext } from '../question-context.ts'
import { ratingText, withFullStop } from '../../text/english.ts'
import { loudestText } from './noises/noise.ts'
import { ratingWithDoubt } from './rating.ts'

/** Says what makes the noise at a spot, loudest first; an editorial rating has no such reason to give. */
export function sayWhy(doc: Doc, spot: Spot, { index, explain }: QuestionContext): string[] {
  const { name } = spot
  const rating = ratingWithDoubt(spot)
  const why = explain?.(doc)
  if (!why && index.storedFields(doc).ratedBy === 'model') {
    return [
      `${name} is rated ${rating}, computed from a map of noise that is not at hand: what is behind it is not known.`,
    ]
  }
  if (!why) {
    return [
      `${name} is rated ${rating} by its editors; which noise sources are behind it is not known, as no levels were computed.`,
      ...(spot.description ? [withFullStop(`The description says: ${spot.description}`)] : []),
    ]
  }
  const level = why.lden === '< 20' ? 'less than 20' : `about ${Math.round(why.lden)}`
  const [low, high] = why.band
  const computed = `${name} is rated ${rating} because ${level} dB of noise were computed there, with a band from ${ratingText(low)} to ${ratingText(high)} (method ${why.method}, confidence ${why.confidence}).`
  return [computed, loudestText(why), ...why.caveats.slice(0, 1).map(withFullStop)]
}
