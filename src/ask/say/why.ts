import type { Doc } from '../../index/types.ts'
import type { Explanation } from '../../silence/explanation.ts'
import type { Spot } from '../../spots/spot.ts'
import type { QuestionContext } from '../question-context.ts'
import { kilometres } from '../../text/distance-words.ts'
import { listed, ratingText, withFullStop } from '../../text/english.ts'

/** Says what makes the noise at a spot, loudest first; an editorial rating has no such reason to give. */
export function sayWhy(doc: Doc, spot: Spot, { index, explain }: QuestionContext): string[] {
  const { name, silenceRating } = spot
  const rating = ratingText(silenceRating)
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

/** Names what is heard at a point, loudest first. */
export function loudestText({ dominant }: Explanation): string {
  const sources = dominant.map(sourceText)
  return sources.length === 0 ? 'No noise source was found in reach.' : `What is loudest there: ${listed(sources)}.`
}

function sourceText({ kind, class: type, name, distanceM, levelDb }: Explanation['dominant'][number]): string {
  const what = kind === 'road' || kind === 'aerodrome' ? `${type} ${kind}` : [type, kind].find(word => word !== '')
  return `${what}${name === null ? '' : ` ${name}`}, ${kilometres(distanceM / 1000)} away (${Math.round(levelDb)} dB)`
}
