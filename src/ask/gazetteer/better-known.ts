import type { Box } from '../../geo/box.ts'
import type { Region } from '../../index/regions/region.ts'
import { boxesOf } from '../../index/regions/countries.ts'
import { type Settlement, settlements } from './settlements.ts'

/** From this many inhabitants on, a city may be better known than a region of its name. */
const LARGE = 200_000

/** Names of cities that are first thought of in a country where a smaller one bears it. */
const FIRST_THOUGHT_OF: ReadonlyMap<string, string> = new Map([
  ['valencia', 'ES'],
  ['granada', 'ES'],
  ['salamanca', 'ES'],
  ['leon', 'ES'],
  ['cadiz', 'ES'],
  ['keswick', 'GB'],
  ['jasper', 'CA'],
])

/** The settlements of a name that are first thought of; all where none is before the others. */
export function firstThoughtOf(phrase: string, cities: readonly Settlement[]): readonly Settlement[] {
  const country = FIRST_THOUGHT_OF.get(phrase)
  const first = cities.filter(city => city.country === country)
  return first.length > 0 ? first : cities
}

/**
 * Finds the city that a name means rather than a region: one that lies outside the region and has more inhabitants than all
 * towns there. Manchester is the city, and not the parish in Jamaica.
 */
export function betterKnownThan(region: Region, cities: readonly Settlement[]): readonly Settlement[] {
  const large = cities.filter(({ population }) => population >= LARGE)
  if (large.length === 0) return []
  const { boxes, people } = extentOf(region)
  return large.filter(city => city.population > people && !boxes.some(box => isIn(city, box)))
}

type Extent = { boxes: readonly Box[]; people: number }

/** Where a region lies, and how many live in its towns: counted once. */
function extentOf(region: Region): Extent {
  return known.getOrInsertComputed(region, () => {
    const boxes = boxesOf(region)
    return { boxes, people: settlements().peopleIn(boxes) }
  })
}

const known = new WeakMap<Region, Extent>()

/** Tells whether a town lies in a box, which may span the antimeridian. */
export function isIn({ latitude, longitude }: Settlement, { south, west, north, east }: Box): boolean {
  const isEast = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
  return latitude >= south && latitude <= north && isEast
}
