import type { Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { capitalised, ratingText, within } from '../../../text/english.ts'
import { atPeriod, levelText } from '../kinds/certainty.ts'
import { isLevelWithin } from '../../find/figures/within-limit.ts'
import { sourcesNearIn } from '../../find/sources-near.ts'
import { heardAtPoint } from '../../find/noises/heard-here.ts'
import { cappedSentences } from '../noises/capped.ts'
import { edgeText } from '../noises/edge.ts'
import { sayNearest } from '../noises/source-near.ts'
import { sayHeardHere } from '../noises/heard-here.ts'
import { yesOrNo } from '../speech.ts'
import { loudestText } from '../noises/noise.ts'

/** Says how quiet the noise maps say a place is: level, rating, its confidence interval and what is loudest. */
export function saySilenceAt(
  { silenceAt: place, period, aspects }: Pick<Query, 'silenceAt' | 'period' | 'aspects'>,
  context: QuestionContext,
): string[] {
  if (!place) return []
  const { explainPoint, metresToEdge } = context
  const { name, kind, center } = place
  const where = kind === 'coordinates' ? `at ${name}` : `${within(name)} ${name}`
  const why = center ? explainPoint?.(center) : undefined
  const near = aspects.filter(aspect => aspect.of === 'source near')
  if (near.length > 0) return near.map(aspect => sayNearest(aspect, name, sourcesNearIn(why, aspect)))
  if (!why) return [`How quiet it is ${where} is not known: no imported region covers that point.`]
  const noises = aspects.filter(aspect => aspect.of === 'noise')
  if (noises.length > 0 && center) {
    const metres = metresToEdge?.(center) ?? Infinity
    const edge = metres === Infinity ? null : edgeText(metres)
    return noises.flatMap(aspect => {
      const here = heardAtPoint(aspect.kinds, center, context)
      return here
        ? [
            sayHeardHere(aspect, here, {
              name,
              where: kind === 'coordinates' ? where : `${where}, at its middle`,
              edge,
            }),
          ]
        : []
    })
  }
  const level = why.lden === '< 20' ? 'less than 20' : `about ${Math.round(why.lden)}`
  const [low, high] = why.band
  const point = kind === 'coordinates' ? '' : ', at its middle'
  const limit = aspects.flatMap(aspect => (aspect.of === 'level' ? (aspect.limit ?? []) : []))[0]
  const yes = yesOrNo(limit ? isLevelWithin(why.lden, limit) : null)
  return [
    `${yes}${yes === '' ? 'It' : 'it'} is ${why.words} ${where}: ${level} dB of noise were computed there${point}, which is a rating of ${ratingText(why.rating)}, with a confidence interval from ${ratingText(low)} to ${ratingText(high)} (method ${why.method}, confidence ${why.confidence}).`,
    ...cappedSentences(why),
    ...(period ? [`${capitalised(atPeriod(period))} the level is ${levelText(why, period)} dB there.`] : []),
    loudestText(why),
  ]
}
