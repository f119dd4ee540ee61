import type { Doc } from '../../index/types.ts'
import type { QuestionContext } from '../question-context.ts'
import type { Condition } from '../query.ts'
import { HEARD_FROM_DB } from '../vocabulary/noise-sources.ts'

/** Computing what is heard at a spot takes about half a millisecond: no more spots than these are looked at. */
const MOST_TRIED = 16

/** Which of the spots looked at are as quiet of a kind of noise as asked, and of how many that is not known. */
export type Heard = { docs: Doc[]; tried: number; unknown: number }

type NoiseCondition = Extract<Condition, { on: 'noise' }>

/** Lists the conditions on what is heard. */
export function noiseConditionsOf(conditions: readonly Condition[]): NoiseCondition[] {
  return conditions.filter(condition => condition.on === 'noise')
}

/** Keeps of some spots, in their order, those where each noise is heard or not, as asked. */
export function heardAt(
  docs: readonly Doc[],
  conditions: readonly NoiseCondition[],
  context: Pick<QuestionContext, 'index' | 'levelsByKind'>,
): Heard {
  const heard: Heard = { docs: [], tried: 0, unknown: 0 }
  for (const doc of docs.slice(0, MOST_TRIED)) {
    heard.tried++
    const levels = levelsAt(doc, context)
    if (!levels) heard.unknown++
    else if (conditions.every(({ kinds, isNegated }) => kinds.some(kind => isAudible(levels[kind])) !== isNegated))
      heard.docs.push(doc)
  }
  return heard
}

function isAudible(level = -Infinity): boolean {
  return level >= HEARD_FROM_DB
}

/** What each kind gives at a spot; of a rating that people gave it is not known. */
export function levelsAt(doc: Doc, { index, levelsByKind }: Pick<QuestionContext, 'index' | 'levelsByKind'>) {
  return index.lden(doc) === null ? undefined : levelsByKind?.(index.coordinates(doc))
}

/** How many spots are looked at for what is heard there. */
export const LOOKED_AT = MOST_TRIED
