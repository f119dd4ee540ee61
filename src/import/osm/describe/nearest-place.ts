import type { Coordinates } from '../../../geo/coordinates.ts'
import { E7, hypotenuse, localPlane, METRES_PER_DEGREE } from '../../../geo/local-plane.ts'
import { pointTree } from '../../../geo/trees/point-tree.ts'
import { geoNamesIn } from '../geonames.ts'
import { SETTLEMENTS } from '../../../silence/parameters.ts'
import type { Districts, NearDistrict } from '../collect/people/districts.ts'
import type { Settlement } from '../collect/people/settlement.ts'

/**
 * The settlement, or part of one, that people would name; `bearing` from it to the spot, degrees clockwise from north; `radius`
 * of the settlement in metres, by its people; `isIn`: whether the spot is in it, by its boundary where the file has that.
 */
export type NearestPlace = {
  name: string
  metres: number
  bearing: number
  radius: number
  at: Coordinates
  isIn: boolean
}

type Named = { name: string; people: number; x: number; y: number }

/** Searched one after the other, metres. */
const SEARCHES = [2_000, 8_000, 30_000]
const CITIES_METRES = 50_000
/** A part of a settlement that is this near is named before settlements that are farther, and before the world's towns. */
const DISTRICT_METRES = 2_000
/** Farther ones are named when no town is nearer. */
const FAR_DISTRICT_METRES = 8_000

const IN_METRES = 500
/** Well within a settlement's radius one is in it. */
const IN_SHARE = 0.7

/**
 * Finds the nearest settlement of the extract; where that is far, a part of one that is near; else the nearest settlement
 * of the world's.
 */
export function nearestPlaces(
  settlements: readonly Settlement[],
  districts: Pick<Districts, 'near' | 'isBeyond'>,
): (x: number, y: number) => NearestPlace | null {
  const named = settlements.flatMap(({ name, class: className, people, x, y }) =>
    name === null || className === 'farm' ? [] : [{ name, people, x, y }],
  )
  const tree = pointTree(named.length, i => [named[i]?.x ?? 0, named[i]?.y ?? 0])
  const citiesAround = cities()
  const within = (place: Named, x: number, y: number): NearestPlace => {
    const seen = seenFrom(place, x, y)
    const isNear = seen.metres < Math.max(IN_METRES, IN_SHARE * seen.radius)
    return { ...seen, isIn: isNear && !districts.isBeyond(place, x, y) }
  }
  return (x, y) => {
    const settlement = ownNear(x, y)
    const own = settlement && within(settlement, x, y)
    if (own && (own.isIn || own.metres <= DISTRICT_METRES)) return own
    const part = districtOf(districts.near(x, y, { metres: DISTRICT_METRES, among: own ? 'parts' : 'all' }), x, y)
    if (own) return part && part.metres < own.metres ? part : own
    if (part) return part
    const city = nearest(citiesAround(x, y), x, y)
    const far = districtOf(districts.near(x, y, { metres: FAR_DISTRICT_METRES, among: 'parts' }), x, y)
    if (!city || city.metres > CITIES_METRES || (far && far.metres < city.metres)) return far ?? null
    return within(city.place, x, y)
  }

  function ownNear(x: number, y: number): Named | undefined {
    const plane = localPlane(y / E7)
    for (const metres of SEARCHES) {
      const [dx, dy] = [metres / plane.east, metres / plane.north]
      const near = tree({ west: x - dx, south: y - dy, east: x + dx, north: y + dy }).flatMap(i => named[i] ?? [])
      const found = nearest(near, x, y)
      if (found && found.metres <= metres) return found.place
    }
    return undefined
  }
}

function districtOf(district: NearDistrict | undefined, x: number, y: number): NearestPlace | undefined {
  if (!district) return undefined
  const { metres, isInside } = district
  return { ...seenFrom({ ...district, people: 0 }, x, y), metres, isIn: isInside ?? metres < IN_METRES }
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

function nearest(places: readonly Named[], x: number, y: number): { place: Named; metres: number } | undefined {
  const plane = localPlane(y / E7)
  let best: { place: Named; metres: number } | undefined
  for (const place of places) {
    const metres = hypotenuse((x - place.x) * plane.east, (y - place.y) * plane.north)
    if (!best || metres < best.metres) best = { place, metres }
  }
  return best
}

function seenFrom({ name, people, x: px, y: py }: Named, x: number, y: number): Omit<NearestPlace, 'isIn'> {
  const plane = localPlane(y / E7)
  const [dx, dy] = [(x - px) * plane.east, (y - py) * plane.north]
  return {
    name,
    at: { latitude: py / E7, longitude: px / E7 },
    metres: hypotenuse(dx, dy),
    radius: radiusOf(people),
    bearing: ((Math.atan2(dx, dy) * 180) / Math.PI + 360) % 360,
  }
}

/** A city is denser than a village. */
function radiusOf(people: number): number {
  const { density } = people >= SETTLEMENTS.city.people ? SETTLEMENTS.city : SETTLEMENTS.town
  return 1000 * Math.sqrt(people / density / Math.PI)
}
