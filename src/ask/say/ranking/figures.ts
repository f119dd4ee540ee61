import type { Doc } from '../../../index/types.ts'
import type { Spot } from '../../../spots/spot.ts'
import type { QuestionContext } from '../../question-context.ts'
import { ORDER_WORDS } from './measures.ts'

/** Says how high a spot lies. */
export function sayElevation({ name, elevation }: Spot): string {
  return elevation === undefined
    ? `How high ${name} lies above the sea is not known.`
    : `${name} lies ${Math.round(elevation)} m above the sea.`
}

/** Says how much noise was computed at a spot; an editorial rating has no level. */
export function sayLevel({ name }: Spot, doc: Doc, { index }: Pick<QuestionContext, 'index'>): string {
  const level = index.lden(doc)
  return level === null
    ? `How many dB of noise there are at ${name} is not known: its rating was not computed.`
    : `At ${name} ${ORDER_WORDS['highest level'].shown(level)} of man-made noise were computed (Lden, over day, evening and night).`
}
