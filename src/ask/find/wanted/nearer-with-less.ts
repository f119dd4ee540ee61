import type { Coordinates } from '../../../geo/coordinates.ts'
import { distanceKm } from '../../../geo/distance.ts'
import type { Index } from '../../../index/types.ts'
import type { Condition } from '../../query.ts'
import { centerOf, isNear, NEAR_AT_MOST_KM, reaching } from '../whereabouts/around.ts'
import { docsOfAll } from '../conditions.ts'
import { isFacility, lesserOf } from '../relax.ts'

type Less = { conditions: readonly Condition[]; relaxed: readonly Condition[] }

/** So near that one condition less is worth it, in kilometres. */
const NEARBY_KM = 50
/** So far that what is near is more help, though it lacks more. */
const FAR_KM = 140
/** The closest of all that lacks one thing is named where it lies at so small a part of the way. */
const FAR_TIMES = 2

/** What is near by but for one condition, where a facility is asked for at any distance and none lies in any sense near. */
export function facilityNearBy(conditions: readonly Condition[], index: Index): Less | undefined {
  const from = centerOf(conditions)
  const isAnywhere = conditions.some(condition => isNear(condition) && condition.km === Infinity)
  if (!isAnywhere || !from || !conditions.some(isFacility)) return undefined
  const km = closestKm(conditions, from, index)
  if (km !== null && km <= NEAR_AT_MOST_KM) return undefined
  return nearerWithLess(conditions, { from, km: NEARBY_KM, index })
}

/** What is near without all that is less important, where without one of it something lies only a day's journey away. */
export function nearWithoutLesser(
  conditions: readonly Condition[],
  { given, around, index }: { given: Less; around: Condition; index: Index },
): Less | undefined {
  const from = centerOf([reaching(around, NEARBY_KM)])
  const km = from && given.relaxed.length > 0 ? closestKm(given.conditions, from, index) : null
  if (!from || km === null || km <= FAR_KM) return undefined
  const relaxed = lesserOf(conditions)
  const rest = conditions.filter(condition => !relaxed.includes(condition))
  const closest = rest.length === 0 ? null : closestKm(rest, from, index)
  return closest !== null && closest <= NEARBY_KM ? { conditions: rest, relaxed } : undefined
}

/** Of what is near in no sense, the closest: without one condition where that is far nearer, and whatever is heard there. */
export function closestOfAll(
  conditions: readonly Condition[],
  index: Index,
): { far: readonly Condition[]; left: readonly Condition[] } {
  const from = centerOf(conditions)
  const km = from && closestKm(conditions, from, index)
  const less = from && km !== null ? nearerWithLess(conditions, { from, km: km / FAR_TIMES, index }) : undefined
  const kept = less?.conditions ?? conditions
  return {
    far: kept.filter(({ on }) => on !== 'noise'),
    left: [...(less?.relaxed ?? []), ...kept.filter(({ on }) => on === 'noise')],
  }
}

/** How far away the closest is that meets all conditions; null without any. */
function closestKm(conditions: readonly Condition[], from: Coordinates, index: Index): number | null {
  const [first] = index.nearest(docsOfAll(conditions, index), from, 1)
  return first ? distanceKm(index.coordinates(first.doc), from) : null
}

/**
 * Finds the one condition without which something lies within `km`: who asks for what is near is helped more by a spot near by that
 * lacks one thing than by one hundreds of kilometres away. What a question is about stays.
 */
function nearerWithLess(
  conditions: readonly Condition[],
  { from, km, index }: { from: Coordinates; km: number; index: Index },
): Less | undefined {
  for (const lesser of lesserOf(conditions)) {
    const rest = conditions.filter(condition => condition !== lesser)
    const closest = closestKm(rest, from, index)
    if (closest !== null && closest <= km) return { conditions: rest, relaxed: [lesser] }
  }
  return undefined
}
