import { distanceKm } from '../../../geo/distance.ts'
import { kilometres } from '../../../text/distance-words.ts'
import { within } from '../../../text/english.ts'
import type { Index } from '../../../index/types.ts'
import { countryWithArticle } from '../../gazetteer/regions.ts'
import type { Place } from '../../gazetteer/place.ts'
import type { PlaceFact } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'

/** Says how far two places are apart, or whether one lies in the other. */
export function sayPlaceFact({ of, place, other }: PlaceFact, { index }: QuestionContext): string {
  if (of === 'distance')
    return `${place.name} is ${kilometres(kmBetween(place, other) ?? 0)} from ${other.name} in a straight line.`
  const isIn = liesIn(place, other, index)
  if (isIn === null) return `Whether ${place.name} is ${within(other.name)} ${other.name} is not known.`
  if (isIn) return `Yes, ${place.name} is ${within(other.name)} ${other.name}.`
  const lands = countriesOfPlace(place, index).map(code => countryWithArticle(code) ?? code)
  const [land] = lands
  return `No, ${place.name} is ${land && lands.length === 1 ? `${within(land)} ${land}` : 'not there'}.`
}

/** Kilometres between the middles of two places; null where one has none. */
export function kmBetween(a: Place, b: Place): number | null {
  return a.center && b.center ? distanceKm(a.center, b.center) : null
}

/** Tells whether a place lies in another; null where that is not known. */
export function liesIn(place: Place, { region, center, radiusKm }: Place, index: Index): boolean | null {
  const codes = countriesOfPlace(place, index)
  if (region) {
    const whole = region.countries
    if (codes.length > 0 && codes.every(code => whole.includes(code))) return true
    const point = place.center
    const areas = region.areas()
    if (point && areas.some(({ contains }) => contains(point))) return true
    const isElsewhere = codes.length > 0 && !codes.some(code => [...whole, ...region.within].includes(code))
    return isElsewhere || (point !== null && areas.length > 0) ? false : null
  }
  if (!center || !place.center) return null
  return radiusKm > 0 && distanceKm(center, place.center) <= radiusKm ? null : false
}

/** The countries of a place by their codes; empty where they are not known. */
export function countriesOfPlace({ region, country, docs }: Place, index: Index): readonly string[] {
  if (region) return [...region.countries, ...region.within]
  if (country !== undefined) return [country]
  return [...new Set(docs.flatMap(doc => index.storedFields(doc).country ?? []))]
}
