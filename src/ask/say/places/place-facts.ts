import { distanceKm } from '../../../geo/distance.ts'
import { kilometres } from '../../../text/distance-words.ts'
import { within } from '../../../text/english.ts'
import type { Index } from '../../../index/types.ts'
import { isOnSide } from '../../../index/regions/halves.ts'
import type { Region } from '../../../index/regions/region.ts'
import { countriesOf, countryWithArticle } from '../../../index/regions/regions.ts'
import { countryAt } from '../../../import/values/country.ts'
import { listed } from '../../../text/english.ts'
import type { Place } from '../../gazetteer/place.ts'
import type { PlaceFact } from '../../place-fact.ts'
import type { QuestionContext } from '../../question-context.ts'

/** Says how far two places are apart, or whether one lies in the other. */
export function sayPlaceFact(fact: PlaceFact, { index }: QuestionContext): string {
  if (fact.of === 'which') return sayWhich(fact, index)
  if (fact.of === 'nearer') return sayNearer(fact)
  if (fact.of === 'elevation')
    return `The elevation of ${fact.place.name} is not known here: the catalogue has only those of its own spots.`
  const { of, place, other } = fact
  if (of === 'distance') {
    const km = kmBetween(place, other) ?? 0
    const yes = fact.atMost === undefined ? '' : km <= fact.atMost ? 'Yes, ' : 'No, '
    return `${yes}${place.name} is ${kilometres(km)} from ${other.name} in a straight line.`
  }
  const isIn = liesIn(place, other, index)
  const lands = countriesOfPlace(place, index).map(code => countryWithArticle(code) ?? code)
  if (isIn === null && liesPartlyIn(place, other, index))
    return `${place.name} is partly ${within(other.name)} ${other.name}: it lies in ${listed(lands)}.`
  if (isIn === null) return `Whether ${place.name} is ${within(other.name)} ${other.name} is not known.`
  if (isIn) return `Yes, ${place.name} is ${within(other.name)} ${other.name}.`
  const [land] = lands
  // A country whose part of the world is a matter of counting: "Cyprus" and Europe.
  if (land !== undefined && lands.length === 1 && land.replace(/^the /, '') === place.name.replace(/^the /, ''))
    return other.kind === 'country'
      ? `No, ${place.name} is not ${within(other.name)} ${other.name}.`
      : `Here ${place.name} does not count as part of ${other.name}.`
  return `No, ${place.name} is ${land && lands.length === 1 ? `${within(land)} ${land}` : 'not there'}.`
}

type NearerFact = Extract<PlaceFact, { of: 'nearer' }>

/** "No, Vienna is closer to Budapest: 214 km, against 251 km to Prague, in a straight line." */
function sayNearer(fact: NearerFact): string {
  const { place, others, isAsked } = fact
  const away = byNearness(fact)
  if (!away)
    return `Whether ${place.name} is closer to ${others[0].name} or to ${others[1].name} is not known: a country or a large region has no one point to measure from.`
  const [near, far] = away
  const yes = near.place === others[0] ? 'Yes, ' : 'No, '
  const told = `${place.name} is closer to ${near.place.name}: ${kilometres(near.km)}, against ${kilometres(far.km)} to ${far.place.name}, in a straight line.`
  return isAsked ? `${yes}${told}` : `${told.charAt(0).toUpperCase()}${told.slice(1)}`
}

type Away = { place: Place; km: number }

/** The two places that another is compared by, the nearer first; null where one of the three has no middle. */
export function byNearness({ place, others: [one, other] }: NearerFact): readonly [Away, Away] | null {
  const [a, b] = [kmBetween(place, one), kmBetween(place, other)]
  if (a === null || b === null) return null
  const away = [
    { place: one, km: a },
    { place: other, km: b },
  ] as const
  return b < a ? [away[1], away[0]] : away
}

/** "Lake Titicaca is in both: Peru and Bolivia." */
function sayWhich({ place, others }: Extract<PlaceFact, { of: 'which' }>, index: Index): string {
  const { inside, lands } = whichOf({ of: 'which', place, others }, index)
  const names = inside.map(({ name }) => name)
  if (names.length > 1) return `${place.name} lies in both: ${listed(names)}.`
  const [only] = names
  if (only !== undefined) return `${place.name} is ${within(only)} ${only}.`
  const known = lands.map(code => countryWithArticle(code) ?? code)
  if (known.length > 0) return `${place.name} is in neither: it lies in ${listed(known)}.`
  return `In which of them ${place.name} lies is not known.`
}

/** Those of two places that a place lies in, or reaches into, and its countries. */
export function whichOf(
  { place, others }: Extract<PlaceFact, { of: 'which' }>,
  index: Index,
): { inside: readonly Place[]; lands: readonly string[] } {
  const inside = others.filter(other => liesIn(place, other, index) === true || liesPartlyIn(place, other, index))
  return { inside, lands: countriesOfPlace(place, index) }
}

/** Kilometres between the middles of two places; null where one has none. */
export function kmBetween(a: Place, b: Place): number | null {
  return a.center && b.center ? distanceKm(a.center, b.center) : null
}

/** Tells whether a place lies in another; null where that is not known. */
export function liesIn(
  place: Place,
  { region, center, radiusKm }: Pick<Place, 'region' | 'center' | 'radiusKm'>,
  index: Index,
): boolean | null {
  if (region?.half) {
    const inWhole = liesIn(place, { region: region.half.of, center, radiusKm }, index)
    return inWhole === true ? place.center && isOnSide(region.half, place.center) : inWhole
  }
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

/** Tells whether a place reaches into a country and beyond it. */
export function liesPartlyIn(place: Place, { region }: Place, index: Index): boolean {
  const codes = countriesOfPlace(place, index)
  return region?.type === 'country' && codes.length > 1 && codes.some(code => region.countries.includes(code))
}

/** The countries of a place by their codes; empty where they are not known. */
export function countriesOfPlace({ region, country, docs }: Place, index: Index): readonly string[] {
  if (region) return countriesOf(region).length > 0 ? countriesOf(region) : countriesAround(region)
  if (country !== undefined) return [country]
  return [...new Set(docs.flatMap(doc => index.storedFields(doc).country ?? []))]
}

/** The countries of a lake or a range, at points of a grid that lie in it. */
function countriesAround({ areas }: Region): readonly string[] {
  const codes = areas().flatMap(({ box: { south, north, west, east }, contains }) =>
    STEPS.flatMap(up =>
      STEPS.flatMap(along => {
        const point = { latitude: south + (north - south) * up, longitude: west + (east - west) * along }
        return contains(point) ? (countryAt(point) ?? []) : []
      }),
    ),
  )
  return [...new Set(codes)]
}

const GRID = 12
const STEPS = Array.from({ length: GRID }, (_, step) => (step + 0.5) / GRID)
