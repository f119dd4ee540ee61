import type { Doc } from '../../../index/types.ts'
import type { Spot } from '../../../spots/spot.ts'
import { type SourcesNear, sourcesNear } from '../../find/sources-near.ts'
import type { AspectAsk } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { saySettlementNear } from './settlement-near.ts'
import { isRightThere, placed } from './noise.ts'

/** Says how near a kind of source is told to lie: of what is loudest there alone distances are known. */
export function saySourceNear(
  asked: Extract<AspectAsk, { of: 'source near' }>,
  spot: Spot,
  doc: Doc,
  context: QuestionContext,
): string {
  return saySettlementNear('en', asked, spot) + sayNearest(asked, spot.name, sourcesNear(doc, asked, context))
}

/** `name`: of a spot, a town or a point; `near`: null where none is told. */
export function sayNearest(
  { shown, isWhether }: Extract<AspectAsk, { of: 'source near' }>,
  name: string,
  near: SourcesNear | null | undefined,
): string {
  if (near === undefined) return `How near ${shown} are to ${name} is not known: no noise was computed there.`
  if (near === null)
    return `Nothing of what is heard most at ${name} comes from ${shown}; how far away the next one is, is not known.`
  const { loudest, nearest, isNear } = near
  const isYes = isWhether && isNear
  const beside = nearest === loudest ? '' : `; the nearest of those recorded is the ${placed(nearest)}`
  const fainter = isRightThere(nearest) ? '' : ' Only the loudest are recorded: a fainter one may lie nearer.'
  return `${isYes ? 'Yes, of' : 'Of'} the ${shown} heard at ${name}, the loudest is the ${placed(loudest)}${beside}.${fainter}`
}
