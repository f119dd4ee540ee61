import type { Doc } from '../../../../index/types.ts'
import type { Spot } from '../../../../spots/spot.ts'
import { sourcesNear } from '../../../find/sources-near.ts'
import type { AspectAsk } from '../../../query.ts'
import type { QuestionContext } from '../../../question-context.ts'
import { saySettlementNear } from '../../noises/settlement-near.ts'
import { isRightThere } from '../../noises/noise.ts'
import { placed } from '../noise.ts'
import type { Voice } from '../voice.ts'
import { KIND_SENTENCES } from '../kinds/sentences.ts'

/** Says how near a kind of source is told to lie. */
export function sourceNearIn(
  voice: Voice,
  asked: Extract<AspectAsk, { of: 'source near' }>,
  spot: Spot,
  doc: Doc,
  context: QuestionContext,
): string {
  const { name } = spot
  const settlement = saySettlementNear(voice.language, asked, spot)
  const { sourceNear, sourceNearUnknown, airfields } = KIND_SENTENCES[voice.language]
  const kinds = voice.listed(asked.kinds.map(kind => (kind === 'aerodrome' ? airfields : voice.figures.kinds[kind])))
  const near = sourcesNear(doc, asked, context)
  if (near === undefined) return settlement + sourceNearUnknown(name, kinds)
  if (near === null) return settlement + sourceNear(name, kinds, null)
  const { loudest, nearest, isNear } = near
  const said = sourceNear(name, kinds, {
    loudest: placed(voice, loudest),
    nearest: nearest === loudest ? null : placed(voice, nearest),
    isRightThere: isRightThere(nearest),
  })
  return settlement + (asked.isWhether && isNear ? voice.say.yes(said) : said)
}
