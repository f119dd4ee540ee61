// What fits conditions: the spots, how many there are, and how far they are.
import { and, type Bitset, countBits, isEmpty } from '../../arrays/bitset.ts'
import { distanceKm } from '../../geo/distance.ts'
import type { Doc } from '../../index/types.ts'
import type { QuestionContext } from '../question-context.ts'
import type { Condition, Query } from '../query.ts'
import { docsOfAll } from './conditions.ts'
import { type Heard, isNoiseSought, noiseConditionsOf } from './heard.ts'
import { withFaintest } from './noises/farthest-from.ts'
import { firstFound } from './noises/first-found.ts'
import { notNoisy } from './wanted/quiet-sought.ts'
import { isBounded, unmeasuredIn } from './wanted/unmeasured.ts'
import type { Wished } from './wanted/wished.ts'
import { centerOf, isNear, isWidenable, withRadius } from './whereabouts/around.ts'
import { closestUnshown } from './whereabouts/closest-unshown.ts'

/** A spot that was found, and how far it is from the place that the question names. */
export type Hit = { doc: Doc; km: number | null }

export type Retrieved = {
  hits: readonly Hit[]
  /** The closest of all that fit, where a list near a place begins with the quietest and leaves it out; else null. */
  closest: Hit | null
  /** Exact, of all that fit. */
  total: number
  /** What had to be left out for anything to fit, in the order of leaving out. */
  relaxed: readonly Condition[]
  /** What is to be told of each of the hits. */
  told: readonly Condition[]
  /** Whether the coordinates of each are. */
  toldFigures: Query['toldFigures']
  /** What was met in the end. */
  conditions: readonly Condition[]
  /** Whether the search went farther than asked, as nothing was found as near. */
  isWidened: boolean
  /** How far around a place all that was asked was looked for in vain before something else was given up; else null. */
  soughtKm: number | null
  /** What was found is near in no sense: the closest of all. */
  isFar: boolean
  order: Query['order']
  /** How many fit of which the measure they are ranked by is not known. */
  unranked: number
  /** How many fit but for a height or a level that is asked for and not known of them. */
  unmeasured: number
  /** How many fit that are left out, as quiet is looked for. */
  noisy: number
  /** How many fit but for what is heard there, and what was found of that; null when it was not asked for. */
  candidates: number
  heard: Heard | null
  /** What became of what would be nice; null where nothing was wished for. */
  wished: Wished | null
  /** Another kind of near miss: those that meet what was given up, and miss something else. */
  other: Retrieved | null
}

/** Where spots were not looked for. */
export const NOTHING: Retrieved = {
  hits: [],
  closest: null,
  total: 0,
  relaxed: [],
  told: [],
  toldFigures: [],
  conditions: [],
  isWidened: false,
  soughtKm: null,
  isFar: false,
  order: 'rating',
  unranked: 0,
  noisy: 0,
  candidates: 0,
  unmeasured: 0,
  heard: null,
  wished: null,
  other: null,
}

/** What is searched, with what is shown first where quiet is looked for; null: whatever fits. */
export type Searched = { context: Pick<QuestionContext, 'index' | 'levelsByClass' | 'explain'>; shown: Bitset | null }

/** The spots that meet all conditions, without the noisy ones where quiet is looked for and others are there. */
export function fitting(conditions: readonly Condition[], { context: { index }, shown }: Searched): Bitset {
  const docs = docsOfAll(conditions, index)
  const quieter = shown ? and(docs, shown) : docs
  return isEmpty(quieter) ? docs : quieter
}

/** Finds the first of what fits conditions, of a query of which others were given up. */
export function retrieved(
  query: Query,
  conditions: readonly Condition[],
  relaxed: readonly Condition[],
  searched: Searched,
): Retrieved {
  const { index } = searched.context
  const bits = fitting(conditions, searched)
  const candidates = conditions.length === 0 && relaxed.length > 0 ? 0 : countBits(docsOfAll(conditions, index))
  const noisy = candidates === 0 ? 0 : candidates - countBits(bits)
  const center = centerOf(conditions)
  const isWidened = relaxed.some(condition => condition.on !== 'around' && isWidenable(condition))
  const noises = noiseConditionsOf(conditions)
  const rest = {
    relaxed,
    told: query.told,
    toldFigures: query.toldFigures,
    // What is not listed by distance is said to lie within what was looked at.
    conditions: noises.length > 0 && isWidened ? conditions.map(withRadius) : conditions,
    isWidened,
    soughtKm: null,
    isFar: false,
    wished: null,
    other: null,
    order: query.order,
    unmeasured: unmeasuredIn(conditions.some(isBounded) ? conditions : query.conditions, index),
    candidates: noises.length > 0 ? countBits(bits) : candidates,
  }
  if (candidates === 0) return { hits: [], closest: null, total: 0, unranked: 0, noisy, heard: null, ...rest }
  const isNoisiestFirst = center === null && query.order === 'rating' && isNoiseSought(conditions)
  const wanted = query.limit + query.rank - 1
  const { docs, unranked, heard } = firstFound(
    { query, noises, bits, center, isNoisiestFirst, wanted },
    searched.context,
  )
  // Where nothing is known of the noise, what fits otherwise is named.
  const isUnheard = heard !== null && heard.tried > 0 && heard.unknown === heard.tried
  const far = isUnheard ? undefined : noises.find(({ isFar }) => isFar)
  const told = isUnheard ? notNoisy(docs, index) : (heard?.docs ?? docs)
  const asked = far ? withFaintest(told, { bits, noise: far, limit: wanted }, searched.context) : told
  const hits = asked
    .slice(query.rank - 1, wanted)
    .map(doc => ({ doc, km: center && distanceKm(index.coordinates(doc), center) }))
  const unshown = isUnheard ? docs.length - told.length : 0
  const passed = heard ? unshown : noisyBefore(hits, { conditions, noisy, order: query.order }, searched)
  const closest = heard ? null : closestUnshown(query, conditions, { hits, bits, index })
  return { hits, closest, total: heard ? heard.total : candidates, unranked, noisy: passed, heard, ...rest }
}

/** Of the closest anywhere: how many noisy ones lie nearer than the last of them, and not how many there are in the world. */
function noisyBefore(
  hits: readonly Hit[],
  { conditions, noisy, order }: { conditions: readonly Condition[]; noisy: number; order: Query['order'] },
  searched: Searched,
): number {
  const near = conditions.find(isNear)
  const last = hits.at(-1)?.km
  if (order !== 'distance' || near?.km !== Infinity || noisy === 0 || typeof last !== 'number') return noisy
  const within = [...without(conditions, [near]), { ...near, km: last }]
  return countBits(docsOfAll(within, searched.context.index)) - countBits(fitting(within, searched))
}

export function without(conditions: readonly Condition[], left: readonly Condition[]): Condition[] {
  return conditions.filter(condition => !left.includes(condition))
}
