import type { Doc } from '../../index/types.ts'
import type { Explanation } from '../../silence/explanation.ts'
import type { Spot } from '../../spots/spot.ts'
import type { QuestionContext } from '../question-context.ts'
import { capitalised, ratingText, withFullStop } from '../../text/english.ts'
import { cappedSentences } from './noises/capped.ts'
import { edgeText } from './noises/edge.ts'
import { HEARD } from './noises/heard-sentences.ts'
import { loudestText } from './noises/noise.ts'
import { ratingWithDoubt } from './rating.ts'

/** Says what makes the noise at a spot, loudest first; an editorial rating has no such reason to give. */
export function sayWhy(doc: Doc, spot: Spot, context: QuestionContext): string[] {
  const { index, explain, explainPoint, metresToEdge } = context
  const { name } = spot
  const rating = ratingWithDoubt(spot)
  const why = explain?.(doc)
  if (!why && index.storedFields(doc).ratedBy === 'model') {
    return [
      `${name} is rated ${rating}, computed from a map of noise that is not at hand: what is behind it is not known.`,
    ]
  }
  const atCoordinates = why ? undefined : explainPoint?.(index.coordinates(doc))
  const metres = metresToEdge?.(index.coordinates(doc)) ?? Infinity
  const described = spot.description ? [withFullStop(`The description says: ${spot.description}`)] : []
  if (atCoordinates) {
    return [
      `${name} is rated ${rating} by its editors, who name no noise sources.`,
      `${capitalised(levelOf(atCoordinates))} dB of noise were computed at its coordinates.`,
      loudestText(atCoordinates),
      ...(metres === Infinity ? [] : [HEARD.edge(name, edgeText(metres))]),
      ...described,
    ]
  }
  if (!why) {
    return [
      `${name} is rated ${rating} by its editors; which noise sources are behind it is not known, as nothing was measured or computed there.`,
      ...described,
    ]
  }
  const capped = cappedSentences(why)
  if (capped.length > 0) {
    const level = `${capitalised(levelOf(why))} dB of noise were computed there (method ${why.method}, confidence ${why.confidence}).`
    return [`${name} is rated ${rating}.`, ...capped, level, loudestText(why)]
  }
  // Its level alone gives such a rating: an event near by caps nothing.
  const caveat = why.caveats.slice(why.caps.length, why.caps.length + 1)
  const [low, high] = why.band
  const computed = `${name} is rated ${rating} because ${levelOf(why)} dB of noise were computed there, with a band from ${ratingText(low)} to ${ratingText(high)} (method ${why.method}, confidence ${why.confidence}).`
  return [computed, loudestText(why), ...caveat.map(withFullStop)]
}

function levelOf({ lden }: Pick<Explanation, 'lden'>): string {
  return lden === '< 20' ? 'less than 20' : `about ${Math.round(lden)}`
}
