import { isEmpty } from '../../../arrays/bitset.ts'
import type { Coordinates } from '../../../geo/coordinates.ts'
import { distanceKm } from '../../../geo/distance.ts'
import type { Condition } from '../../query.ts'
import { centerOf, isNear, NEAR_AT_MOST_KM } from '../whereabouts/around.ts'
import { isFacility, lesserOf, relax } from '../relax.ts'
import { fitting, type Searched } from '../retrieved.ts'

type Less = { conditions: readonly Condition[]; relaxed: readonly Condition[] }

/** So near that one condition less is worth it, in kilometres. */
const NEARBY_KM = 50
/** The closest of all that lacks one thing is named where it lies at so small a part of the way. */
const FAR_TIMES = 2

/** What is near by but for one condition, where a facility is asked for at any distance and none lies in any sense near. */
export function facilityNearBy(conditions: readonly Condition[], searched: Searched): Less | undefined {
  const from = centerOf(conditions)
  const isAnywhere = conditions.some(condition => isNear(condition) && condition.km === Infinity)
  if (!isAnywhere || !from || !conditions.some(isFacility)) return undefined
  const km = closestKm(conditions, from, searched)
  if (km !== null && km <= NEAR_AT_MOST_KM) return undefined
  return nearerWithLess(conditions, { from, km: NEARBY_KM, searched })
}

/** Of what is near in no sense, the closest: without one condition where that is far nearer, and whatever is heard there. */
export function closestOfAll(
  others: readonly Condition[],
  anywhere: Condition,
  searched: Searched,
): { far: readonly Condition[]; left: readonly Condition[] } {
  const { index } = searched.context
  const from = centerOf([anywhere])
  const given = isEmpty(fitting([...others, anywhere], searched))
    ? relax(others, { index, around: anywhere })
    : { conditions: others, relaxed: [] }
  const kmOf = (conditions: readonly Condition[]) => from && closestKm(conditions, from, searched)
  const km = kmOf(given.conditions)
  const less = [...withoutOneOf(others), ...withoutOneOf(given.conditions, given.relaxed)].find(({ conditions }) => {
    const closest = kmOf(conditions)
    return closest !== null && km !== null && closest <= km / FAR_TIMES
  })
  const { conditions, relaxed } = less ?? given
  return {
    far: [...conditions.filter(({ on }) => on !== 'noise'), anywhere],
    left: [...relaxed, ...conditions.filter(({ on }) => on === 'noise')],
  }
}

/** Conditions without one of those that can be given up, the least important first. */
function withoutOneOf(conditions: readonly Condition[], left: readonly Condition[] = []): Less[] {
  return lesserOf(conditions).map(lesser => ({
    conditions: conditions.filter(condition => condition !== lesser),
    relaxed: [...left, lesser],
  }))
}

/** How far away the closest is that meets all conditions; null without any. */
export function closestKm(conditions: readonly Condition[], from: Coordinates, searched: Searched): number | null {
  const { index } = searched.context
  const [first] = index.nearest(fitting(conditions, searched), from, 1)
  return first ? distanceKm(index.coordinates(first.doc), from) : null
}

/**
 * Finds the one condition without which something lies within `km`: who asks for what is near is helped more by a spot near by that
 * lacks one thing than by one hundreds of kilometres away. What a question is about stays.
 */
function nearerWithLess(
  conditions: readonly Condition[],
  { from, km, searched }: { from: Coordinates; km: number; searched: Searched },
): Less | undefined {
  for (const lesser of lesserOf(conditions)) {
    const rest = conditions.filter(condition => condition !== lesser)
    const closest = closestKm(rest, from, searched)
    if (closest !== null && closest <= km) return { conditions: rest, relaxed: [lesser] }
  }
  return undefined
}
