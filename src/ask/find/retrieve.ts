import { NOISY_BELOW } from '../../silence/rating.ts'
import type { Doc, Index } from '../../index/types.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { distanceKm } from '../../geo/distance.ts'
import { and, type Bitset, countBits, eachDoc, firstDocs, isEmpty, lastDocs } from '../../arrays/bitset.ts'
import { docsOfAll, docsOfCondition, docsRated } from './conditions.ts'
import { farthestFrom, isMeasured, rankedBy } from './measured.ts'
import type { Place } from '../gazetteer/place.ts'
import { LANDSCAPE_KEYS } from '../vocabulary/features.ts'
import type { Condition, Query } from '../query.ts'

/** A spot that was found, and how far it is from the place that the question names. */
export type Hit = { doc: Doc; km: number | null }

export type Retrieved = {
  hits: readonly Hit[]
  /** Exact, of all that fit. */
  total: number
  /** What had to be left out for anything to fit, in the order of leaving out. */
  relaxed: readonly Condition[]
  /** What was met in the end. */
  conditions: readonly Condition[]
  /** Whether the search went farther than asked, as nothing was found as near. */
  isWidened: boolean
  order: Query['order']
  /** How many fit of which the measure they are ranked by is not known. */
  unranked: number
}

/** Finds what a query asks for; when nothing fits, leaves out one condition after the other. */
export function retrieve(query: Query, index: Index): Retrieved {
  const exact = docsOfAll(query.conditions, index)
  if (!isEmpty(exact) || query.kind === 'count' || isMeasured(query.order))
    return retrieved(query, query.conditions, exact, [], index)
  const around = query.conditions.find(isAroundOnePlace)
  const wide = widenedForQuiet(query, index)
  if (wide) return wide
  if (around && !isEmpty(docsOfAll(widened(query.conditions, around, WIDEST_KM), index))) {
    const anywhere = widened(query.conditions, around, Infinity)
    return retrieved({ ...query, order: 'distance' }, anywhere, docsOfAll(anywhere, index), [around], index)
  }
  const { conditions, relaxed } = relax(query.conditions, index)
  // When all have been named, there are no more.
  if (relaxed.every(({ on }) => on === 'docs')) return retrieved(query, query.conditions, exact, [], index)
  // What is not found nearby is looked for at any distance, nearest first.
  const left = relaxed.find(isAroundOnePlace)
  const reached = left ? [...conditions, reaching(left, Infinity)] : conditions
  const order = left ? 'distance' : query.order
  return retrieved({ ...query, order }, reached, docsOfAll(reached, index), relaxed, index)
}

/** Quiet is what people come for: "near" becomes wider in these steps, in kilometres, before quiet is given up. */
const WIDENING_KM = [50, 100, 200]

/** Widens "near" until something quiet fits; undefined when the distance or no quiet was asked for, or nothing fits. */
function widenedForQuiet(query: Query, index: Index): Retrieved | undefined {
  const near = query.conditions.find(isNear)
  const isQuiet = query.conditions.some(condition => condition.on === 'rating' && !condition.isNegated)
  if (!near || near.isStated || near.km === Infinity || !isQuiet) return undefined
  for (const km of WIDENING_KM) {
    const conditions = query.conditions.map(condition => (condition === near ? { ...near, km } : condition))
    const docs = docsOfAll(conditions, index)
    if (!isEmpty(docs)) return retrieved({ ...query, order: 'distance' }, conditions, docs, [near], index)
  }
  return undefined
}

/** When nothing lies near a place, the search goes this far before it gives up any other condition. */
const WIDEST_KM = 100

type Near = Extract<Condition, { on: 'near' }>

function isNear(condition: Condition): condition is Near {
  return condition.on === 'near' && !condition.isNegated && condition.place.center !== null
}

/** "Near Oslo", "in Oslo": what can be looked for around one point. */
function isAroundOnePlace(condition: Condition): boolean {
  return isNear(condition) || (condition.on === 'place' && !condition.isNegated && centerIn(condition.places) !== null)
}

function centerIn(places: readonly Place[]): Coordinates | null {
  return places.length === 1 ? (places[0]?.center ?? null) : null
}

function widened(conditions: readonly Condition[], around: Condition, km: number): Condition[] {
  return conditions.map(condition => (condition === around ? reaching(condition, km) : condition))
}

/** The same with another radius. */
function reaching(condition: Condition, km: number): Condition {
  if (condition.on === 'near') return { ...condition, km }
  const [place] = condition.on === 'place' ? condition.places : []
  return place ? { on: 'near', place, km, isStated: false, isNegated: false, said: condition.said } : condition
}

/** Where distances of a query are measured from. */
function centerOf(conditions: readonly Condition[]): Coordinates | null {
  for (const condition of conditions) {
    if (isNear(condition)) return condition.place.center
  }
  return null
}

function retrieved(
  query: Query,
  conditions: readonly Condition[],
  bits: Bitset,
  relaxed: readonly Condition[],
  index: Index,
): Retrieved {
  const total = conditions.length === 0 && relaxed.length > 0 ? 0 : countBits(bits)
  const center = centerOf(conditions)
  const isWidened = relaxed.length === 1 && relaxed.some(isAroundOnePlace)
  const rest = { total, relaxed, conditions, isWidened, order: query.order, unranked: 0 }
  if (total === 0) return { hits: [], ...rest }
  const { docs, unranked } = inOrder(query, relaxed, { bits, center, limit: query.limit + query.rank - 1, index })
  const asked = docs.slice(query.rank - 1)
  const hits = asked.map(doc => ({ doc, km: center && distanceKm(index.coordinates(doc), center) }))
  return { hits, ...rest, unranked }
}

function inOrder(
  { order }: Query,
  relaxed: readonly Condition[],
  { bits, center, limit, index }: { bits: Bitset; center: Coordinates | null; limit: number; index: Index },
): { docs: readonly Doc[]; unranked: number } {
  const all = (docs: readonly Doc[]) => ({ docs, unranked: 0 })
  if (order === 'distance' && center) return all(index.nearest(bits, center, limit).map(({ doc }) => doc))
  if (order === 'farthest' && center) return all(farthestFrom(center, bits, { index, limit }))
  if (order === 'noise') return all(noisiest(bits, limit, index))
  if (isMeasured(order)) {
    const { docs, unknown } = rankedBy(order, bits, { index, limit })
    return { docs, unranked: unknown }
  }
  return all(firstDocs(isQuietAsked(relaxed) ? notNoisy(bits, index) : bits, limit))
}

/** Leaves noisy spots out, unless there is nothing else. */
function notNoisy(bits: Bitset, index: Index): Bitset {
  const quieter = and(bits, docsRated({ min: NOISY_BELOW, max: null }, index))
  return isEmpty(quieter) ? bits : quieter
}

/** Quiet spots were asked for, and none fits: what is shown instead need not be quiet, but it is not noisy. */
function isQuietAsked(relaxed: readonly Condition[]): boolean {
  return relaxed.some(
    condition => condition.on === 'rating' && !condition.isNegated && (condition.min ?? 0) >= NOISY_BELOW,
  )
}

/** Lowest rating first, equal ones in canonical order. */
function noisiest(bits: Bitset, limit: number, index: Index): Doc[] {
  const highest = index.silenceRating(lastDocs(bits, limit).at(-1) ?? 0)
  const docs: Doc[] = []
  eachDoc(and(bits, docsRated({ min: null, max: highest }, index)), doc => docs.push(doc))
  return docs.sort((a, b) => index.silenceRating(a) - index.silenceRating(b) || a - b).slice(0, limit)
}

/** What people give up first comes first; a place they name they would rather keep than how quiet it is. */
const GIVEN_UP: readonly ((condition: Condition) => boolean)[] = [
  ({ on }) => on === 'docs',
  ({ on }) => on === 'rating' || on === 'compared',
  ({ on }) => on === 'level',
  ({ on }) => on === 'elevation',
  ({ on }) => on === 'text',
  ({ on, isNegated }) => isNegated && on === 'feature',
  ({ on }) => on === 'transport',
  ({ on }) => on === 'fire',
  ({ on }) => on === 'access',
  condition => condition.on === 'feature' && !isThing(condition),
  ({ on }) => on === 'near' || on === 'around' || on === 'between',
  ({ on }) => on === 'place',
  ({ on }) => on === 'feature',
]

/** Leaves out the one condition without which something fits, or more and more of them. */
function relax(
  conditions: readonly Condition[],
  index: Index,
): { conditions: readonly Condition[]; relaxed: readonly Condition[] } {
  const order = GIVEN_UP.flatMap(fits => conditions.filter(fits)).filter(
    (condition, at, all) => all.indexOf(condition) === at,
  )
  const bits = new Map(conditions.map(condition => [condition, docsOfCondition(condition, index)]))
  const fits = (left: readonly Condition[]) => {
    const [firstBits, ...others] = left.flatMap(condition => bits.get(condition) ?? [])
    return firstBits !== undefined && !isEmpty(others.reduce(and, firstBits))
  }
  for (const condition of order) {
    const left = conditions.filter(other => other !== condition)
    if (fits(left)) return { conditions: left, relaxed: [condition] }
  }
  for (let count = 2; count < order.length; count++) {
    const relaxed = order.slice(0, count)
    const left = conditions.filter(condition => !relaxed.includes(condition))
    if (fits(left)) return { conditions: left, relaxed }
  }
  return { conditions: [], relaxed: order }
}

function isThing(condition: Condition): boolean {
  return condition.on === 'feature' && condition.any.some(key => LANDSCAPE_KEYS.has(key))
}
