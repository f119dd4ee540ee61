import { and, type Bitset, countBits } from '../../../arrays/bitset.ts'
import type { Index } from '../../../index/types.ts'
import type { Condition, Query } from '../../query.ts'
import { docsOfAll } from '../conditions.ts'

/**
 * Narrows what a question rules out without a distance to what is around that in the country or region where it looks: 25 km
 * around a village of Andorra is all of Andorra.
 */
export function withNotNear(query: Query, index: Index): Query {
  const { conditions, first } = query
  const inside = conditions.filter(({ on, isNegated }) => on === 'place' && !isNegated)
  const isRuledOut = conditions.some(isNotNear)
  if (!first && (inside.length === 0 || !isRuledOut)) return query
  return {
    ...query,
    first: first && withNotNear(first, index),
    conditions: inside.length > 0 && isRuledOut ? narrowedIn(docsOfAll(inside, index), conditions, index) : conditions,
  }
}

function narrowedIn(inside: Bitset, conditions: readonly Condition[], index: Index): Condition[] {
  return conditions.map(condition =>
    isNotNear(condition) ? { ...condition, km: reachOf(condition, inside, index) } : condition,
  )
}

function isNotNear(condition: Condition): condition is NotNear {
  return condition.on === 'near' && condition.isNegated && !condition.isStated
}

type NotNear = Extract<Condition, { on: 'near' }>

/** The longest distance up to that of "near" that leaves most of the spots. */
function reachOf({ place, km }: NotNear, inside: Bitset, index: Index): number {
  const { center } = place
  if (!center) return km
  const most = countBits(inside) * MOST_RULED_OUT
  const isFew = (radiusKm: number) => countBits(and(inside, index.docs({ near: { ...center, radiusKm } }))) <= most
  return [km, ...SHORTER_KM].find(isFew) ?? SHORTEST_KM
}

/** Of the spots of a region what is around one place of it is a small part. */
const MOST_RULED_OUT = 0.2
const SHORTER_KM = [15, 10, 7, 5, 3, 2]
const SHORTEST_KM = 1
