import { and, type Bitset, countBits } from '../../../arrays/bitset.ts'
import type { Index } from '../../../index/types.ts'
import type { Condition, Query, Summary } from '../../query.ts'
import { docsOfAll } from '../conditions.ts'

/**
 * Narrows what a question rules out without a distance to what is around that in the country or region where it looks: 25 km
 * around a village of Andorra is all of Andorra.
 */
export function withNotNear(query: Query, index: Index): Query {
  const { conditions, first, summary } = query
  const narrowed = narrowedIn(conditions, index)
  if (!first && !summary && narrowed === conditions) return query
  return {
    ...query,
    conditions: narrowed,
    first: first && withNotNear(first, index),
    summary: summary && ofSummary(summary, index),
  }
}

function ofSummary(summary: Summary, index: Index): Summary {
  if (summary.of === 'groups') {
    const groups = summary.groups.map(group => ({ ...group, conditions: narrowedIn(group.conditions, index) }))
    return { ...summary, groups }
  }
  if (summary.of === 'recorded') return { ...summary, base: narrowedIn(summary.base, index) }
  if (summary.of !== 'share') return { ...summary, conditions: narrowedIn(summary.conditions, index) }
  const { base, part } = summary
  const all = narrowedIn([...base, ...part], index)
  return { ...summary, base: all.slice(0, base.length), part: all.slice(base.length) }
}

function narrowedIn(conditions: readonly Condition[], index: Index): readonly Condition[] {
  const where = conditions.filter(({ on, isNegated }) => on === 'place' && !isNegated)
  if (where.length === 0 || !conditions.some(isNotNear)) return conditions
  const inside = docsOfAll(where, index)
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
