import type { Doc } from '../../index/types.ts'
import type { Explanation } from '../../silence/explain.ts'
import type { Spot } from '../../spots/spot.ts'
import type { World } from '../world.ts'
import { kilometres, listed, ratingText, sentence } from './english.ts'

/** Says what makes the noise at a spot, loudest first; an editorial rating has no such reason to give. */
export function sayWhy(doc: Doc, spot: Spot, { index, explain }: World): string[] {
  const { name, silenceRating } = spot
  const rating = ratingText(silenceRating)
  const why = explain?.(doc)
  if (!why && index.details(doc).ratedBy === 'model') {
    return [
      `${name} is rated ${rating}, computed from a map of noise that is not at hand: what is behind it is not known.`,
    ]
  }
  if (!why) {
    return [
      `${name} is rated ${rating} by its editors; which noise sources are behind it is not known, as no levels were computed.`,
      ...(spot.description ? [sentence(`The description says: ${spot.description}`)] : []),
    ]
  }
  const level = why.lden === '< 20' ? 'less than 20' : `about ${Math.round(why.lden)}`
  const [low, high] = why.band
  const computed = `${name} is rated ${rating} because ${level} dB of noise were computed there, with a band from ${ratingText(low)} to ${ratingText(high)} (method ${why.method}, confidence ${why.confidence}).`
  const sources = why.dominant.map(sourceText)
  const heard =
    sources.length === 0 ? 'No noise source was found in reach.' : `What is loudest there: ${listed(sources)}.`
  return [computed, heard, ...why.caveats.slice(0, 1).map(sentence)]
}

function sourceText({ kind, class: type, name, distanceM, levelDb }: Explanation['dominant'][number]): string {
  const what = kind === 'road' || kind === 'aerodrome' ? `${type} ${kind}` : [type, kind].find(word => word !== '')
  return `${what}${name === null ? '' : ` ${name}`}, ${kilometres(distanceM / 1000)} away (${Math.round(levelDb)} dB)`
}
