import type { Coordinates } from '../../../geo/coordinates.ts'
import { E7, hypotenuse, localPlane, METRES_PER_DEGREE } from '../../../geo/local-plane.ts'
import { pointTree } from '../../../geo/trees/point-tree.ts'
import { geoNamesIn } from '../geonames.ts'
import { SETTLEMENTS } from '../../../silence/parameters.ts'
import type { Settlement } from '../collect/people/settlement.ts'

/**
 * The settlement that people would name; `bearing` from it to the spot, degrees clockwise from north; `radius` of the
 * settlement in metres, by its people.
 */
export type NearestPlace = { name: string; metres: number; bearing: number; radius: number; at: Coordinates }

type Named = { name: string; people: number; x: number; y: number }

/** Searched one after the other, metres. */
const SEARCHES = [2_000, 8_000, 30_000]
const CITIES_METRES = 50_000

/** Finds the nearest settlement of the extract, else the nearest of the world's. */
export function nearestPlaces(settlements: readonly Settlement[]): (x: number, y: number) => NearestPlace | null {
  const named = settlements.flatMap(({ name, class: className, people, x, y }) =>
    name === null || className === 'farm' ? [] : [{ name, people, x, y }],
  )
  const tree = pointTree(named.length, i => [named[i]?.x ?? 0, named[i]?.y ?? 0])
  const citiesAround = cities()
  return (x, y) => {
    const plane = localPlane(y / E7)
    for (const metres of SEARCHES) {
      const [dx, dy] = [metres / plane.east, metres / plane.north]
      const near = tree({ west: x - dx, south: y - dy, east: x + dx, north: y + dy }).flatMap(i => named[i] ?? [])
      const place = nearest(near, x, y)
      if (place && place.metres <= metres) return place
    }
    const city = nearest(citiesAround(x, y), x, y)
    return city && city.metres <= CITIES_METRES ? city : null
  }
}

/** Gives the cities that may be near, looked up once for each square of a degree. */
function cities(): (x: number, y: number) => readonly Named[] {
  const known = new Map<string, readonly Named[]>()
  return (x, y) => {
    const [west, south] = [Math.floor(x / E7) * E7, Math.floor(y / E7) * E7]
    const key = `${west} ${south}`
    const before = known.get(key)
    if (before) return before
    const high = (CITIES_METRES / METRES_PER_DEGREE) * E7
    const poleward = Math.max(Math.abs(south), Math.abs(south + E7)) / E7
    const wide = CITIES_METRES / localPlane(Math.min(poleward, 89)).east
    const found = geoNamesIn({
      west: west - wide,
      east: west + E7 + wide,
      south: south - high,
      north: south + E7 + high,
    })
    known.set(key, found)
    return found
  }
}

function nearest(places: readonly Named[], x: number, y: number): NearestPlace | undefined {
  const plane = localPlane(y / E7)
  let best: NearestPlace | undefined
  for (const place of places) {
    const [dx, dy] = [(x - place.x) * plane.east, (y - place.y) * plane.north]
    const metres = hypotenuse(dx, dy)
    if (best && metres >= best.metres) continue
    const at = { latitude: place.y / E7, longitude: place.x / E7 }
    best = {
      name: place.name,
      at,
      metres,
      radius: radiusOf(place.people),
      bearing: ((Math.atan2(dx, dy) * 180) / Math.PI + 360) % 360,
    }
  }
  return best
}

/** A city is denser than a village. */
function radiusOf(people: number): number {
  const { density } = people >= SETTLEMENTS.city.people ? SETTLEMENTS.city : SETTLEMENTS.town
  return 1000 * Math.sqrt(people / density / Math.PI)
}
