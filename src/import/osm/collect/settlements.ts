import { settlementLevel } from '../../../silence/levels.ts'
import { type Box, boxOfLine, growBox, isInBox, uniteBoxes } from '../../../geo/box.ts'
import { E7, hypotenuse, localPlane } from '../../../geo/local-plane.ts'
import { ROAD_RULES, type SettlementClass, SETTLEMENTS } from '../../../silence/parameters.ts'
import { heardBox, reachOfOther } from '../../../silence/sources/reach.ts'
import type { NoiseSource } from '../../../silence/sources/sources.ts'
import { type Collector, originOf } from './collector.ts'
import { type City, geoNamesIn } from '../geonames.ts'
import { type PointTree, pointTree } from '../../../geo/trees/point-tree.ts'
import { isInRings } from '../../../geo/polygon.ts'
import { areaOfRing, joinLines, middleOfRing } from '../geometry/rings.ts'
import { nearRegion } from './people/near-region.ts'
import { assignResidential, type Residential } from './people/residential.ts'
import { withGeoNames } from './people/with-geonames.ts'
import type { Tags } from '../elements.ts'
import { latinName } from '../names/names.ts'
import type { Settlement } from './people/settlement.ts'
import { tableOf } from '../../../text/table.ts'

const CLASSES = tableOf<SettlementClass>({
  city: 'city',
  town: 'town',
  village: 'village',
  hamlet: 'hamlet',
  isolated_dwelling: 'farm',
  farm: 'farm',
})

/** Houses that somebody has tagged as a village, too. */
const NO_SETTLEMENT = /^(restaurant|cafe|bar|pub|fast_food|fuel|parking|school|hospital|nightclub)$/

const DEGREES_AROUND = 0.2

export type Settlements = Collector & {
  /** Places of the extract. */
  found: Settlement[]
  /** Tells who lives where, with GeoNames' places where the extract has none; only once all has been seen. */
  people(region: Peopled): People
}

export type Peopled = {
  /** Around the region, 10⁻⁷ degrees. */
  box: Box
  /** Whether some of the region lies in a box, 10⁻⁷ degrees. */
  meets: (box: Box) => boolean
}

export type People = {
  /** Counts the people within 10 km. */
  near: (x: number, y: number) => number
  /** Each settlement of the extract as a source of noise, and each other in the box that is heard in the region. */
  sources: NoiseSource[]
  /** GeoNames' places in the box, but for some that are far from the region. */
  towns: readonly City[]
}

export function settlements(): Settlements {
  const found: Settlement[] = []
  const residential: Residential[] = []
  /** Those of areas, by their names. */
  const areas = new Map<string, Settlement[]>()
  /** Of the nodes; made at the first area, when all are known. */
  let nodes: { ids: ReadonlySet<number>; tree: PointTree } | undefined
  const isResidential = (tags: Tags) => tags['landuse'] === 'residential'
  const isPlace = (tags: Tags) => CLASSES.has(tags['place'] ?? '')

  function settlementAt(origin: number, tags: Tags, [x, y]: readonly [number, number]): Settlement | undefined {
    const size = CLASSES.get(tags['place'] ?? '')
    if (!size || NO_SETTLEMENT.test(tags['amenity'] ?? '')) return undefined
    const tagged = Number(tags['population']?.replaceAll(/[\s.,']/g, ''))
    const isCounted = tagged > 0
    const people = isCounted ? tagged : SETTLEMENTS[size].people
    return { origin, class: size, name: latinName(tags) ?? null, people, isCounted, x, y }
  }

  /** An area that holds a place of its name, or a node of its size, is the same place; one without a name is a part of one. */
  function addArea(origin: number, tags: Tags, rings: readonly Int32Array[]): void {
    const [largest] = rings.toSorted((a, b) => areaOfRing(b) - areaOfRing(a))
    const area = largest && settlementAt(origin, tags, middleOfRing(largest))
    if (!area || area.name === null) return
    const within = nodesOf().tree(uniteBoxes(rings.map(ring => boxOfLine(ring))))
    const isSame = ({ name, class: size }: Settlement) => name === area.name || size === area.class
    const named = areas.get(area.name) ?? []
    const same = [...within.flatMap(i => found[i] ?? []).filter(isSame), ...named]
    if (same.some(({ x, y }) => isInRings(rings, x, y))) return
    areas.set(area.name, [...named, area])
    found.push(area)
  }

  function nodesOf() {
    nodes ??= {
      ids: new Set(found.map(({ origin }) => origin)),
      tree: pointTree(found.length, i => [found[i]?.x ?? 0, found[i]?.y ?? 0]),
    }
    return nodes
  }

  function addResidential(origin: number, rings: readonly Int32Array[]): void {
    for (const ring of rings) {
      const [x, y] = middleOfRing(ring)
      residential.push({ origin, x, y, m2: areaOfRing(ring) })
    }
  }

  return {
    keys: ['place', 'landuse'],
    found,
    node(id, x, y, tags) {
      const settlement = settlementAt(originOf('node', id), tags, [x, y])
      if (settlement) found.push(settlement)
    },
    way({ id, tags, line }) {
      if (isResidential(tags)) addResidential(originOf('way', id), joinLines([line()]).rings)
      if (isPlace(tags)) addArea(originOf('way', id), tags, joinLines([line()]).rings)
    },
    wants: ({ tags }) => isResidential(tags) || isPlace(tags),
    relation({ id, tags, outer, members }) {
      const { rings } = joinLines(outer)
      if (isResidential(tags)) addResidential(originOf('relation', id), rings)
      // Its label or administrative centre.
      const isNode = members.some(({ type, ref }) => type === 'node' && nodesOf().ids.has(originOf('node', ref)))
      if (isPlace(tags) && !isNode) addArea(originOf('relation', id), tags, rings)
    },
    people({ box, meets }) {
      const cities = geoNamesIn(growBox(box, DEGREES_AROUND * E7), nearRegion({ meets, places: found }))
      const { places, missing } = withGeoNames(found, cities)
      const isInside = ({ x, y }: City) => isInBox(box, x, y)
      const known = [...places, ...missing.filter(isInside).map(settlementOf)]
      const { areas, alone } = assignResidential(known, residential)
      return {
        near: peopleIndex([...places, ...missing, ...alone]),
        sources: heardIn(meets, sourcesOf([...known, ...alone], areas), places.length),
        towns: cities.filter(isInside),
      }
    },
  }
}

/**
 * Leaves out those behind the first `kept` that nobody hears: the box around a region of several parts may hold half a
 * continent.
 */
function heardIn(meets: Peopled['meets'], all: SettlementSource[], kept: number): NoiseSource[] {
  const others = all.slice(kept)
  const farthest = reachWith(
    others.reduce((most, { level }) => Math.max(most, level), 0),
    others.reduce((most, { size }) => Math.max(most, size), 0),
  )
  const isHeard = ({ points: [x = 0, y = 0] }: SettlementSource, reach: number) =>
    meets(heardBox({ west: x, south: y, east: x, north: y }, reach))
  return all.filter(
    (source, i) => i < kept || (isHeard(source, farthest) && isHeard(source, reachWith(source.level, source.size))),
  )
}

/** Returns how far a settlement is heard, metres, by its numbers as they are kept; the louder and larger, the farther. */
function reachWith(level: number, radius: number): number {
  const group = { kind: 'settlement', class: 'city', name: null } as const
  return Math.ceil(reachOfOther(group, Math.fround(level), Math.fround(radius)))
}

type SettlementSource = NoiseSource & { points: readonly number[] }

function sourcesOf(all: readonly Settlement[], areas: Float64Array): SettlementSource[] {
  return all.map((settlement, i) => {
    const { level, radius } = settlementLevel({ ...settlement, residentialM2: areas[i] ?? 0 })
    const { class: className, name, x, y, origin } = settlement
    return { kind: 'settlement', class: className, name, origin, level, size: radius, points: [x, y] }
  })
}

/** Sums people within 10 km, per hundredth of a degree (ways near each other get one answer). */
function peopleIndex(all: readonly { x: number; y: number; people: number }[]): People['near'] {
  const tree = pointTree(all.length, i => [all[i]?.x ?? 0, all[i]?.y ?? 0])
  const known = new Map<number, number>()
  const { radius } = ROAD_RULES.people
  const cell = E7 / 100
  return (x, y) => {
    const column = Math.round(x / cell)
    const row = Math.round(y / cell)
    const key = row * 65_536 + column
    const before = known.get(key)
    if (before !== undefined) return before
    const cx = column * cell
    const cy = row * cell
    const plane = localPlane(cy / E7)
    const dx = radius / plane.east
    const dy = radius / plane.north
    let sum = 0
    for (const i of tree({ west: cx - dx, south: cy - dy, east: cx + dx, north: cy + dy })) {
      const place = all[i]
      if (!place) continue
      const away = hypotenuse((place.x - cx) * plane.east, (place.y - cy) * plane.north)
      if (away <= radius) sum += place.people
    }
    known.set(key, sum)
    return sum
  }
}

function settlementOf({ name, people, x, y }: City): Settlement {
  const [, size] = CITY_CLASSES.find(([least]) => people >= least) ?? LEAST_CITY
  // GeoNames' places have no id here; their coordinates, to 10⁻⁵ degrees, tell them apart from each other.
  const origin = -((x / 100 + 18_000_000) * 2 ** 25 + (y / 100 + 9_000_000))
  return { origin, class: size, name, people, isCounted: true, x, y }
}

const LEAST_CITY = [0, 'village'] as const
const CITY_CLASSES = [[100_000, 'city'], [10_000, 'town'], LEAST_CITY] as const
