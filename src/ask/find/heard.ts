import { hasBit } from '../../arrays/bitset.ts'
import type { Doc } from '../../index/types.ts'
import type { Explanation } from '../../silence/explanation.ts'
import type { LevelsByClass } from '../../silence/breakdown/levels-by-class.ts'
import type { QuestionContext } from '../question-context.ts'
import type { Condition } from '../query.ts'
import { isAskedOfDistance, isMetNear, isOfDistance, leastLevelOf } from './noises/not-beside.ts'
import { HEARD_FROM_DB, isOfNoise, type NoiseName } from '../vocabulary/noises/noise-sources.ts'

/** Spots that are looked at: of most it is told by all of their noise whether one kind is heard. */
export const LOOKED_AT = 2000
/** Computing what each kind gives at a spot takes 0.2 to 1 ms: it is done for no more than these. */
const COMPUTED = 64
/** How far a noise lies is looked up of all spots of a region, which may be these; of more of them no whole count is to be had. */
const WHOLE = 512

/** Which of the spots looked at are as quiet of a kind of noise as asked: the first of them, and how many there are. */
export type Heard = {
  docs: readonly Doc[]
  total: number
  tried: number
  /** How many people rated, so that nothing was computed there. */
  unknown: number
  /** At how many the noise is below what the model can tell, as is the limit asked for. */
  tooFaint: number
  /** How many of those that fit have low confidence. */
  unsure: number
  /** Of the spots computed, or of all where none of them fits, where the one noise that is not wanted is faintest, and its level there. */
  faintest: { doc: Doc; level: number } | null
  /** The noisiest were looked at, and those that have most of the noise asked for come first; else the quietest. */
  isNoisiestFirst: boolean
}

export type NoiseCondition = Extract<Condition, { on: 'noise' }>

/** Lists the conditions on what is heard. */
export function noiseConditionsOf(conditions: readonly Condition[]): NoiseCondition[] {
  return conditions.filter(condition => condition.on === 'noise')
}

/** Keeps of some spots, in their order, those where each noise is as loud as asked: computed, where it is not kept (noises/heard-of-all.ts). */
export function heardAt(
  docs: readonly Doc[],
  conditions: readonly NoiseCondition[],
  context: Pick<QuestionContext, 'index' | 'levelsByClass' | 'explain'>,
  isNoisiestFirst = false,
): Heard {
  const fitting: Doc[] = []
  const none = { total: 0, tried: 0, unknown: 0, tooFaint: 0, unsure: 0, faintest: null }
  const heard: Heard = { docs: fitting, ...none, isNoisiestFirst }
  const [unwanted] = conditions.length === 1 ? conditions.filter(isUnwanted) : []
  const most = docs.length <= WHOLE && docs.every(doc => hasBit(context.index.levels.known, doc)) ? WHOLE : COMPUTED
  let computed = 0
  for (const doc of docs.slice(0, LOOKED_AT)) {
    const lden = context.index.lden(doc)
    const isKept = hasBit(context.index.levels.known, doc)
    if (!isKept && (lden === null || !context.levelsByClass)) {
      heard.tried++
      heard.unknown++
      continue
    }
    const told = conditions.map(condition => (lden === null ? undefined : isMetByAll(condition, lden)))
    const isTold = told.includes(false) || !told.includes(undefined)
    const kept = isTold || !isKept ? undefined : levelsAt(doc, context)
    const isCostly = kept ? conditions.some(condition => isAskedOfDistance(condition, kept)) : !isTold
    if (isCostly && computed === most) break
    heard.tried++
    if (isCostly) computed++
    const levels = isTold ? undefined : (kept ?? levelsAt(doc, context))
    if (!isTold && !levels) {
      heard.unknown++
      continue
    }
    if (levels && unwanted)
      heard.faintest = fainter(heard.faintest, { doc, level: levelOfKinds(unwanted.kinds, levels) })
    const met = levels
      ? conditions.map(condition =>
          isOfDistance(condition) ? isMetNear(condition, levels, { doc, context }) : isMet(condition, levels),
        )
      : told
    if (met.every(is => is === true)) fitting.push(doc)
    else if (met.includes(false)) continue
    else if (levels && met.includes(undefined)) heard.unknown++
    else heard.tooFaint++
  }
  heard.total = fitting.length
  return isNoisiestFirst ? { ...heard, docs: loudestFirst(fitting, conditions, context) } : heard
}

/** Spots that a noise affects are sought, of any rating: those that have most of it come first. */
export function isNoiseSought(conditions: readonly Condition[]): boolean {
  const noises = noiseConditionsOf(conditions)
  const areHeard = noises.every(
    ({ isNegated, min, max, isLoudest }) => !isNegated && min !== null && max === null && !isLoudest,
  )
  return noises.length > 0 && areHeard && !conditions.some(({ on }) => on === 'rating' || on === 'level')
}

function loudestFirst(
  docs: readonly Doc[],
  conditions: readonly NoiseCondition[],
  context: Pick<QuestionContext, 'index' | 'levelsByClass'>,
): Doc[] {
  const kinds = conditions.flatMap(condition => condition.kinds)
  const rows = docs.map(doc => ({ doc, level: levelOfKinds(kinds, levelsAt(doc, context) ?? {}) }))
  return rows.toSorted((a, b) => b.level - a.level || a.doc - b.doc).map(({ doc }) => doc)
}

/** "No road noise", "at most 30 dB of it". */
export function isUnwanted({ isNegated, min, max, isLoudest }: NoiseCondition): boolean {
  if (isLoudest) return false
  return isNegated ? min !== null : max !== null
}

/** Why a spot is quiet, but for a source that is not heard where it was asked that none of its kind is: to name it would read as if it were. */
export function reasonBeside<Why extends Pick<Explanation, 'dominant'>>(
  why: Why | null | undefined,
  conditions: readonly Condition[],
): Why | null {
  const [first] = why?.dominant ?? []
  if (!why || !first || first.levelDb >= HEARD_FROM_DB) return why ?? null
  const unwanted = noiseConditionsOf(conditions).filter(isUnwanted)
  return unwanted.some(({ kinds }) => isOfNoise(`${first.kind}/${first.class}`, kinds)) ? null : why
}

function fainter(a: Heard['faintest'], b: NonNullable<Heard['faintest']>): Heard['faintest'] {
  return a === null || b.level < a.level ? b : a
}

/** Tells by the level of all noises, which is none of one kind's less, whether a condition is met; undefined where it does not. */
function isMetByAll(condition: NoiseCondition, lden: number): boolean | null | undefined {
  const { isNegated, min, max, isLoudest } = condition
  const most = lden + ROUNDING_DB
  if (isOfDistance(condition) && most >= leastLevelOf(condition)) return undefined
  const isFaint = most < HEARD_FROM_DB
  if (isLoudest) return isFaint ? null : undefined
  if (isFaint) {
    const is = isWithinLimits(-Infinity, { min, max })
    return is === null ? null : is !== isNegated
  }
  if (min !== null && most < min) return isNegated
  return min === null && max !== null && max >= HEARD_FROM_DB && most <= max ? !isNegated : undefined
}

/** Levels are kept with one decimal. */
const ROUNDING_DB = 0.1

function isMet({ kinds, isNegated, isLoudest, ...limits }: NoiseCondition, levels: LevelsByClass): boolean | null {
  if (isLoudest) {
    const is = isLoudestIn(kinds, levels)
    return is === null ? null : is !== isNegated
  }
  const each = kinds.map(kind => isWithinLimits(levelOfKinds([kind], levels), limits))
  if (each.includes(true)) return !isNegated
  return each.includes(null) ? null : isNegated
}

/** Tells whether no other source is louder than those of some kinds; null where nothing is heard. */
function isLoudestIn(kinds: readonly NoiseName[], levels: LevelsByClass): boolean | null {
  const most = Math.max(...Object.values(levels))
  if (!(most >= HEARD_FROM_DB)) return null
  return Object.entries(levels).some(([source, level]) => level === most && isOfNoise(source, kinds))
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
export function levelOfKinds(kinds: readonly NoiseName[], levels: LevelsByClass): number {
  const heard = Object.entries(levels).filter(([source]) => isOfNoise(source, kinds))
  return 10 * Math.log10(heard.reduce((sum, [, level]) => sum + 10 ** (level / 10), 0))
}

/** What each kind gives at a spot, as it is kept or computed; of a rating that people gave it is not known. */
export function levelsAt(
  doc: Doc,
  { index, levelsByClass }: Pick<QuestionContext, 'index' | 'levelsByClass'>,
): LevelsByClass | undefined {
  const kept = index.levels.of(doc)
  if (kept) return kept
  if (index.lden(doc) === null || !levelsByClass) return undefined
  const known = computed.get(levelsByClass) ?? new Map<Doc, LevelsByClass | undefined>()
  computed.set(levelsByClass, known)
  if (known.has(doc)) return known.get(doc)
  if (known.size >= MOST_KEPT) known.clear()
  const levels = levelsByClass(index.coordinates(doc))
  known.set(doc, levels)
  return levels
}

/** The levels of each version's spots that were asked for, by the function that computes them, which is the version's own. */
const computed = new WeakMap<object, Map<Doc, LevelsByClass | undefined>>()
const MOST_KEPT = 10_000
