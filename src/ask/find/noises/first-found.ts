import { and, type Bitset, countBits, hasBit, not } from '../../../arrays/bitset.ts'
import type { Coordinates } from '../../../geo/coordinates.ts'
import type { Doc } from '../../../index/types.ts'
import type { Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { heardOfAll, loudestOf } from './heard-of-all.ts'
import { type Heard, heardAt, isUnwanted, LOOKED_AT, type NoiseCondition } from '../heard.ts'
import { isOfDistance } from './not-beside.ts'
import { inOrder } from '../in-order.ts'

type Found = {
  query: Query
  noises: readonly NoiseCondition[]
  /** What fits but for the noises. */
  bits: Bitset
  center: Coordinates | null
  isNoisiestFirst: boolean
  wanted: number
}

/** The first of what fits but for what is heard there, how many of it are not ranked, and what of it is heard as asked. */
export function firstFound(
  { query, noises, bits, center, isNoisiestFirst, wanted }: Found,
  context: Pick<QuestionContext, 'index' | 'levelsByClass' | 'explain'>,
): { docs: readonly Doc[]; unranked: number; heard: Heard | null } {
  const { index } = context
  const first = (set: Bitset, limit: number) =>
    inOrder({ ...query, order: isNoisiestFirst ? 'noise' : query.order }, { bits: set, center, limit, index })
  const sureFirst = (set: Bitset, doubted: Bitset) => {
    const sure = first(and(set, not(doubted, index.count)), wanted)
    const left = wanted - sure.docs.length
    return left === 0 ? sure : { ...sure, docs: [...sure.docs, ...first(and(set, doubted), left).docs] }
  }
  if (noises.length === 0) return { ...first(bits, wanted), heard: null }
  const unsure = index.docsOfConfidence('low')
  // Where little is heard because little is known, it is not surely heard as little: that comes last.
  const isSureFirst = query.order === 'rating' && !isNoisiestFirst && noises.some(isUnwanted)
  const all = noises.some(isOfDistance) ? undefined : heardOfAll(bits, noises, index)
  if (!all) {
    const looked = first(bits, LOOKED_AT)
    const heard = heardAt(looked.docs, noises, context, isNoisiestFirst)
    const [sure, others] = [false, true].map(is => heard.docs.filter(doc => hasBit(unsure, doc) === is))
    const docs = isSureFirst ? [...(sure ?? []), ...(others ?? [])] : heard.docs
    return { ...looked, heard: { ...heard, docs, unsure: others?.length ?? 0 } }
  }
  const { fitting, ...told } = all
  const counts = { ...told, unsure: countBits(and(fitting, unsure)) }
  const isUnheard = all.unknown === all.tried
  if (isNoisiestFirst && !isUnheard) {
    const docs = loudestOf(fitting, noises, { levels: index.levels, limit: wanted })
    return { docs, unranked: 0, heard: { ...counts, docs, isNoisiestFirst } }
  }
  // Where nothing is known of the noise, what fits otherwise is told: of these the noisy ones are still to be left out.
  if (isUnheard) return { ...first(bits, LOOKED_AT), heard: { ...counts, docs: [], isNoisiestFirst } }
  const found = isSureFirst ? sureFirst(fitting, unsure) : first(fitting, wanted)
  return { ...found, heard: { ...counts, docs: found.docs, isNoisiestFirst } }
}
