import { KINDS } from '../../../../silence/sources/sources.ts'
import type { Doc } from '../../../../index/types.ts'
import type { Spot } from '../../../../spots/spot.ts'
import { type SourcesNear, sourcesNear } from '../../../find/sources-near.ts'
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
  return (
    saySettlementNear(voice.language, asked, spot) +
    nearestIn(voice, asked, spot.name, sourcesNear(doc, asked, context))
  )
}

/** `name`: of a spot, a town or a point; `near`: null where none is told. */
export function nearestIn(
  voice: Voice,
  asked: Extract<AspectAsk, { of: 'source near' }>,
  name: string,
  near: SourcesNear | null | undefined,
): string {
  const { sourceNear, sourceNearUnknown, airfields, noiseSources } = KIND_SENTENCES[voice.language]
  const words = asked.kinds.map(kind => (kind === 'aerodrome' ? airfields : voice.figures.kinds[kind]))
  const kinds = asked.kinds.length === KINDS.length ? noiseSources : voice.listed(words)
  if (near === undefined) return sourceNearUnknown(name, kinds)
  if (near === null) return sourceNear(name, kinds, null)
  const { loudest, nearest, isNear } = near
  const said = sourceNear(name, kinds, {
    loudest: placed(voice, loudest),
    nearest: nearest === loudest ? null : placed(voice, nearest),
    isRightThere: isRightThere(nearest),
  })
  return asked.isWhether && isNear ? voice.say.yes(said) : said
}
