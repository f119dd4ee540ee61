import { and, type Bitset, emptyBitset, not } from '../../../arrays/bitset.ts'
import type { Coordinates } from '../../../geo/coordinates.ts'
import type { Index } from '../../../index/types.ts'
import type { Condition, Test } from '../../query.ts'

/** Nearer than this is the same spot. */
const SAME_KM = 0.0001

/** Returns the spots near a place. What is said of a place is not said of the spot that it is: "near Sarek" is not Sarek. */
export function docsNear({ place, km }: Near, index: Index): Bitset {
  const { center } = place
  if (!center) return emptyBitset(index.count)
  const within = docsWithin(center, km, index)
  return place.kind === 'spot' ? and(within, not(docsWithin(center, SAME_KM, index), index.count)) : within
}

type Near = Extract<Test, { on: 'near' }>

/** Tells whether a condition rules out what is near a place, and with that the spot that it may be. */
export function isAway(condition: Condition): condition is Near & Condition {
  return condition.on === 'near' && condition.isNegated
}

/** Returns the spots that are not near a place. */
export function docsAway({ place: { center }, km }: Near, index: Index): Bitset {
  return not(center ? docsWithin(center, km, index) : emptyBitset(index.count), index.count)
}

/** Returns the spots at most `radiusKm` away; infinite: all. */
export function docsWithin({ latitude, longitude }: Coordinates, radiusKm: number, index: Index): Bitset {
  return index.docs(radiusKm === Infinity ? {} : { near: { latitude, longitude, radiusKm } })
}
