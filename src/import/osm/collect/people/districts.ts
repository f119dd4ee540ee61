// Parts of settlements, and the boundaries of municipalities and their parts, by which it is said where a spot is.
import type Flatbush from 'flatbush'
import { SpilledRecords } from '../../../../arrays/spilled-records.ts'
import { type Box, boxOfLine, isInBox, uniteBoxes } from '../../../../geo/box.ts'
import { distanceToPiece, E7, hypotenuse, localPlane } from '../../../../geo/local-plane.ts'
import { SETTLEMENTS } from '../../../../silence/parameters.ts'
import { isInRings } from '../../../../geo/polygon.ts'
import { treeOfBoxes } from '../../../../geo/trees/box-tree.ts'
import type { Tags } from '../../elements.ts'
import { areaOfRing, joinLines, middleOfRing } from '../../geometry/rings.ts'
import { latinName } from '../../names/names.ts'
import type { Collector } from '../collector.ts'

/** A district near a point; `x` and `y` are its middle, 10⁻⁷ degrees. */
export type NearDistrict = {
  name: string
  x: number
  y: number
  /** To its middle; to the outline of an area that the point is not in. */
  metres: number
  /** Whether its area holds the point; null where nobody knows how far it goes. */
  isInside: boolean | null
}

export type Districts = Collector & {
  /** How many parts of settlements there are. */
  parts: () => number
  /**
   * Returns the smallest that holds a point (10⁻⁷ degrees), else the nearest part of a settlement within some metres; of `parts`
   * no municipality. Only once all has been seen.
   */
  near(x: number, y: number, within: Within): NearDistrict | undefined
  /**
   * Tells whether a point lies outside of the boundary of a settlement, which has its name and holds its middle; of a town it may
   * be one without a name, of which the file has the line alone. Likewise.
   */
  isBeyond(settlement: { name: string; people: number; x: number; y: number }, x: number, y: number): boolean
}

type Within = { metres: number; among: 'all' | 'parts' }

const PARTS = new Set(['borough', 'suburb', 'quarter', 'neighbourhood'])
/** https://wiki.openstreetmap.org/wiki/Tag:boundary=administrative: municipalities and their parts, mostly. */
const LEVELS = /^(8|9|10)$/
const MUNICIPALITY = '8'

/** `start`: where its rings begin; null of a point. */
type District = {
  name: string | null
  x: number
  y: number
  box: Box
  m2: number
  isPart: boolean
  start: number | null
}

/** Gathers them; outlines are on disk as soon as they are many. */
export function districts(): Districts {
  const found: District[] = []
  const outlines = new SpilledRecords(0)
  const seeker = outlines.seeker()
  let parts = 0
  let tree: Flatbush | undefined
  let byName: Map<string | null, District[]> | undefined

  function add(tags: Tags, district: Omit<District, 'name' | 'isPart'>): void {
    const name = latinName(tags) ?? null
    if (name === null && (district.start === null || tags['admin_level'] !== MUNICIPALITY)) return
    const isPart = isPlace(tags)
    if (isPart) parts++
    found.push({ name, isPart, ...district })
  }

  function addArea(tags: Tags, rings: readonly Int32Array[]): void {
    const [largest] = rings.toSorted((a, b) => areaOfRing(b) - areaOfRing(a))
    if (!largest) return
    const [x, y] = middleOfRing(largest)
    const head = [rings.length, ...rings.map(ring => ring.length)]
    const start = outlines.append([], null, [...head, ...rings.flatMap(ring => Array.from(ring))])
    const box = uniteBoxes(rings.map(ring => boxOfLine(ring)))
    add(tags, { x: Math.round(x), y: Math.round(y), box, m2: areaOfRing(largest), start })
  }

  function ringsOf({ start }: District): Int32Array[] {
    if (start === null) return []
    seeker.seek(start)
    const numbers = seeker.points.slice(seeker.from, seeker.to)
    const [count = 0] = numbers
    let at = 1 + count
    return Array.from({ length: count }, (_, ring) => numbers.subarray(at, (at += numbers[1 + ring] ?? 0)))
  }

  return {
    keys: ['place', 'boundary'],
    node(_, x, y, tags) {
      if (isPlace(tags)) add(tags, { x, y, box: boxOfLine([x, y]), m2: 0, start: null })
    },
    way({ tags, line }) {
      if (!isDistrict(tags)) return
      const own = line()
      if (own.isWhole) addArea(tags, joinLines([own]).rings)
    },
    wants: ({ tags }) => isDistrict(tags),
    relation({ tags, outer, inner, missing }) {
      const { rings, open } = joinLines(outer)
      if (missing === 0 && open.length === 0) addArea(tags, [...rings, ...joinLines(inner).rings])
    },
    parts: () => parts,
    near(x, y, { metres, among }) {
      tree ??= treeOfBoxes(found.map(({ box }) => box))
      const plane = localPlane(y / E7)
      const [dx, dy] = [metres / plane.east, metres / plane.north]
      const around = (tree?.search(x - dx, y - dy, x + dx, y + dy) ?? []).sort((a, b) => a - b)
      let best: (NearDistrict & { m2: number }) | undefined
      for (const i of around) {
        const district = found[i]
        if (!district || (among === 'parts' && !district.isPart)) continue
        const { name, box, m2, isPart } = district
        if (name === null) continue
        const rings = isPart || isInBox(box, x, y) ? ringsOf(district) : []
        const isInside = isInRings(rings, x, y)
        if (!isInside && !isPart) continue
        const toMiddle = hypotenuse((x - district.x) * plane.east, (y - district.y) * plane.north)
        const away = isInside || rings.length === 0 ? toMiddle : metresToRings(rings, x, y)
        if (!isInside && (away > metres || best?.isInside === true)) continue
        const isBetter = !best || (isInside ? best.isInside !== true || m2 < best.m2 : away < best.metres)
        if (isBetter)
          best = {
            name,
            x: district.x,
            y: district.y,
            metres: away,
            isInside: rings.length === 0 ? null : isInside,
            m2,
          }
      }
      return best
    },
    isBeyond(settlement, x, y) {
      byName ??= Map.groupBy(
        found.filter(({ start }) => start !== null),
        ({ name }) => name,
      )
      const isTown = settlement.people < SETTLEMENTS.city.people
      const ofName = [...(byName.get(settlement.name) ?? []), ...(isTown ? (byName.get(null) ?? []) : [])]
      const own = ofName.filter(district => {
        return (
          isInBox(district.box, settlement.x, settlement.y) && isInRings(ringsOf(district), settlement.x, settlement.y)
        )
      })
      return own.length > 0 && !own.some(district => isInRings(ringsOf(district), x, y))
    },
  }
}

function isPlace(tags: Tags): boolean {
  return PARTS.has(tags['place'] ?? '')
}

function isDistrict(tags: Tags): boolean {
  return isPlace(tags) || (tags['boundary'] === 'administrative' && LEVELS.test(tags['admin_level'] ?? ''))
}

function metresToRings(rings: readonly Int32Array[], x: number, y: number): number {
  const { east, north } = localPlane(y / E7)
  let nearest = Infinity
  for (const ring of rings) {
    for (let i = 2; i + 1 < ring.length; i += 2) {
      const [ax, ay] = [((ring[i - 2] ?? 0) - x) * east, ((ring[i - 1] ?? 0) - y) * north]
      const [bx, by] = [((ring[i] ?? 0) - x) * east, ((ring[i + 1] ?? 0) - y) * north]
      nearest = Math.min(nearest, distanceToPiece(ax, ay, bx, by))
    }
  }
  return nearest
}
