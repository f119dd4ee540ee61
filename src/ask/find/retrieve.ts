import type { Doc } from '../../index/types.ts'
import type { Coordinates } from '../../geo/distance.ts'
import { distanceKm } from '../../geo/distance.ts'
import { and, type Bits, bitsOfRange, countBits, eachDoc, firstDocs, isEmpty, lastDocs } from '../../arrays/bitset.ts'
import { bitsOfAll, bitsOfCondition, firstRatedAtMost } from '../condition-bits.ts'
import { coordinatesOf, nearest } from '../facts.ts'
import type { Place } from '../gazetteer/place.ts'
import { isLandscape } from '../interpret/conditions.ts'
import type { Condition, Query } from '../query.ts'
import type { World } from '../world.ts'

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
  /** How far was looked when nothing was found as near as asked. */
  isWidened: boolean
  order: Query['order']
}

/** Finds what a query asks for; when nothing fits, leaves out one condition after the other. */
export function retrieve(query: Query, world: World): Retrieved {
  const exact = bitsOfAll(query.conditions, world)
  if (!isEmpty(exact) || query.kind === 'count') return retrieved(query, query.conditions, exact, [], world)
  const around = query.conditions.find(isAroundOnePlace)
  if (around && !isEmpty(bitsOfAll(widened(query.conditions, around, WIDEST_KM), world))) {
    const anywhere = widened(query.conditions, around, Infinity)
    return retrieved({ ...query, order: 'distance' }, anywhere, bitsOfAll(anywhere, world), [around], world)
  }
  const { conditions, relaxed } = relax(query.conditions, world)
  // When all have been named, there are no more.
  if (relaxed.every(({ on }) => on === 'docs')) return retrieved(query, query.conditions, exact, [], world)
  // What is not found nearby is looked for at any distance, nearest first.
  const left = relaxed.find(isAroundOnePlace)
  const reached = left ? [...conditions, reaching(left, Infinity)] : conditions
  const order = left ? 'distance' : query.order
  return retrieved({ ...query, order }, reached, bitsOfAll(reached, world), relaxed, world)
}

/** When nothing lies near a place, this far is looked before anything else that was asked for is given up. */
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
export function centerOf(conditions: readonly Condition[]): Coordinates | null {
  for (const condition of conditions) {
    if (isNear(condition)) return condition.place.center
  }
  return null
}

function retrieved(
  query: Query,
  conditions: readonly Condition[],
  bits: Bits,
  relaxed: readonly Condition[],
  world: World,
): Retrieved {
  const total = conditions.length === 0 && relaxed.length > 0 ? 0 : countBits(bits)
  const center = centerOf(conditions)
  const isWidened = relaxed.length === 1 && relaxed.some(isAroundOnePlace)
  const rest = { total, relaxed, conditions, isWidened, order: query.order }
  if (total === 0) return { hits: [], ...rest }
  if (query.order === 'distance' && center) return { hits: nearest(world.facts, bits, center, query.limit), ...rest }
  const docs = query.order === 'noise' ? noisiest(bits, query.limit, world) : firstDocs(bits, query.limit)
  const hits = docs.map(doc => ({ doc, km: center && distanceKm(coordinatesOf(world.facts, doc), center) }))
  return { hits, ...rest }
}

/** Lowest rating first, equal ones in canonical order. */
function noisiest(bits: Bits, limit: number, { index }: World): Doc[] {
  const highest = index.silenceRating(lastDocs(bits, limit).at(-1) ?? 0)
  const { count } = index
  const docs: Doc[] = []
  eachDoc(and(bits, bitsOfRange(firstRatedAtMost(index, highest), count, count)), doc => docs.push(doc))
  return docs.sort((a, b) => index.silenceRating(a) - index.silenceRating(b) || a - b).slice(0, limit)
}

/** What people give up first comes first; a place they name they would rather keep than how quiet it is. */
const GIVEN_UP: readonly ((condition: Condition) => boolean)[] = [
  ({ on }) => on === 'docs',
  ({ on }) => on === 'rating' || on === 'compared',
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
  world: World,
): { conditions: readonly Condition[]; relaxed: readonly Condition[] } {
  const order = GIVEN_UP.flatMap(fits => conditions.filter(fits)).filter(
    (condition, at, all) => all.indexOf(condition) === at,
  )
  const bits = new Map(conditions.map(condition => [condition, bitsOfCondition(condition, world)]))
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
  return condition.on === 'feature' && condition.any.some(isLandscape)
}
