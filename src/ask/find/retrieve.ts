import { NOISY_BELOW } from '../../silence/rating.ts'
import type { Doc } from '../../index/types.ts'
import { distanceKm } from '../../geo/distance.ts'
import { and, type Bitset, countBits, isEmpty } from '../../arrays/bitset.ts'
import {
  centerOf,
  isDistanceStated,
  isNear,
  isWidenable,
  NEAR_AT_MOST_KM,
  reaching,
  wideningOf,
  withRadius,
} from './whereabouts/around.ts'
import { docsOfAll, docsRated } from './conditions.ts'
import { isMeasured } from './measured.ts'
import { isOfShown, relax } from './relax.ts'
import { firstFound } from './noises/first-found.ts'
import { type Heard, isNoiseSought, noiseConditionsOf } from './heard.ts'
import type { QuestionContext } from '../question-context.ts'
import { aroundEmptyRegion } from './empty-region.ts'
import type { Condition, Query } from '../query.ts'
import { closestOfAll, facilityNearBy, nearWithoutLesser } from './wanted/nearer-with-less.ts'
import { nextBestOf } from './wanted/next-best.ts'
import { isBounded, unmeasuredIn } from './wanted/unmeasured.ts'
import { notNoisy, seeksQuiet } from './wanted/quiet-sought.ts'
import { type Wished, withWished } from './wanted/wished.ts'

/** A spot that was found, and how far it is from the place that the question names. */
export type Hit = { doc: Doc; km: number | null }

export type Retrieved = {
  hits: readonly Hit[]
  /** Exact, of all that fit. */
  total: number
  /** What had to be left out for anything to fit, in the order of leaving out. */
  relaxed: readonly Condition[]
  /** What is to be told of each of the hits. */
  told: readonly Condition[]
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
}

/** What is searched, with what is shown first where quiet is looked for; null: whatever fits. */
type Searched = { context: Pick<QuestionContext, 'index' | 'levelsByClass'>; shown: Bitset | null }

/** Finds what a query asks for; when nothing fits, leaves out one condition after the other. */
export function retrieve(query: Query, context: Searched['context']): Retrieved {
  const found = required(query, context)
  if (query.wishes.length === 0) return found
  const among = (conditions: readonly Condition[]) => required({ ...query, conditions, wishes: [] }, context)
  return withWished(query, found, among)
}

function required(query: Query, context: Searched['context']): Retrieved {
  const { index } = context
  const searched = { context, shown: seeksQuiet(query) ? docsRated({ min: NOISY_BELOW, max: null }, index) : null }
  const near = nearestWithLess(query, searched)
  if (near) return near
  const isFinal = query.kind === 'count' || isMeasured(query.order) || query.conditions.some(isOfShown)
  if (isFinal || !isEmpty(fitting(query.conditions, searched))) return retrieved(query, query.conditions, [], searched)
  return somewhatLike(query, searched) ?? lessExact(query, searched)
}

/** Of the nearest fireplace or bench that is to be quiet, and that lies in no sense near, one near by that is not. */
function nearestWithLess(query: Query, searched: Searched): Retrieved | undefined {
  const less = query.kind === 'nearest' ? facilityNearBy(query.conditions, searched.context.index) : undefined
  if (!less?.relaxed.every(isQuietAsked)) return undefined
  const nearest = { ...query, limit: 1, rank: 1 }
  const found = retrieved(nearest, less.conditions, less.relaxed, { ...searched, shown: null })
  return { ...found, soughtKm: NEAR_AT_MOST_KM }
}

/** Where nothing is like a spot, what is somewhat like it. */
function somewhatLike(query: Query, searched: Searched): Retrieved | undefined {
  const like = query.conditions.find(condition => condition.on === 'like' && !condition.isNegated)
  if (like?.on !== 'like') return undefined
  const [shown, said] = [`somewhat ${like.shown}`, `somewhat ${like.said}`]
  for (const by of ['character', 'landscape'] as const) {
    const conditions = query.conditions.map(each => (each === like ? { ...like, shown, said, by } : each))
    if (!isEmpty(fitting(conditions, searched))) return retrieved(query, conditions, [like], searched)
  }
  return undefined
}

/** What comes nearest to a query that nothing meets. */
function lessExact(query: Query, searched: Searched): Retrieved {
  const outside = besideEmptyRegion(query, searched)
  if (outside) return outside
  const around = query.conditions.find(isWidenable)
  if (around) return lessNear(query, around, searched)
  const { index } = searched.context
  const instead = nextBestOf(query.conditions, index)
  const wanted = instead?.conditions ?? query.conditions
  const left = instead ? [instead.left] : []
  if (instead && !isEmpty(fitting(wanted, searched))) return retrieved(query, wanted, left, searched)
  const { conditions, relaxed } = relax(wanted, { index })
  // When all have been named, there are no more.
  if (relaxed.every(({ on }) => on === 'docs')) return retrieved(query, query.conditions, [], searched)
  return retrieved(query, conditions, [...left, ...relaxed], searched)
}

/**
 * Looks farther and farther around a place, then gives up other conditions as near; what fits nowhere near is named only
 * as the closest there is. Of a distance that the question states, quiet is given up before.
 */
function lessNear(query: Query, around: Condition, searched: Searched): Retrieved {
  const { index } = searched.context
  const others = query.conditions.filter(condition => condition !== around)
  const at = (conditions: readonly Condition[], km: number) => [...conditions, reaching(around, km)]
  const fits = (conditions: readonly Condition[]) => !isEmpty(fitting(conditions, searched))
  const byDistance: Query = around.on === 'around' ? query : { ...query, order: 'distance' }
  const quiet = others.filter(isQuietAsked)
  const louder = without(query.conditions, quiet)
  if (isDistanceStated(around) && quiet.length > 0 && fits(louder)) return retrieved(query, louder, quiet, searched)
  const steps = wideningOf(around)
  const step = steps.find(km => fits(at(others, km)))
  if (step !== undefined) return retrieved(byDistance, at(others, step), [around], searched)
  const soughtKm = steps.at(-1) ?? 0
  const given = relax(others, { index, around: reaching(around, soughtKm) })
  const { conditions, relaxed } = nearWithoutLesser(others, { given, around, index }) ?? given
  if (relaxed.length > 0) {
    if (fits([...conditions, around]))
      return { ...retrieved(query, [...conditions, around], relaxed, searched), soughtKm }
    return { ...retrieved(byDistance, at(conditions, soughtKm), [...relaxed, around], searched), soughtKm }
  }
  const anywhere = fits(at(others, Infinity))
    ? { conditions: others, relaxed: [] }
    : relax(others, { index, around: reaching(around, Infinity) })
  const { far, left } = closestOfAll(at(anywhere.conditions, Infinity), index)
  if (reaching(around, Infinity).on === 'around' || !fits(far))
    return withoutPlaces(query, around, searched) ?? retrieved(query, query.conditions, [], searched)
  const closest: Query = { ...byDistance, limit: 1, rank: 1 }
  return { ...retrieved(closest, far, [...anywhere.relaxed, ...left, around], searched), isFar: true }
}

/** What is looked for near one place and in another, which has none of it, is looked for near the first. */
function withoutPlaces(query: Query, around: Condition, searched: Searched): Retrieved | undefined {
  const places = query.conditions.filter(each => each !== around && each.on === 'place' && !each.isNegated)
  if (places.length === 0) return undefined
  const conditions = without(query.conditions, places)
  const found = !isEmpty(fitting(conditions, searched))
    ? retrieved(query, conditions, [], searched)
    : lessNear({ ...query, conditions }, around, searched)
  return found.total > 0 ? { ...found, relaxed: [...places, ...found.relaxed] } : undefined
}

function without(conditions: readonly Condition[], left: readonly Condition[]): Condition[] {
  return conditions.filter(condition => !left.includes(condition))
}

function isQuietAsked(condition: Condition): boolean {
  return condition.on === 'rating' && !condition.isNegated
}

/** What is beside a region without spots, where need be without other conditions; else the closest of all. */
function besideEmptyRegion(query: Query, searched: Searched): Retrieved | undefined {
  const { index } = searched.context
  const found = aroundEmptyRegion(query.conditions, index)
  if (!found) return undefined
  const { around, others, beside, anywhere } = found
  const byDistance: Query = { ...query, order: 'distance' }
  const fits = (conditions: readonly Condition[]) => !isEmpty(fitting(conditions, searched))
  if (fits([...others, beside])) return retrieved(byDistance, [...others, anywhere], [around], searched)
  const { conditions, relaxed } = relax(others, { index, around: beside })
  if (relaxed.length > 0) return retrieved(byDistance, [...conditions, beside], [...relaxed, around], searched)
  if (!fits([...others, anywhere])) return undefined
  const closest: Query = { ...byDistance, limit: 1, rank: 1 }
  return { ...retrieved(closest, [...others, anywhere], [around], searched), isFar: true }
}

/** The spots that meet all conditions, without the noisy ones where quiet is looked for and others are there. */
function fitting(conditions: readonly Condition[], { context: { index }, shown }: Searched): Bitset {
  const docs = docsOfAll(conditions, index)
  const quieter = shown ? and(docs, shown) : docs
  return isEmpty(quieter) ? docs : quieter
}

function retrieved(
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
    // What is not listed by distance is said to lie within what was looked at.
    conditions: noises.length > 0 && isWidened ? conditions.map(withRadius) : conditions,
    isWidened,
    soughtKm: null,
    isFar: false,
    wished: null,
    order: query.order,
    unmeasured: unmeasuredIn(conditions.some(isBounded) ? conditions : query.conditions, index),
    candidates: noises.length > 0 ? countBits(bits) : candidates,
  }
  if (candidates === 0) return { hits: [], total: 0, unranked: 0, noisy, heard: null, ...rest }
  const isNoisiestFirst = center === null && query.order === 'rating' && isNoiseSought(conditions)
  const wanted = query.limit + query.rank - 1
  const { docs, unranked, heard } = firstFound(
    { query, noises, bits, center, isNoisiestFirst, wanted },
    searched.context,
  )
  // Where nothing is known of the noise, what fits otherwise is named.
  const isUnheard = heard !== null && heard.tried > 0 && heard.unknown === heard.tried
  const asked = (isUnheard ? notNoisy(docs, index) : (heard?.docs ?? docs)).slice(query.rank - 1, wanted)
  const hits = asked.map(doc => ({ doc, km: center && distanceKm(index.coordinates(doc), center) }))
  const passed = heard ? 0 : noisyBefore(hits, { conditions, noisy, order: query.order }, searched)
  return { hits, total: heard ? heard.total : candidates, unranked, noisy: passed, heard, ...rest }
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
