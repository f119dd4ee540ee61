import { isEmpty } from '../../../arrays/bitset.ts'
import type { Condition, Query } from '../../query.ts'
import { isFacility, relax } from '../relax.ts'
import { fitting, type Retrieved, retrieved, type Searched, without } from '../retrieved.ts'
import { isQuietAsked } from './quiet-sought.ts'
import { centerOf, isDistanceStated, NEAR_AT_MOST_KM, reaching, wideningOf, withRadius } from '../whereabouts/around.ts'
import { closestKm, closestOfAll } from './nearer-with-less.ts'

/** Where no quiet place is near, the quietest within a day trip are, in kilometres. */
const DAY_TRIP_KM = 100
/** So near, in kilometres, one who comes a day's way goes too for what lacks less. */
const NOT_MUCH_FARTHER_KM = 140

/**
 * Looks farther and farther around a place, then gives up other conditions as near; what fits nowhere near is named only
 * as the closest there is. Of a distance that the question states, quiet is given up before.
 */
export function lessNear(query: Query, around: Condition, searched: Searched): Retrieved {
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
  const lacking = leastLacking(others, around, searched)
  const missed = lacking ?? withoutFacility(others, around, searched)
  if (missed) return lackingWithin(query, missed, searched)
  const { far, left } = closestOfAll(others, reaching(around, Infinity), searched)
  if (reaching(around, Infinity).on === 'around' || !fits(far))
    return withoutPlaces(query, around, searched) ?? retrieved(query, query.conditions, [], searched)
  const lesser = far.filter(({ on }) => on !== reaching(around, Infinity).on)
  const within = circlesOf(around).find(circle => fits([...lesser, circle]))
  // With less asked for it is near after all.
  if (within && left.length > 0)
    return lackingWithin(query, { conditions: lesser, relaxed: left, around, within }, searched)
  const closest: Query = { ...byDistance, limit: 1, rank: 1 }
  return { ...retrieved(closest, far, [...left, around], searched), isFar: true }
}

/** "Places near Lisbon with parking", where none near is known to have it: the places, of which that is not known, and none far away. */
function withoutFacility(others: readonly Condition[], around: Condition, searched: Searched): Lacking | undefined {
  const facilities = others.filter(each => !each.isNegated && isFacility(each))
  if (facilities.length === 0) return undefined
  const quiet = others.filter(isQuietAsked)
  const lesser = quiet.length === 0 ? [facilities] : [facilities, [...quiet, ...facilities]]
  for (const relaxed of lesser) {
    const conditions = without(others, relaxed)
    const within = circlesOf(around).find(circle => !isEmpty(fitting([...conditions, circle], searched)))
    if (within) return { conditions, relaxed, around, within }
  }
  return undefined
}

/** What lacks least in the smallest circle, unless what lacks less lies not much farther. */
function leastLacking(others: readonly Condition[], around: Condition, searched: Searched): Lacking | undefined {
  const found = circlesOf(around).flatMap(within => {
    const { conditions, relaxed } = relax(others, { index: searched.context.index, around: within })
    return relaxed.length > 0 ? [{ conditions, relaxed, around, within }] : []
  })
  const [nearest] = found
  const fuller = found.find(({ relaxed }) => relaxed.length < (nearest?.relaxed.length ?? 0))
  const from = fuller && centerOf([fuller.within])
  const km = from ? closestKm([...fuller.conditions, fuller.within], from, searched) : null
  return fuller && km !== null && km <= NOT_MUCH_FARTHER_KM ? fuller : nearest
}

/** Where near misses are looked for, one circle after the other: as far as was asked, within a day trip, as far as was looked. */
export function circlesOf(around: Condition): Condition[] {
  const farthest = wideningOf(around).at(-1) ?? 0
  const isAsFarAsAsked = isDistanceStated(around) || around.on === 'place'
  return [
    ...(isAsFarAsAsked ? [around] : []),
    ...[DAY_TRIP_KM, farthest]
      .filter((km, nth, all) => km <= farthest && km <= NEAR_AT_MOST_KM && all.indexOf(km) === nth)
      .map(km => reaching(around, km)),
  ]
}

/** A near miss: what was kept, what was given up, around what was asked for, and within what it was found. */
export type Lacking = {
  conditions: readonly Condition[]
  relaxed: readonly Condition[]
  around: Condition
  within: Condition
}

/** What lacks something: the quietest of it where quiet is given up, else the closest. */
export function lackingWithin(
  query: Query,
  { conditions, relaxed, around, within }: Lacking,
  searched: Searched,
): Retrieved {
  const soughtKm = wideningOf(around).at(-1) ?? null
  const byRating: Query = query.order === 'distance' ? { ...query, order: 'rating' } : query
  if (relaxed.some(isQuietAsked)) {
    const found = retrieved(byRating, [...conditions, withRadius(within)], relaxed, searched)
    const isFarther = found.hits.some(({ km }) => km !== null && km > radiusOf(around))
    return isFarther ? { ...found, soughtKm, isWidened: true, relaxed: [...relaxed, around] } : { ...found, soughtKm }
  }
  const asNear = [...conditions, around]
  if (!isEmpty(fitting(asNear, searched))) return { ...retrieved(query, asNear, relaxed, searched), soughtKm }
  const byDistance: Query = around.on === 'around' ? query : { ...query, order: 'distance' }
  return { ...retrieved(byDistance, [...conditions, within], [...relaxed, around], searched), soughtKm }
}

function radiusOf(around: Condition): number {
  return around.on === 'near' ? around.km : 0
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
