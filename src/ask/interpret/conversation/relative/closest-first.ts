import { distanceKm } from '../../../../geo/distance.ts'
import type { Place } from '../../../gazetteer/place.ts'
import type { Query } from '../../../query.ts'

/** Puts the closest of what was shown first: "closer" is closer than that. */
export function closestFirst(
  spots: readonly number[],
  { conditions }: Query,
  placeOf: (doc: number) => Place,
): readonly number[] {
  const near = conditions.find(({ on, isNegated }) => on === 'near' && !isNegated)
  const center = near?.on === 'near' ? near.place.center : null
  if (!center) return spots
  const away = (doc: number) => {
    const at = placeOf(doc).center
    return at ? distanceKm(at, center) : Infinity
  }
  return spots.toSorted((a, b) => away(a) - away(b))
}
