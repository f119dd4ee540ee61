import { isOnSide } from '../../../index/regions/halves.ts'
import { countriesOf } from '../../../index/regions/regions.ts'
import type { Place } from '../../gazetteer/place.ts'

/** Tells whether a place is known to lie in another: a town or a smaller region in its country, and of a half on its side. */
export function isWithin(inner: Place, outer: Place): boolean {
  if (inner === outer || !outer.region) return false
  const { half } = outer.region
  if (half && !(inner.center && isOnSide(half, inner.center))) return false
  const { countries } = half?.of ?? outer.region
  if (!inner.region) return inner.country !== undefined && countries.includes(inner.country)
  const codes = countriesOf(inner.region)
  const isSmaller = codes.length < countries.length || inner.region.within.length > 0
  return isSmaller && codes.length > 0 && codes.every(code => countries.includes(code))
}
