import type { Doc } from '../../index/types.ts'
import type { Kind } from '../../silence/sources/sources.ts'
import type { QuestionContext } from '../question-context.ts'
import type { Condition } from '../query.ts'
import { HEARD_FROM_DB } from '../vocabulary/noise-sources.ts'

/** Computing what is heard at a spot takes about half a millisecond: no more spots than these are looked at. */
export const LOOKED_AT = 64

/** Which of the spots looked at are as quiet of a kind of noise as asked. */
export type Heard = {
  docs: Doc[]
  tried: number
  /** How many people rated, so that nothing was computed there. */
  unknown: number
  /** At how many the noise is below what the model can tell, as is the limit asked for. */
  tooFaint: number
}

type NoiseCondition = Extract<Condition, { on: 'noise' }>
type Levels = Partial<Record<Kind, number>>

/** Lists the conditions on what is heard. */
export function noiseConditionsOf(conditions: readonly Condition[]): NoiseCondition[] {
  return conditions.filter(condition => condition.on === 'noise')
}

/** Keeps of some spots, in their order, those where each noise is as loud as asked. */
export function heardAt(
  docs: readonly Doc[],
  conditions: readonly NoiseCondition[],
  context: Pick<QuestionContext, 'index' | 'levelsByKind'>,
): Heard {
  const heard: Heard = { docs: [], tried: 0, unknown: 0, tooFaint: 0 }
  for (const doc of docs.slice(0, LOOKED_AT)) {
    heard.tried++
    const levels = levelsAt(doc, context)
    if (!levels) heard.unknown++
    else {
      const met = conditions.map(condition => isMet(condition, levels))
      if (met.every(is => is === true)) heard.docs.push(doc)
      else if (!met.includes(false)) heard.tooFaint++
    }
  }
  return heard
}

function isMet({ kinds, isNegated, ...limits }: NoiseCondition, levels: Levels): boolean | null {
  const each = kinds.map(kind => isWithinLimits(levels[kind] ?? -Infinity, limits))
  if (each.includes(true)) return !isNegated
  return each.includes(null) ? null : isNegated
}

/** Tells whether a level is from `min` to `max`; null where it and the limit are below what the model can tell. */
export function isWithinLimits(
  level: number,
  { min, max }: { min: number | null; max: number | null },
): boolean | null {
  const [least, most] = [min ?? -Infinity, max ?? Infinity]
  if (level >= HEARD_FROM_DB) return level >= least && level <= most
  if (least >= HEARD_FROM_DB) return false
  return min === null && most >= HEARD_FROM_DB ? true : null
}

/** What several kinds give together, dB(A) Lden; -Infinity where they give nothing. */
export function levelOfKinds(kinds: readonly Kind[], levels: Levels): number {
  return 10 * Math.log10(kinds.reduce((sum, kind) => sum + 10 ** ((levels[kind] ?? -Infinity) / 10), 0))
}

/** What each kind gives at a spot; of a rating that people gave it is not known. */
export function levelsAt(doc: Doc, { index, levelsByKind }: Pick<QuestionContext, 'index' | 'levelsByKind'>) {
  return index.lden(doc) === null ? undefined : levelsByKind?.(index.coordinates(doc))
}
