import type { Doc } from '../../index/types.ts'
import type { Kind } from '../../silence/sources/sources.ts'
import type { QuestionContext } from '../question-context.ts'
import type { Condition } from '../query.ts'
import { HEARD_FROM_DB } from '../vocabulary/noise-sources.ts'

/** Spots that are looked at: of most it is told by all of their noise whether one kind is heard. */
export const LOOKED_AT = 2000
/** Computing what each kind gives at a spot takes 0.2 to 1 ms: it is done for no more than these. */
const COMPUTED = 64

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
  let computed = 0
  for (const doc of docs.slice(0, LOOKED_AT)) {
    const lden = context.index.lden(doc)
    if (lden === null || !context.levelsByKind) {
      heard.tried++
      heard.unknown++
      continue
    }
    const told = conditions.map(condition => isMetByAll(condition, lden))
    const isTold = told.includes(false) || !told.includes(undefined)
    if (!isTold && computed === COMPUTED) break
    heard.tried++
    if (!isTold) computed++
    const levels = isTold ? undefined : levelsAt(doc, context)
    if (!isTold && !levels) {
      heard.unknown++
      continue
    }
    const met = levels ? conditions.map(condition => isMet(condition, levels)) : told
    if (met.every(is => is === true)) heard.docs.push(doc)
    else if (!met.includes(false)) heard.tooFaint++
  }
  return heard
}

/** Tells by the level of all noises, which is none of one kind's less, whether a condition is met; undefined where it does not. */
function isMetByAll({ isNegated, min, max }: NoiseCondition, lden: number): boolean | null | undefined {
  const most = lden + ROUNDING_DB
  const isFaint = most < HEARD_FROM_DB
  if (isFaint) {
    const is = isWithinLimits(-Infinity, { min, max })
    return is === null ? null : is !== isNegated
  }
  if (min !== null && most < min) return isNegated
  return min === null && max !== null && max >= HEARD_FROM_DB && most <= max ? !isNegated : undefined
}

/** Levels are kept with one decimal. */
const ROUNDING_DB = 0.1

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
export function levelsAt(
  doc: Doc,
  { index, levelsByKind }: Pick<QuestionContext, 'index' | 'levelsByKind'>,
): Levels | undefined {
  if (index.lden(doc) === null || !levelsByKind) return undefined
  const known = computed.get(levelsByKind) ?? new Map<Doc, Levels | undefined>()
  computed.set(levelsByKind, known)
  if (known.has(doc)) return known.get(doc)
  if (known.size >= MOST_KEPT) known.clear()
  const levels = levelsByKind(index.coordinates(doc))
  known.set(doc, levels)
  return levels
}

/** The levels of each version's spots that were asked for, by the function that computes them, which is the version's own. */
const computed = new WeakMap<object, Map<Doc, Levels | undefined>>()
const MOST_KEPT = 10_000
