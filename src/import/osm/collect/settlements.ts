import KDBush from 'kdbush'
import { settlementLevel } from '../../../silence/levels.ts'
import { E7, hypotenuse, localPlane } from '../../../geo/local-plane.ts'
import { ROAD_RULES, type SettlementClass, SETTLEMENTS } from '../../../silence/parameters.ts'
import { type NoiseSource, ringArea } from '../../../silence/sources/sources.ts'
import { type Collector, originOf } from './collector.ts'
import { geoNamesIn } from '../geonames.ts'
import { joinLines } from '../geometry/rings.ts'
import type { Tags } from '../elements.ts'

/** A place where people live; 10⁻⁷ degrees. */
export type Settlement = {
  id: number
  class: SettlementClass
  name: string | null
  people: number
  isCounted: boolean
  x: number
  y: number
}

const CLASSES: Record<string, SettlementClass> = {
  city: 'city',
  town: 'town',
  village: 'village',
  hamlet: 'hamlet',
  isolated_dwelling: 'farm',
  farm: 'farm',
}

/** A GeoNames city so near to a place of the extract is that place. */
const SAME_METRES = 3_000
const RESIDENTIAL_METRES = 3_000
const DEGREES_AROUND = 0.2

export type Settlements = Collector & {
  found: Settlement[]
  /** Counts the people within 10 km; only once all nodes have been seen. */
  peopleNear: (x: number, y: number) => number
  /** Gives each settlement as a source of noise; only once all ways have been seen. */
  sources(): NoiseSource[]
}

export function settlements(): Settlements {
  const found: Settlement[] = []
  const residential: { x: number; y: number; m2: number }[] = []
  let people: ReturnType<typeof peopleIndex> | undefined
  const isResidential = (tags: Tags) => tags['landuse'] === 'residential'

  function addResidential(ring: Int32Array): void {
    const count = ring.length / 2
    let [x, y] = [0, 0]
    for (let i = 0; i < ring.length; i += 2) {
      x += (ring[i] ?? 0) / count
      y += (ring[i + 1] ?? 0) / count
    }
    residential.push({ x, y, m2: ringArea(ring) })
  }

  return {
    keys: ['place', 'landuse'],
    found,
    node(id, x, y, tags) {
      const settlement = CLASSES[tags['place'] ?? '']
      if (!settlement) return
      const tagged = Number(tags['population']?.replaceAll(/[\s.,']/g, ''))
      const isCounted = tagged > 0
      const count = isCounted ? tagged : SETTLEMENTS[settlement].people
      found.push({ id, class: settlement, name: tags['name'] ?? null, people: count, isCounted, x, y })
    },
    way({ tags, line }) {
      if (isResidential(tags)) for (const ring of joinLines([line()]).rings) addResidential(ring)
    },
    wants: ({ tags }) => isResidential(tags),
    relation({ outer }) {
      for (const ring of joinLines(outer).rings) addResidential(ring)
    },
    peopleNear(x, y) {
      people ??= peopleIndex(found)
      return people(x, y)
    },
    sources() {
      const areas = assignResidential(found, residential)
      return found.map((settlement, i) => {
        const { level, radius } = settlementLevel({ ...settlement, residentialM2: areas[i] ?? 0 })
        const { class: className, name, x, y, id } = settlement
        return {
          kind: 'settlement',
          class: className,
          name,
          origin: originOf('node', id),
          level,
          size: radius,
          points: [x, y],
        }
      })
    },
  }
}

/** Each residential area belongs to the nearest place within 3 km that is more than a farm. */
function assignResidential(found: Settlement[], residential: { x: number; y: number; m2: number }[]): Float64Array {
  const areas = new Float64Array(found.length)
  const homes = found.flatMap((settlement, i) => (settlement.class === 'farm' ? [] : [i]))
  const index = new KDBush(homes.length)
  for (const i of homes) index.add(found[i]?.x ?? 0, found[i]?.y ?? 0)
  index.finish()
  for (const { x, y, m2 } of residential) {
    const nearest = nearestOf(index, homes, found, x, y, RESIDENTIAL_METRES)
    if (nearest !== undefined) areas[nearest] = (areas[nearest] ?? 0) + m2
  }
  return areas
}

function nearestOf(index: KDBush, ids: number[], found: Settlement[], x: number, y: number, metres: number) {
  const plane = localPlane(y / E7)
  const [dx, dy] = [metres / plane.east, metres / plane.north]
  let [best, bestMetres]: [number | undefined, number] = [undefined, metres]
  for (const k of index.range(x - dx, y - dy, x + dx, y + dy)) {
    const i = ids[k] ?? 0
    const away = hypotenuse(((found[i]?.x ?? 0) - x) * plane.east, ((found[i]?.y ?? 0) - y) * plane.north)
    if (away < bestMetres) [best, bestMetres] = [i, away]
  }
  return best
}

/** Sums people within 10 km, per hundredth of a degree (ways near each other get one answer). */
function peopleIndex(found: Settlement[]): (x: number, y: number) => number {
  const all: { x: number; y: number; people: number }[] = [...found, ...citiesBeyond(found)]
  const index = new KDBush(all.length)
  for (const { x, y } of all) index.add(x, y)
  index.finish()
  const known = new Map<number, number>()
  const { radius } = ROAD_RULES.people
  const cell = E7 / 100
  return (x, y) => {
    const [column, row] = [Math.round(x / cell), Math.round(y / cell)]
    const key = row * 65_536 + column
    const before = known.get(key)
    if (before !== undefined) return before
    const [cx, cy] = [column * cell, row * cell]
    const plane = localPlane(cy / E7)
    const [dx, dy] = [radius / plane.east, radius / plane.north]
    let sum = 0
    for (const i of index.range(cx - dx, cy - dy, cx + dx, cy + dy)) {
      const place = all[i]
      if (!place) continue
      const away = hypotenuse((place.x - cx) * plane.east, (place.y - cy) * plane.north)
      if (away <= radius) sum += place.people
    }
    known.set(key, sum)
    return sum
  }
}

/** The world's cities around the extract that it does not hold itself. */
function citiesBeyond(found: Settlement[]): { x: number; y: number; people: number }[] {
  if (found.length === 0) return []
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of found) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  const around = DEGREES_AROUND * E7
  const box = { west: west - around, south: south - around, east: east + around, north: north + around }
  const index = new KDBush(found.length)
  for (const { x, y } of found) index.add(x, y)
  index.finish()
  return geoNamesIn(box).filter(({ x, y }) => {
    const plane = localPlane(y / E7)
    const [dx, dy] = [SAME_METRES / plane.east, SAME_METRES / plane.north]
    return index.range(x - dx, y - dy, x + dx, y + dy).every(i => found[i]?.class === 'farm')
  })
}
