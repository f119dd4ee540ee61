// Sources that are no lines, made ready for a raster: places in units of the map, seen from a tile in metres.
import { type Box, boxOfLine } from '../../geo/box.ts'
import { E7, footOf, hypotenuse } from '../../geo/local-plane.ts'
import { isCrossed } from '../../geo/polygon.ts'
import { aerodromeDb, radiusOfWorks, settlementDb, turbineDb, worksDbFrom } from '../levels.ts'
import { AERODROME_RULES, EVENTS, FAINTEST_DB, TURBINE, WORKS_RULES } from '../parameters.ts'
import { reachOfOther } from '../sources/reach.ts'
import { screenedRadius } from '../sources/screened.ts'
import type { Group, NoiseSources } from '../sources/sources.ts'
import { mapX, mapY, nearestTurn } from './lattice.ts'

export type Shape = {
  group: number
  /** x and y in turn, units of the map, and the box around them. */
  points: Float64Array
  box: Box
  /** Metres beyond which nothing is heard of it. */
  reach: number
  /** Returns dB at a place, −Infinity where it is not followed any more; the shape's points and the place in metres. */
  dbAt: (points: Float64Array, x: number, y: number) => number
  /** Metres around it within which its level does not fall smoothly. */
  core: number
  /** How many times faster the level falls in one direction than in another. */
  directed: number
  /** An event caps the rating within its reach, and has no level. */
  cap: number | null
  /** The radius of the area that terrain screens as one, metres; null for what is above the ground. */
  screened: number | null
}

/** Returns the sources that are no lines; `longitude`: around which the raster lies. */
export function shapesOf({ groups, others }: NoiseSources, which: readonly number[], longitude: number): Shape[] {
  return which.flatMap(other => {
    const group = groups[others.group[other] ?? -1]
    if (!group) return []
    const from = 2 * (others.start[other] ?? 0)
    const points = new Float64Array(2 * (others.start[other + 1] ?? 0) - from)
    const degrees = (others.points[from] ?? 0) / E7
    const shift = nearestTurn(degrees, longitude) - degrees
    for (let i = 0; i < points.length; i += 2) {
      points[i] = mapX((others.points[from + i] ?? 0) / E7 + shift)
      points[i + 1] = mapY((others.points[from + i + 1] ?? 0) / E7)
    }
    const level = others.level[other] ?? 0
    const size = others.size[other] ?? 0
    return [
      {
        group: others.group[other] ?? 0,
        points,
        box: boxOfLine(points),
        reach: reachOfOther(group, level, size),
        dbAt: levelAt(group, level, size),
        core: group.kind === 'settlement' ? size : 0,
        directed: group.kind === 'aerodrome' ? AERODROME_RULES.alongFactor : 1,
        cap: group.kind === 'event' ? EVENTS[group.class as keyof typeof EVENTS].cap : null, // events carry their table's key
        screened: screenedRadius(group, size),
      },
    ]
  })
}

/** Returns the points without those that lie less than `least` from the one before them; the first and the last stay. */
export function thinned(points: Float64Array, least: number): Float64Array {
  const last = points.length - 2
  const kept: number[] = [points[0] ?? 0, points[1] ?? 0]
  for (let i = 2; i < last; i += 2) {
    const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0]
    if (hypotenuse(x - (kept.at(-2) ?? 0), y - (kept.at(-1) ?? 0)) >= least) kept.push(x, y)
  }
  if (last > 0) kept.push(points[last] ?? 0, points[last + 1] ?? 0)
  return Float64Array.from(kept)
}

function levelAt({ kind, class: className }: Group, level: number, size: number): Shape['dbAt'] {
  if (kind === 'settlement') {
    return (points, x, y) => heard(settlementDb({ level, radius: size }, metresTo(points, x, y)))
  }
  if (kind === 'works') {
    const radius = radiusOfWorks(size)
    return (points, x, y) => {
      const metres = metresTo(points, x, y)
      return metres > WORKS_RULES.radius ? -Infinity : worksDbFrom(level, radius + metres)
    }
  }
  if (kind === 'turbine') {
    return (points, x, y) => {
      const metres = metresTo(points, x, y)
      return metres > TURBINE.radius ? -Infinity : turbineDb(metres, size)
    }
  }
  if (kind !== 'aerodrome') return () => -Infinity
  if (className === 'heliport') return (points, x, y) => heard(aerodromeDb(level, 0, metresTo(points, x, y)))
  return (points, x, y) => {
    const last = points.length - 2
    const ax = points[0] ?? 0
    const ay = points[1] ?? 0
    const bx = points[last] ?? 0
    const by = points[last + 1] ?? 0
    const { across, from, to } = footOf(ax - x, ay - y, bx - x, by - y)
    return heard(aerodromeDb(level, Math.abs(from + to) / 2, across))
  }
}

function heard(db: number): number {
  return db >= FAINTEST_DB ? db : -Infinity
}

/** Returns the metres to a point, a line or an area; 0 inside an area. One root for the whole shape. */
export function metresTo(points: Float64Array, x: number, y: number): number {
  const last = points.length - 2
  let ax = (points[0] ?? 0) - x
  let ay = (points[1] ?? 0) - y
  if (last <= 0) return hypotenuse(ax, ay)
  const isArea = last > 4 && points[0] === points[last] && points[1] === points[last + 1]
  let nearest = Infinity
  let isInside = false
  for (let i = 2; i <= last; i += 2) {
    const bx = (points[i] ?? 0) - x
    const by = (points[i + 1] ?? 0) - y
    const square = squaredDistance(ax, ay, bx - ax, by - ay)
    if (square < nearest) nearest = square
    if (isArea && isCrossed(ax, ay, bx, by, 0, 0)) isInside = !isInside
    ax = bx
    ay = by
  }
  return isInside ? 0 : Math.sqrt(nearest)
}

/** Returns the square of the distance from the origin to the piece from (ax, ay) that runs by (dx, dy). */
export function squaredDistance(ax: number, ay: number, dx: number, dy: number): number {
  const length2 = dx * dx + dy * dy
  const share = length2 === 0 ? 0 : -(ax * dx + ay * dy) / length2
  const within = share < 0 ? 0 : share > 1 ? 1 : share
  const px = ax + within * dx
  const py = ay + within * dy
  return px * px + py * py
}
