import { uniteBoxes } from '../../geo/box.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { distanceKm } from '../../geo/distance.ts'
import type { Place } from './place.ts'
import type { Region } from '../../index/regions/region.ts'
import { countriesOf, countryWithArticle } from '../../index/regions/regions.ts'
import type { Settlement } from './settlements.ts'

/** What else bears the name of a region. */
type Others = { namesakes: readonly (Region | null)[]; towns: readonly Settlement[] }

/** Makes a place of a region, with the countries of others of its name. */
export function regionPlace(region: Region, { namesakes, towns }: Others): Place {
  const { name, kind } = region
  const middle = middleOf(region)
  const elsewhere = region.type === 'country' ? [] : countriesElsewhere(region, { namesakes, towns })
  return { name, kind, center: middle?.center ?? null, radiusKm: middle?.radiusKm ?? 0, region, docs: [], elsewhere }
}

/** Larger stretches have no middle that distances could be measured from. */
const SMALL_KM = 60
const SMALL: ReadonlySet<Region['type']> = new Set(['island', 'lake', 'range', 'coast', 'region'])

function middleOf({ type, areas, boxes, countries }: Region): { center: Coordinates; radiusKm: number } | undefined {
  if (!SMALL.has(type) || boxes.length > 0 || countries.length > 0) return undefined
  const { south, west, north, east } = uniteBoxes(areas().map(({ box }) => box))
  const center = { latitude: round((south + north) / 2), longitude: round((west + east) / 2) }
  const radiusKm = Math.round(distanceKm(center, { latitude: north, longitude: east }))
  return radiusKm <= SMALL_KM ? { center, radiusKm } : undefined
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000
}

const LARGE_NAMESAKE = 10_000
const MOST_ELSEWHERE = 2

/** Countries of other regions, and of larger towns, of the name. */
function countriesElsewhere(region: Region, { namesakes, towns }: Others): string[] {
  const own = countriesOf(region)
  const regional = namesakes.flatMap(other =>
    other && other !== region && !isOverlapping(region, other) ? countriesOf(other).slice(0, 1) : [],
  )
  const large = towns.filter(({ population }) => population >= LARGE_NAMESAKE).map(({ country }) => country)
  const codes = [...new Set([...regional, ...large])].filter(code => !own.includes(code))
  return codes.slice(0, MOST_ELSEWHERE).map(code => countryWithArticle(code) ?? code)
}

/** The island of Crete and the province are one place. */
function isOverlapping(a: Region, b: Region): boolean {
  const [one, other] = [a, b].map(({ areas }) => uniteBoxes(areas().map(({ box }) => box)))
  if (!one || !other) return false
  return one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north
}
