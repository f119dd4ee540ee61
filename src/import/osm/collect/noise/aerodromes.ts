import { aerodromeClass, aerodromeLevel } from '../../../../silence/levels.ts'
import { E7, hypotenuse, localPlane } from '../../../../geo/local-plane.ts'
import { AERODROME_RULES } from '../../../../silence/parameters.ts'
import type { NoiseSource } from '../../../../silence/sources/sources.ts'
import { type Collector, originOf } from '../collector.ts'
import { isInRings } from '../../../../geo/polygon.ts'
import { joinLines, type Line } from '../../geometry/rings.ts'
import type { Tags } from '../../elements.ts'

type Aerodrome = {
  origin: number
  name: string | null
  hasIataCode: boolean
  rings: Int32Array[]
  x: number
  y: number
}
type Runway = { origin: number; metres: number; points: [number, number, number, number] }

/** A runway belongs to the aerodrome around it, else to the nearest within this many metres. */
const BELONGS_METRES = 3_000
/** Runways whose directions differ by less are one when they touch. */
const IN_LINE_RADIANS = 0.17

export type Aerodromes = Collector & { sources(): NoiseSource[] }

/** Aerodromes as one source each at their longest runway. Helipads in use once a year are none; heliports are. */
export function aerodromes(): Aerodromes {
  const found: Aerodrome[] = []
  const runwayLines: { id: number; line: Line }[] = []
  const heliports: NoiseSource[] = []

  function add(origin: number, tags: Tags, x: number, y: number, rings: Int32Array[]): void {
    if (tags['aeroway'] === 'heliport') {
      const level = aerodromeLevel('heliport')
      heliports.push({
        kind: 'aerodrome',
        class: 'heliport',
        name: tags['name'] ?? null,
        origin,
        level,
        size: 0,
        points: [x, y],
      })
    } else found.push({ origin, name: tags['name'] ?? null, hasIataCode: tags['iata'] !== undefined, rings, x, y })
  }

  return {
    keys: ['aeroway'],
    node(id, x, y, tags) {
      if (isAerodrome(tags)) add(originOf('node', id), tags, x, y, [])
    },
    way({ id, tags, line }) {
      if (tags['aeroway'] === 'runway' && tags['area'] !== 'yes') runwayLines.push({ id, line: line() })
      if (!isAerodrome(tags)) return
      const { points } = line()
      if (points.length > 0) add(originOf('way', id), tags, points[0] ?? 0, points[1] ?? 0, joinLines([line()]).rings)
    },
    wants: ({ tags }) => isAerodrome(tags),
    relation({ id, tags, outer }) {
      const [first] = outer
      if (!first) return
      add(originOf('relation', id), tags, first.points[0] ?? 0, first.points[1] ?? 0, joinLines(outer).rings)
    },
    sources: () => [...heliports, ...atRunways(found, longRunways(runwayLines))],
  }
}

function isAerodrome(tags: Tags): boolean {
  const isOne = tags['aeroway'] === 'aerodrome' || tags['aeroway'] === 'heliport'
  return isOne && tags['disused'] !== 'yes' && tags['abandoned'] !== 'yes'
}

function atRunways(aerodromes: Aerodrome[], runways: Runway[]): NoiseSource[] {
  const longest = new Map<Aerodrome | undefined, Runway>()
  const strays: Runway[] = []
  for (const runway of runways) {
    const owner = ownerOf(runway, aerodromes)
    if (!owner) strays.push(runway)
    else if (runway.metres > (longest.get(owner)?.metres ?? 0)) longest.set(owner, runway)
  }
  const sources: NoiseSource[] = []
  const push = (origin: number, name: string | null, hasIataCode: boolean, runway: Runway | undefined) => {
    // Where no runway is mapped it is held to be a short one.
    const className = aerodromeClass({ runwayMetres: runway?.metres ?? AERODROME_RULES.leastRunwayMetres, hasIataCode })
    const points = runway?.points ?? []
    sources.push({
      kind: 'aerodrome',
      class: className,
      name,
      origin,
      level: aerodromeLevel(className),
      size: 0,
      points,
    })
  }
  for (const aerodrome of aerodromes) {
    const runway = longest.get(aerodrome) ?? placeholder(aerodrome)
    push(aerodrome.origin, aerodrome.name, aerodrome.hasIataCode, runway)
  }
  for (const runway of strays) push(runway.origin, null, false, runway)
  return sources
}

function placeholder({ origin, x, y }: Aerodrome): Runway {
  return { origin, metres: AERODROME_RULES.leastRunwayMetres, points: [x, y, x, y] }
}

function ownerOf({ points }: Runway, aerodromes: Aerodrome[]): Aerodrome | undefined {
  const [x, y] = [(points[0] + points[2]) / 2, (points[1] + points[3]) / 2]
  const around = aerodromes.find(({ rings }) => isInRings(rings, x, y))
  if (around) return around
  const plane = localPlane(y / E7)
  let [best, bestMetres]: [Aerodrome | undefined, number] = [undefined, BELONGS_METRES]
  for (const aerodrome of aerodromes) {
    const away = hypotenuse((aerodrome.x - x) * plane.east, (aerodrome.y - y) * plane.north)
    if (away < bestMetres) [best, bestMetres] = [aerodrome, away]
  }
  return best
}

/** Joins runway ways that touch and lie in line; each is kept as the straight from end to end. */
function longRunways(lines: { id: number; line: Line }[]): Runway[] {
  const runways = lines.flatMap(({ id, line: { points, first, last } }) => {
    const ends = [points[0], points[1], points.at(-2), points.at(-1)] as [number, number, number, number]
    const { metres, angle } = straight(ends)
    return points.length >= 4 && metres > 0 ? [{ origin: originOf('way', id), first, last, ends, angle }] : []
  })
  const joined: Runway[] = []
  while (runways.length > 0) {
    const runway = runways.pop()
    if (!runway) break
    for (let isGrowing = true; isGrowing; ) {
      const index = runways.findIndex(other => isInLine(runway.angle, other.angle) && touches(runway, other))
      isGrowing = index >= 0
      const [other] = isGrowing ? runways.splice(index, 1) : []
      if (other) extend(runway, other)
    }
    joined.push({ origin: runway.origin, metres: straight(runway.ends).metres, points: runway.ends })
  }
  return joined
}

type Piece = { first: number; last: number; ends: [number, number, number, number] }

function touches(a: Piece, b: Piece): boolean {
  return a.first === b.first || a.first === b.last || a.last === b.first || a.last === b.last
}

/** Lengthens `a` by `b`, which touches it, to the end of `b` that is not shared. */
function extend(a: Piece, b: Piece): void {
  const isSharedFirst = b.first === a.first || b.first === a.last
  const shared = isSharedFirst ? b.first : b.last
  const far = isSharedFirst ? b.last : b.first
  const [x, y] = isSharedFirst ? [b.ends[2], b.ends[3]] : [b.ends[0], b.ends[1]]
  if (shared === a.last) {
    a.last = far
    a.ends = [a.ends[0], a.ends[1], x, y]
  } else {
    a.first = far
    a.ends = [x, y, a.ends[2], a.ends[3]]
  }
}

function straight([ax, ay, bx, by]: [number, number, number, number]): { metres: number; angle: number } {
  const plane = localPlane(ay / E7)
  const [dx, dy] = [(bx - ax) * plane.east, (by - ay) * plane.north]
  return { metres: hypotenuse(dx, dy), angle: Math.atan2(dy, dx) }
}

function isInLine(a: number, b: number): boolean {
  return Math.abs(Math.sin(a - b)) < Math.sin(IN_LINE_RADIANS)
}
