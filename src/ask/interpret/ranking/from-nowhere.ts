import type { Place } from '../../gazetteer/place.ts'
import { type Condition, isWhere, type Query } from '../../query.ts'

/** Looks around a place whose distance is asked for: "how far is the nearest lake from Vaduz" is of no spot that is named. */
export function fromAskedPlace(query: Query): Query {
  const { kind, subjects, conditions, aspects } = query
  const [asked] = aspects.flatMap(aspect => (aspect.of === 'distance to' ? [aspect] : []))
  const isMeasured = conditions.some(condition => isWhere(condition) && MEASURED.has(condition.on))
  if (kind !== 'nearest' || !asked || subjects.length > 0 || isMeasured) return query
  return {
    ...query,
    conditions: [...conditions, outFrom(asked.place)],
    aspects: aspects.filter(aspect => aspect !== asked),
  }
}

/**
 * Lists by rating what was to be ordered by its distance from nowhere: "closest to a bus stop" measures none, and is named as not
 * applied. With nothing else asked for, it is the asker's own place that is not known.
 */
export function withoutClosest(query: Query): Query {
  const { order, isHere, subjects, conditions, placeFact } = query
  const isOfPlace = conditions.some(condition => isWhere(condition) && MEASURED.has(condition.on))
  const isOfThing = conditions.some(({ on }) => on === 'transport' || on === 'feature')
  const isFromNowhere = order === 'distance' && !isHere && !isOfPlace && isOfThing && subjects.length === 0
  return isFromNowhere && placeFact === null ? { ...query, kind: 'find', order: 'rating' } : query
}

/** Takes "the farthest" of which it is not said from where as a question for distances that are not recorded, and lists by rating. */
export function withoutFarthest(query: Query): Query {
  const isFar =
    query.order === 'farthest' && !query.conditions.some(condition => isWhere(condition) && MEASURED.has(condition.on))
  return isFar && query.subjects.length === 0
    ? { ...query, kind: 'find', order: 'rating', unmeasured: query.unmeasured ?? 'remoteness' }
    : query
}

const MEASURED: ReadonlySet<string> = new Set(['near', 'around', 'between'])

/** Looks from a place outwards, however far. */
export function outFrom(place: Place): Condition {
  return { on: 'near', place, km: Infinity, isStated: false, isNegated: false, said: `near ${place.name}` }
}
