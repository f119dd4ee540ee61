// Who lives where, by the extract's places and GeoNames' together.
import { E7, hypotenuse, localPlane } from '../../../../geo/local-plane.ts'
import { pointTree } from '../../../../geo/trees/point-tree.ts'
import type { City } from '../../geonames.ts'
import type { Settlement } from './settlement.ts'

/** A GeoNames city within this many metres of a place of the extract is that place. */
const SAME_METRES = 3_000
/** One of the same name within this many metres may be that place too. */
const NAMESAKE_METRES = 10_000
/** A place that is not counted and has a smaller share of a city's people is another one, whatever its name. */
const LEAST_SHARE = 0.5

export type WithGeoNames = {
  /** The extract's places; those that it does not count have GeoNames' number, where that has one. */
  places: Settlement[]
  /** The cities that the extract does not know. */
  missing: City[]
}

/**
 * Joins the extract's places with GeoNames' cities. A city is missing when the places around it hold less than half of its
 * people, and no namesake near it is counted or as large.
 */
export function withGeoNames(found: readonly Settlement[], cities: readonly City[]): WithGeoNames {
  const places = [...found]
  const tree = pointTree(places.length, i => [places[i]?.x ?? 0, places[i]?.y ?? 0])
  const around = (metres: number, { x, y }: City): number[] => {
    const plane = localPlane(y / E7)
    const dx = metres / plane.east
    const dy = metres / plane.north
    return tree({ west: x - dx, south: y - dy, east: x + dx, north: y + dy })
  }

  // Most cities in the box around a region of several parts lie between them.
  const isAlone = new Set(cities.filter(city => around(NAMESAKE_METRES, city).length === 0))
  for (const city of cities) {
    if (city.people === 0 || isAlone.has(city)) continue // no people: not counted either
    const namesakes = around(SAME_METRES, city).flatMap(i => {
      const place = places[i]
      return place?.name === city.name ? [{ i, place, metres: metresBetween(place, city) }] : []
    })
    if (namesakes.some(({ place }) => place.isCounted)) continue
    const [best] = namesakes.sort((a, b) => b.place.people - a.place.people || a.metres - b.metres)
    if (best) places[best.i] = { ...best.place, people: city.people, isCounted: true }
  }

  const missing = cities.filter(city => {
    if (isAlone.has(city)) return city.people > 0
    const known = around(SAME_METRES, city).reduce((sum, i) => sum + (places[i]?.people ?? 0), 0)
    if (known >= LEAST_SHARE * city.people) return false
    return !around(NAMESAKE_METRES, city).some(i => {
      const { name, isCounted, people } = places[i] ?? NOBODY
      return name === city.name && (isCounted || people >= LEAST_SHARE * city.people)
    })
  })
  return { places, missing }
}

const NOBODY = { name: null, isCounted: false, people: 0 }

function metresBetween(place: { x: number; y: number }, { x, y }: City): number {
  const plane = localPlane(y / E7)
  return hypotenuse((place.x - x) * plane.east, (place.y - y) * plane.north)
}
