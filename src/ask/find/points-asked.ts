import type { Coordinates } from '../../geo/coordinates.ts'
import type { Explanation } from '../../silence/explanation.ts'
import type { Place } from '../gazetteer/place.ts'
import type { Query } from '../query.ts'

/** The quietest points of the map around a place are asked for, and not spots. */
export type PointsAsked = { place: Place; near: Coordinates; radiusKm: number; limit: number }

/** A point of the map with how quiet it is. */
export type QuietPoint = { point: Coordinates; distanceKm: number; explanation: Explanation }

/** Where none is stated, and the most, kilometres: farther away it would be a map, not a walk. */
export const POINT_RADIUS_KM = { usual: 10, most: 25 } as const
/** The first is told in full, the others beside it. */
const MOST_POINTS = 3

/** Reads where the quietest points are asked for; null where spots are, or where points have no such property. */
export function pointsAskedIn({ isForPoints, kind, subjects, conditions, limit, rank }: Query): PointsAsked | null {
  const [where, ...others] = conditions
  if (!isForPoints || kind !== 'superlative' || subjects.length > 0 || rank > 1) return null
  if (!where || others.length > 0 || where.isNegated) return null
  const [place, ...more] = where.on === 'near' ? [where.place] : where.on === 'place' ? where.places : []
  if (!place?.center || place.region !== null || more.length > 0) return null
  const stated = where.on === 'near' && where.isStated ? where.km : POINT_RADIUS_KM.usual
  const radiusKm = Math.min(stated, POINT_RADIUS_KM.most)
  return { place, near: place.center, radiusKm, limit: Math.min(limit, MOST_POINTS) }
}
