import type { Doc, Index } from '../index/types.ts'
import { type Coordinates, distanceKm } from '../geo/distance.ts'
import {
  and,
  type Bits,
  bitsOf,
  bitsOfRange,
  bitsWhere,
  eachDoc,
  emptyBits,
  not,
  or,
  setBit,
} from '../arrays/bitset.ts'
import { coordinatesOf, type Facts, withinKm } from './facts.ts'
import type { Place } from './gazetteer/place.ts'
import { isInTerritory } from './gazetteer/regions.ts'
import type { Condition, Test } from './query.ts'
import { FEATURES, type Feature } from './vocabulary/features.ts'
import type { Box } from './vocabulary/natural-regions.ts'
import type { World } from './world.ts'

/** How much longer than the straight line a way between two places may be for what lies on it. */
const DETOUR = 1.15

/** The spots that meet a condition. */
export function bitsOfCondition(condition: Condition, world: World): Bits {
  const bits = bitsOfTest(condition, world)
  return condition.isNegated ? not(bits, world.facts.count) : bits
}

/** The spots that meet all conditions. */
export function bitsOfAll(conditions: readonly Condition[], world: World): Bits {
  const { count } = world.facts
  return conditions.reduce(
    (bits, condition) => and(bits, bitsOfCondition(condition, world)),
    not(emptyBits(count), count),
  )
}

function bitsOfTest(test: Test, world: World): Bits {
  const { facts, index } = world
  const { count } = facts
  switch (test.on) {
    case 'feature':
      return union(
        test.any.map(key => bitsOfFeature(FEATURES[key], facts)),
        count,
      )
    case 'access':
      return facts.access.get(test.access) ?? emptyBits(count)
    case 'fire':
      return facts.fire.get(test.fire) ?? emptyBits(count)
    case 'transport':
      return union(
        test.modes.flatMap(mode => facts.modes.get(mode) ?? []),
        count,
      )
    case 'rating':
      return bitsOfRatings(test, index)
    case 'text':
      return union(
        test.any.map(words => bitsOf(index.list({ filter: { words }, limit: Math.max(1, count) }).docs, count)),
        count,
      )
    case 'place':
      return union(
        test.places.map(place => bitsInPlace(place, world)),
        count,
      )
    case 'near':
      return bitsNear(test, facts)
    case 'around':
      return union(
        test.places.flatMap(({ center }) => (center ? withinKm(facts, center, test.km) : [])),
        count,
      )
    case 'compared':
      return bitsCompared(test, index)
    case 'between':
      return bitsBetween(test.places, facts)
    default:
      return bitsOf(test.docs, count)
  }
}

export function bitsOfFeature(feature: Feature | undefined, facts: Facts): Bits {
  const sets = [
    ...(feature?.tags ?? []).map(tag => facts.tags.get(tag)),
    ...(feature?.scenery ?? []).map(type => facts.scenery.get(type)),
    ...(feature?.activities ?? []).map(activity => facts.activities.get(activity)),
  ]
  return union(
    sets.flatMap(bits => bits ?? []),
    facts.count,
  )
}

/** Spots are in the order of their ratings, highest first. */
function bitsOfRatings({ min, max }: { min: number | null; max: number | null }, index: Index): Bits {
  const from = max === null ? 0 : firstRatedAtMost(index, max)
  const to = min === null ? index.count : firstRatedAtMost(index, min, BELOW)
  return bitsOfRange(from, to, index.count)
}

function bitsCompared({ to, how }: Extract<Test, { on: 'compared' }>, index: Index): Bits {
  const rating = index.silenceRating(to)
  const others = firstRatedAtMost(index, rating)
  const below = firstRatedAtMost(index, rating, BELOW)
  if (how === 'louder') return bitsOfRange(below, index.count, index.count)
  return and(
    bitsOfRange(0, how === 'quieter' ? others : below, index.count),
    not(bitsOf([to], index.count), index.count),
  )
}

const BELOW = 1e-9

/** The first spot that is rated `rating` or lower; with `less`, lower than that by as much. */
export function firstRatedAtMost(index: Index, rating: number, less = 0): Doc {
  let [from, to] = [0, index.count]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (index.silenceRating(middle) > rating - less) from = middle + 1
    else to = middle
  }
  return from
}

/** What is said of a place is not said of the spot that it is: "near Sarek" is not Sarek. */
function bitsNear({ place, km }: Extract<Test, { on: 'near' }>, facts: Facts): Bits {
  const { center } = place
  if (!center) return emptyBits(facts.count)
  const within = km === Infinity ? not(emptyBits(facts.count), facts.count) : withinKm(facts, center, km)
  return place.kind === 'spot' ? and(within, not(withinKm(facts, center, SAME_KM), facts.count)) : within
}

/** Nearer than this is the same spot. */
const SAME_KM = 0.0001

export function bitsInPlace(place: Place, { facts }: World): Bits {
  const { count } = facts
  if (place.region) {
    const { countries, territories, boxes = [] } = place.region
    const whole = countries.flatMap(code => facts.countries.get(code) ?? [])
    const parts = territories.flatMap(({ country, id }) => {
      const inside = facts.countries.get(country)
      return inside ? [and(inside, bitsOfTerritory(inside, id, facts))] : []
    })
    return union([...whole, ...parts, ...(boxes.length > 0 ? [bitsInBoxes(boxes, facts)] : [])], count)
  }
  const named = bitsOf(place.docs, count)
  return place.center && place.radiusKm > 0 ? or(named, withinKm(facts, place.center, place.radiusKm)) : named
}

const knownBoxes = new WeakMap<Facts, Map<readonly Box[], Bits>>()

/** Looked up once per version: every spot has to be tried. */
function bitsInBoxes(boxes: readonly Box[], facts: Facts): Bits {
  const known = knownBoxes.get(facts) ?? new Map<readonly Box[], Bits>()
  knownBoxes.set(facts, known)
  const bits =
    known.get(boxes) ?? bitsWhere(facts.count, doc => boxes.some(box => isInBox(coordinatesOf(facts, doc), box)))
  known.set(boxes, bits)
  return bits
}

function isInBox({ latitude, longitude }: Coordinates, [west, south, east, north]: Box): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

const knownTerritories = new WeakMap<Facts, Map<string, Bits>>()

/** Looked up in the borders once per version: every spot of the country has to be tried. */
function bitsOfTerritory(inside: Bits, territory: string, facts: Facts): Bits {
  const known = knownTerritories.get(facts) ?? new Map<string, Bits>()
  knownTerritories.set(facts, known)
  const bits =
    known.get(territory) ??
    bitsWhere(
      facts.count,
      doc =>
        (((inside[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1 && isInTerritory(coordinatesOf(facts, doc), territory),
    )
  known.set(territory, bits)
  return bits
}

function bitsBetween([a, b]: readonly [Place, Place], facts: Facts): Bits {
  const [from, to] = [a.center, b.center]
  if (!from || !to) return emptyBits(facts.count)
  const most = distanceKm(from, to) * DETOUR
  // Most spots lie far from both ends: only those that do not are measured.
  const inside = emptyBits(facts.count)
  eachDoc(and(withinKm(facts, from, most), withinKm(facts, to, most)), doc => {
    const at = coordinatesOf(facts, doc)
    if (distanceKm(at, from) + distanceKm(at, to) <= most) setBit(inside, doc)
  })
  return inside
}

function union(sets: readonly Bits[], count: number): Bits {
  return sets.reduce(or, emptyBits(count))
}
