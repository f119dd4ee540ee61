import type { Doc } from '../../../index/types.ts'
import type { DominantSource } from '../../../silence/explanation.ts'
import type { LevelsByClass } from '../../../silence/breakdown/levels-by-class.ts'
import type { QuestionContext } from '../../question-context.ts'
import { HEARD_FROM_DB, isOfNoise } from '../../vocabulary/noises/noise-sources.ts'
import type { Condition } from '../../query.ts'

type NoiseCondition = Extract<Condition, { on: 'noise' }>

/** Tells whether a condition asks how far away a noise lies, which levels do not tell. */
export function isOfDistance({ besideKm }: Pick<NoiseCondition, 'besideKm'>): boolean {
  return besideKm !== undefined
}

/** Nearer than this lies nothing that gives less than can be told, in km. */
const HEARD_WITHIN_KM = 1

/** From which level on a noise may lie as near as a condition says: what is not heard lies not near, but may lie some kilometres away. */
export function leastLevelOf({ besideKm = 0 }: Pick<NoiseCondition, 'besideKm'>): number {
  return besideKm > HEARD_WITHIN_KM ? LEAST_DB : HEARD_FROM_DB
}

/** Less than any level that is kept. */
const LEAST_DB = -200

/** Tells whether the explanation of a spot is needed: none of a noise that gives nothing lies near. */
export function isAskedOfDistance(condition: NoiseCondition, levels: LevelsByClass): boolean {
  if (!isOfDistance(condition)) return false
  return Object.entries(levels).some(
    ([source, level]) => level >= leastLevelOf(condition) && isOfNoise(source, condition.kinds),
  )
}

/** Tells whether such a condition is met: sources none of which gives anything lie not near, whatever they give together. */
export function isMetNear(
  condition: NoiseCondition,
  levels: LevelsByClass,
  { doc, context }: { doc: Doc; context: Pick<QuestionContext, 'explain'> },
): boolean | undefined {
  return isAskedOfDistance(condition, levels) ? isMetByDistance(condition, doc, context) : condition.isNegated
}

/** Tells whether such a condition is met, by the sources that are told of the spot; undefined where they are not known. */
export function isMetByDistance(
  { kinds, besideKm = 0, isNegated }: NoiseCondition,
  doc: Doc,
  { explain }: Pick<QuestionContext, 'explain'>,
): boolean | undefined {
  const dominant = explain && dominantAt(doc, explain)
  if (!dominant) return undefined
  const isBeside = dominant.some(
    ({ kind, class: type, distanceM }) => isOfNoise(`${kind}/${type}`, kinds) && distanceM <= 1000 * besideKm,
  )
  return isBeside !== isNegated
}

type Explain = NonNullable<QuestionContext['explain']>

/** The loudest sources at a spot: the next turn of a conversation asks for those of the same spots again. */
function dominantAt(doc: Doc, explain: Explain): readonly DominantSource[] | undefined {
  const known = explained.getOrInsertComputed(explain, () => new Map())
  if (!known.has(doc)) {
    if (known.size >= MOST_KEPT) known.clear()
    known.set(doc, explain(doc)?.dominant)
  }
  return known.get(doc)
}

const explained = new WeakMap<Explain, Map<Doc, readonly DominantSource[] | undefined>>()
const MOST_KEPT = 4000
