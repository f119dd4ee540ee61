// Runways of OpenStreetMap: joined to whole ones, and given to the aerodrome they belong to.
import Flatbush from 'flatbush'
import { boxOfLine, uniteBoxes } from '../../../../geo/box.ts'
import { E7, hypotenuse, localPlane } from '../../../../geo/local-plane.ts'
import { pointTree } from '../../../../geo/trees/point-tree.ts'
import { isInRings } from '../../../../geo/polygon.ts'
import { originOf } from '../collector.ts'
import type { Line } from '../../geometry/rings.ts'

export type Runway = { origin: number; metres: number; points: [number, number, number, number] }

/** Where an aerodrome is: its outline, and a point of it. Coordinates in 10⁻⁷ degrees. */
export type Site = { rings: readonly Int32Array[]; x: number; y: number }

/** A runway belongs to the aerodrome around it, else to the nearest within this many metres. */
const BELONGS_METRES = 3_000
/** Runways whose directions differ by less are one when they touch. */
const IN_LINE_RADIANS = 0.17

/** Tells to which of some aerodromes a runway belongs; of several around it, or equally near, to the first. */
export function ownersAmong<T extends Site>(sites: readonly T[]): (runway: Pick<Runway, 'points'>) => T | undefined {
  const near = pointTree(sites.length, i => [sites[i]?.x ?? 0, sites[i]?.y ?? 0])
  const around = outlineTree(sites)
  return ({ points }) => {
    const x = (points[0] + points[2]) / 2
    const y = (points[1] + points[3]) / 2
    const inside = around(x, y).find(site => isInRings(site.rings, x, y))
    if (inside) return inside
    const plane = localPlane(y / E7)
    const dx = BELONGS_METRES / plane.east
    const dy = BELONGS_METRES / plane.north
    let [best, bestMetres]: [T | undefined, number] = [undefined, BELONGS_METRES]
    for (const i of near({ west: x - dx, south: y - dy, east: x + dx, north: y + dy }).sort((a, b) => a - b)) {
      const site = sites[i]
      if (!site) continue
      const away = hypotenuse((site.x - x) * plane.east, (site.y - y) * plane.north)
      if (away < bestMetres) [best, bestMetres] = [site, away]
    }
    return best
  }
}

/** Finds the sites whose outline may hold a point, in their order. */
function outlineTree<T extends Site>(sites: readonly T[]): (x: number, y: number) => T[] {
  const outlined = sites.filter(({ rings }) => rings.length > 0)
  if (outlined.length === 0) return () => []
  const tree = new Flatbush(outlined.length, 16, Int32Array)
  for (const { rings } of outlined) {
    const { west, south, east, north } = uniteBoxes(rings.map(ring => boxOfLine(ring)))
    tree.add(west, south, east, north)
  }
  tree.finish()
  return (x, y) =>
    tree
      .search(x, y, x, y)
      .sort((a, b) => a - b)
      .flatMap(i => outlined[i] ?? [])
}

/** Joins runway ways that touch and lie in line; each is kept as the straight from end to end. */
export function longRunways(lines: readonly { id: number; line: Line }[]): Runway[] {
  const runways = lines.flatMap(({ id, line: { points, first, last } }) => {
    const ends = [points[0], points[1], points.at(-2), points.at(-1)] as [number, number, number, number]
    const { metres, angle } = straight(ends)
    return points.length >= 4 && metres > 0 ? [{ origin: originOf('way', id), first, last, ends, angle }] : []
  })
  /** By the node they end at, the numbers of the ways, rising. */
  const endingAt = new Map<number, number[]>()
  for (const [i, { first, last }] of runways.entries()) {
    for (const end of new Set([first, last])) {
      const known = endingAt.get(end)
      if (known) known.push(i)
      else endingAt.set(end, [i])
    }
  }
  const isTaken = new Uint8Array(runways.length)
  const joined: Runway[] = []
  for (const [i, runway] of [...runways.entries()].toReversed()) {
    if (isTaken[i] === 1) continue
    isTaken[i] = 1
    for (;;) {
      const touching = [...(endingAt.get(runway.first) ?? []), ...(endingAt.get(runway.last) ?? [])]
      const fitting = touching.filter(k => isTaken[k] === 0 && isInLine(runway.angle, runways[k]?.angle ?? Infinity))
      const next = Math.min(...fitting)
      const other = runways[next]
      if (!other) break
      isTaken[next] = 1
      extend(runway, other)
    }
    joined.push({ origin: runway.origin, metres: straight(runway.ends).metres, points: runway.ends })
  }
  return joined
}

type Piece = { first: number; last: number; ends: [number, number, number, number] }

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
  const dx = (bx - ax) * plane.east
  const dy = (by - ay) * plane.north
  return { metres: hypotenuse(dx, dy), angle: Math.atan2(dy, dx) }
}

function isInLine(a: number, b: number): boolean {
  return Math.abs(Math.sin(a - b)) < Math.sin(IN_LINE_RADIANS)
}
