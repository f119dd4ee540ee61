import type { Place } from '../gazetteer/place.ts'
import type { Condition } from '../query.ts'

/** How far "nearby" reaches. */
export const NEARBY_KM = 25

export function nearTo(place: Place): Condition {
  return { on: 'near', place, km: NEARBY_KM, isStated: false, isNegated: false, said: `near ${place.name}` }
}
