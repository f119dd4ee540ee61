// Where a question looks around a place, and how much farther is looked where nothing lies as near as asked.
import type { Coordinates } from '../../../geo/coordinates.ts'
import type { Place } from '../../gazetteer/place.ts'
import type { Condition } from '../../query.ts'

/** Quiet is what people come for: "near" becomes wider in these steps, in kilometres, before quiet is given up. */
const WIDENING_KM = [25, 50, 100, 200]
/** Farther than this nothing is near, in kilometres. */
export const NEAR_AT_MOST_KM = 200
/** When nothing lies as near as a question states, the search goes twice as far, and at least this far. */
const BESIDE_KM = 100

/** How far is looked around a place where nothing lies as near as asked. */
export function wideningOf(around: Condition): number[] {
  const km = around.on === 'near' || around.on === 'around' ? around.km : 0
  const steps = isDistanceStated(around) ? [Math.min(NEAR_AT_MOST_KM, Math.max(BESIDE_KM, 2 * km))] : WIDENING_KM
  return steps.filter(step => step > km)
}

/** Whether the question says how far. */
export function isDistanceStated(condition: Condition): boolean {
  return condition.on === 'near' && condition.isStated
}

type Near = Extract<Condition, { on: 'near' }>

/** Whether a condition says near which one place. */
export function isNear(condition: Condition): condition is Near {
  return condition.on === 'near' && !condition.isNegated && condition.place.center !== null
}

/** "Near Oslo", "in Oslo", "near Oslo or Bergen": what can be looked for farther around. */
export function isWidenable(condition: Condition): boolean {
  if (condition.isNegated) return false
  if (condition.on === 'around') return true
  if (condition.on === 'near') return isNear(condition) && condition.km !== Infinity
  return condition.on === 'place' && condition.places.every(({ center }) => center !== null)
}

/** Whether a place is a landscape, an island or a lake: what lies in it is told before what lies near it. */
export function isLandscapePlace({ region }: Pick<Place, 'region'>): boolean {
  return region !== null && region.type !== 'country'
}

/** The same with another radius. */
export function reaching(condition: Condition, km: number): Condition {
  if (condition.on === 'near' || condition.on === 'around') return { ...condition, km }
  const [place, ...others] = condition.on === 'place' ? condition.places : []
  if (condition.on === 'place' && others.length > 0)
    return { on: 'around', places: condition.places, km, isNegated: false, said: condition.said }
  return place ? { on: 'near', place, km, isStated: false, isNegated: false, said: condition.said } : condition
}

/** Where distances of a query are measured from. */
export function centerOf(conditions: readonly Condition[]): Coordinates | null {
  for (const condition of conditions) {
    if (isNear(condition)) return condition.place.center
  }
  return null
}

/** The same, said with its radius. */
export function withRadius(condition: Condition): Condition {
  return isNear(condition) && condition.km !== Infinity ? { ...condition, isStated: true } : condition
}
