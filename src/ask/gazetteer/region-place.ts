import { type Box, uniteBoxes } from '../../geo/box.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { distanceKm } from '../../geo/distance.ts'
import { phraseOf } from '../../text/phrase.ts'
import { countryAt } from '../../import/values/country.ts'
import type { Place } from './place.ts'
import type { Region } from '../../index/regions/region.ts'
import { boxAround } from '../../index/regions/countries.ts'
import { countriesOf, countryWithArticle } from '../../index/regions/regions.ts'
import type { Settlement } from './settlements.ts'

/** What else bears the name of a region, as `phrase` has it: `lands`, the countries of spots whose place says it. */
type Others = {
  phrase: string
  namesakes: readonly (Region | null)[]
  towns: readonly Settlement[]
  lands: readonly string[]
}

/** Makes a place of a region, with the countries of others of its name. */
export function regionPlace(region: Region, others: Others): Place {
  const { name, kind } = region
  const middle = smallMiddleOf(region)
  const elsewhere = countriesElsewhere(region, others)
  return { name, kind, center: middle?.center ?? null, radiusKm: middle?.radiusKm ?? 0, region, docs: [], elsewhere }
}

/** Tells whether a region is small enough for distances to be measured from its middle. */
export function hasMiddle(region: Region): boolean {
  return smallMiddleOf(region) !== undefined
}

/** Larger stretches have no middle that distances could be measured from. */
const SMALL_KM = 60
const SMALL: ReadonlySet<Region['type']> = new Set(['island', 'lake', 'range', 'coast', 'region'])

function smallMiddleOf({
  type,
  areas,
  boxes,
  countries,
}: Region): { center: Coordinates; radiusKm: number } | undefined {
  if (!SMALL.has(type) || boxes.length > 0 || countries.length > 0) return undefined
  const { south, west, north, east } = uniteBoxes(areas().map(({ box }) => box))
  const center = middleOfBox({ south, west, north, east })
  const radiusKm = Math.round(distanceKm(center, { latitude: north, longitude: east }))
  return radiusKm <= SMALL_KM ? { center, radiusKm } : undefined
}

/** A place of the middle of a region of any size, to look around where nothing lies in it; null where its borders are not known. */
export function middleOf(place: Place): Place | null {
  if (place.center || !place.region) return place.center ? place : null
  // A border winds: what lies near its middle may be far from all of it.
  if (place.region.type === 'border') return null
  const { countries, boxes } = place.region
  const box = boxAround(place.region)
  if (!box) return null
  const isOfAreas = boxes.length === 0 && countries.length === 0
  const center = isOfAreas ? middleWithin(place.region, box) : middleOfBox(box)
  const isSmall = distanceKm(middleOfBox(box), { latitude: box.north, longitude: box.east }) <= SMALL_KM / 2
  return { ...place, center, ...(!isSmall && { name: `${MIDDLE}${place.name}` }) }
}

/** The middle of what of a box lies in a region: of an island with islets far off, that of the island. */
function middleWithin(region: Region, box: Box): Coordinates {
  const areas = region.areas()
  let [count, latitude, longitude] = [0, 0, 0]
  for (let row = 0.5; row < SAMPLES; row++)
    for (let column = 0.5; column < SAMPLES; column++) {
      const point = {
        latitude: box.south + ((box.north - box.south) * row) / SAMPLES,
        longitude: box.west + ((box.east - box.west) * column) / SAMPLES,
      }
      if (!areas.some(area => area.contains(point))) continue
      count++
      latitude += point.latitude
      longitude += point.longitude
    }
  return count === 0 ? middleOfBox(box) : { latitude: round(latitude / count), longitude: round(longitude / count) }
}

/** A side. */
const SAMPLES = 16

/** Before the name of a region whose middle is far from its borders. */
export const MIDDLE = 'the middle of '

function middleOfBox({ south, west, north, east }: Box): Coordinates {
  return { latitude: round((south + north) / 2), longitude: round((west + east) / 2) }
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000
}

/** Inhabitants of a town that a name may mean as well as a province; that of a country or a landscape means another rarely. */
const LARGE_NAMESAKE = 10_000
const LARGE_BESIDE_COUNTRY = 100_000
const MOST_ELSEWHERE = 2

/** Countries of other regions, of larger towns and of the catalogue's places of the name. */
function countriesElsewhere(region: Region, { phrase, namesakes, towns, lands }: Others): string[] {
  const own = countriesOf(region)
  const regional = namesakes.flatMap(other =>
    other && other !== region && isCalled(other, region, phrase) && !isOverlapping(region, other)
      ? countriesOf(other).slice(0, 1)
      : [],
  )
  const large = towns.filter(town => isMeantToo(town, region)).map(({ country }) => country)
  // A lake or a range has no countries of its own to tell others from.
  const ofSpots = own.length > 0 ? lands : []
  const codes = [...new Set([...regional, ...large, ...ofSpots])].filter(code => !own.includes(code))
  return codes.slice(0, MOST_ELSEWHERE).map(code => countryWithArticle(code) ?? code)
}

/** "Altiplano" is also how Spanish calls a part of Togo, which nobody means beside the landscape of that very name. */
function isCalled({ name, type }: Region, meant: Region, phrase: string): boolean {
  return meant.type === 'unit' || meant.type === 'country' || type !== 'unit' || phraseOf(name) === phrase
}

/** Of a country's own name hardly a town is meant; "Granada" is Grenada in another language, and a city. */
function isMeantToo({ name, population }: Settlement, region: Region): boolean {
  // Bali is the island, whatever is called so in India; Lombardy has a town of its name in Mexico.
  if (region.type === 'island') return false
  if (region.type === 'unit') return population >= LARGE_NAMESAKE
  if (region.type !== 'country') return population >= LARGE_BESIDE_COUNTRY
  return population >= LARGE_BESIDE_COUNTRY && !region.name.endsWith(name)
}

/** The island of Crete and the province are one place; so are Martinique and the department. */
function isOverlapping(a: Region, b: Region): boolean {
  if (a.type === 'country') return b.areas().some(({ box }) => a.countries.includes(countryAt(middleOfBox(box)) ?? ''))
  const [one, other] = [a, b].map(({ areas }) => uniteBoxes(areas().map(({ box }) => box)))
  if (!one || !other) return false
  return one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north
}
