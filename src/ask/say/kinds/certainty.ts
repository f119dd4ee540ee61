// How sure a rating is, and how loud it is in a part of the day.
import type { Explanation } from '../../../silence/explanation.ts'
import type { Period } from '../../../silence/parameters.ts'
import type { Doc } from '../../../index/types.ts'
import type { Spot } from '../../../spots/spot.ts'
import { ratingText, withFullStop } from '../../../text/english.ts'
import type { QuestionContext } from '../../question-context.ts'

type Rated = Pick<Spot, 'name' | 'silenceRating' | 'confidence'>

/** Says how sure a rating is: the confidence of a computed one with its interval, or that people gave it. */
export function sayCertainty(doc: Doc, { name, silenceRating, confidence }: Rated, context: QuestionContext): string[] {
  const rating = ratingText(silenceRating)
  if (context.index.storedFields(doc).ratedBy !== 'model')
    return [
      `The rating of ${name}, ${rating}, was given by its editors: nothing was computed or measured there, so no confidence interval is known.`,
    ]
  const why = context.explain?.(doc)
  if (!why) return [`The rating of ${name}, ${rating}, was computed and has ${confidence ?? 'low'} confidence.`]
  const [low, high] = why.band.map(ratingText)
  // What is only supposed makes it unsure, before all that a model leaves open.
  const supposed = why.confidence === 'high' ? [] : why.caveats.filter(text => SUPPOSED.test(text))
  const caveat = why.caveats.find(text => MODEL.test(text)) ?? why.caveats[0]
  return [
    `The rating of ${name}, ${rating}, has ${why.confidence} confidence: its confidence interval is from ${low} to ${high} (method ${why.method}).`,
    ...[...supposed, ...(caveat === undefined ? [] : [caveat])].map(withFullStop),
  ]
}

/** The caveats of what lies beyond the map, or is missing in it. */
const SUPPOSED = /^The imported (map ends|extract has)/

/** The caveat of how far the truth may lie off. */
const MODEL = /not measured/

const AT: Readonly<Record<Period, string>> = { day: 'by day', evening: 'in the evening', night: 'at night' }

/** "At night", "by day". */
export function atPeriod(period: Period): string {
  return AT[period]
}

/** Says how loud it is in a part of the day, and in the others. */
export function sayLevelAt(period: Period, doc: Doc, { name }: Pick<Spot, 'name'>, context: QuestionContext): string {
  const why = context.explain?.(doc)
  if (!why) return `How loud it is at ${name} ${AT[period]} is not known: no levels were computed there.`
  const others = PERIODS.filter(each => each !== period).map(each => `${AT[each]} ${levelText(why, each)}`)
  const lden = why.lden === '< 20' ? 'less than 20' : `about ${Math.round(why.lden)}`
  return `At ${name} ${levelText(why, period)} dB of noise were computed ${AT[period]}; ${others.join(', ')}, and ${lden} over all of it (Lden).`
}

const PERIODS: readonly Period[] = ['day', 'evening', 'night']

/** The level of a part of the day; where it is no more than the least that is told, or Lden is not told, less than that. */
export function levelText({ levels }: Pick<Explanation, 'levels'>, period: Period): string {
  const level = Math.round(levels?.[period] ?? 0)
  return level <= FAINTEST_DB ? `less than ${FAINTEST_DB}` : `about ${level}`
}

/** Below this, in dB(A), no levels are told apart. */
export const FAINTEST_DB = 20
