import type { Coordinates } from '../../geo/coordinates.ts'
import { E7, type LocalPlane, localPlane } from '../../geo/local-plane.ts'
import { FAINTEST_DB } from '../parameters.ts'
import { inSteps, levelOf } from '../rating.ts'
import { type Cuts, eachArrival } from './arrivals.ts'
import type { AudibleSources } from '../sources/audible.ts'
import { compareGroups } from '../sources/group-slots.ts'
import { metresToShape, turns } from '../sources/distances.ts'
import type { Group, Shapes } from '../sources/sources.ts'

/** Directions of a rose: of 22.5 degrees each, the first around north, then clockwise. */
export const SECTORS = 16

/** From where the noise of all sources of one kind, class and name comes. */
export type RoseSource = Group & {
  /** dB(A) Lden. */
  levelDb: number
  /** The direction that most of it comes from, 0 to 15; null: from around the point, or from several sides. */
  sector: number | null
}

/** The noise that is known at a point by the direction it comes from. */
export type Rose = {
  /** dB(A) Lden of each direction; null where less than 15 dB comes from it. */
  levels: readonly (number | null)[]
  /** The loudest first. */
  sources: readonly RoseSource[]
}

const MOST_SOURCES = 5
/** A source has a direction when so much of its energy comes from within two sectors of the loudest one. */
const ONE_SIDED_SHARE = 0.6

/** Sorts what arrives at a point by direction. Only what the map has: what lies beyond its edge has none. */
export function roseAt(point: Coordinates, audible: AudibleSources): Rose {
  const plane = localPlane(point.latitude)
  const byGroup = new Map<Group, Float64Array>()
  eachArrival(
    audible,
    point,
    (x, y, energy, { group, part, other }) => {
      const sectors = byGroup.get(group) ?? new Float64Array(SECTORS)
      byGroup.set(group, sectors)
      if (other === undefined) addTo(sectors, sectorOf(x, y), energy)
      else spread(sectors, energy, sharesOf(part.others, other, { point, plane, isArea: group.kind !== 'aerodrome' }))
    },
    cutsAtSectors,
  )
  const total = new Float64Array(SECTORS)
  for (const sectors of byGroup.values()) for (const [i, energy] of sectors.entries()) addTo(total, i, energy)
  return {
    levels: Array.from(total, energy => (levelOf(energy) < FAINTEST_DB ? null : rounded(levelOf(energy)))),
    sources: [...byGroup]
      .map(([group, sectors]) => ({ group, sectors, energy: sectors.reduce((sum, energy) => sum + energy, 0) }))
      .sort((a, b) => b.energy - a.energy || compareGroups(a.group, b.group))
      .slice(0, MOST_SOURCES)
      .map(({ group, sectors, energy }) => ({
        ...group,
        levelDb: rounded(levelOf(energy)),
        sector: mainSector(sectors, energy),
      })),
  }
}

/** Returns the sector of metres to the east and north. */
export function sectorOf(x: number, y: number): number {
  return (Math.round((Math.atan2(x, y) / (2 * Math.PI)) * SECTORS) + SECTORS) % SECTORS
}

/** The borders between sectors, as directions. */
const BORDERS = Array.from({ length: SECTORS }, (_, i) => {
  const angle = ((i + 0.5) * 2 * Math.PI) / SECTORS
  return { x: Math.sin(angle), y: Math.cos(angle) }
})

/** Cuts a piece where it goes from one sector to the next: each part then lies in one. */
const cutsAtSectors: Cuts = (ax, ay, bx, by) => {
  const cuts = [0, 1]
  if (sectorOf(ax, ay) === sectorOf(bx, by)) return cuts
  for (const { x, y } of BORDERS) {
    const [a, b] = [ax * y - ay * x, bx * y - by * x]
    const at = a / (a - b)
    const isAhead = (ax + at * (bx - ax)) * x + (ay + at * (by - ay)) * y > 0
    if (at > 0 && at < 1 && isAhead) cuts.push(at)
  }
  return cuts.sort((one, other) => one - other)
}

type Seen = { point: Coordinates; plane: LocalPlane; isArea: boolean }

/** From where the noise of a point, runway or area is seen: by the angle that each part of its outline takes; null from all sides. */
function sharesOf(shapes: Shapes, shape: number, { point, plane, isArea }: Seen): Float64Array | null {
  const { points, start, size } = shapes
  const [from, to] = [2 * (start[shape] ?? 0), 2 * (start[shape + 1] ?? 0)]
  const [shift = 0] = turns(point.longitude).toSorted((a, b) => {
    const away = (turn: number) => Math.abs((points[from] ?? 0) - (point.longitude + turn) * E7)
    return away(a) - away(b)
  })
  const [x0, y0] = [(point.longitude + shift) * E7, point.latitude * E7]
  const x = (i: number) => ((points[i] ?? 0) - x0) * plane.east
  const y = (i: number) => ((points[i + 1] ?? 0) - y0) * plane.north
  const metres = metresToShape(shapes, shape, { x0, y0, plane })
  const isOnePoint = to - from <= 2
  if (metres === 0 || (isArea && isOnePoint && metres < (size[shape] ?? 0))) return null
  const shares = new Float64Array(SECTORS)
  if (isOnePoint) addTo(shares, sectorOf(x(from), y(from)), 1)
  for (let i = from; i + 3 < to; i += 2) {
    const cuts = cutsAtSectors(x(i), y(i), x(i + 2), y(i + 2))
    const at = (share: number): [number, number] => [x(i) + share * (x(i + 2) - x(i)), y(i) + share * (y(i + 2) - y(i))]
    for (let k = 1; k < cuts.length; k++) {
      const [[ax, ay], [bx, by]] = [at(cuts[k - 1] ?? 0), at(cuts[k] ?? 1)]
      addTo(shares, sectorOf((ax + bx) / 2, (ay + by) / 2), Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)))
    }
  }
  return shares
}

/** Spreads energy over sectors in proportion to shares; null spreads it evenly. */
function spread(sectors: Float64Array, energy: number, shares: Float64Array | null): void {
  const sum = shares?.reduce((all, share) => all + share, 0) ?? 0
  for (let i = 0; i < SECTORS; i++)
    addTo(sectors, i, shares && sum > 0 ? (energy * (shares[i] ?? 0)) / sum : energy / SECTORS)
}

function mainSector(sectors: Float64Array, energy: number): number | null {
  const loudest = sectors.indexOf(Math.max(...sectors))
  let around = 0
  for (let i = loudest - 2; i <= loudest + 2; i++) around += sectors[(i + SECTORS) % SECTORS] ?? 0
  return around >= ONE_SIDED_SHARE * energy ? loudest : null
}

/** Counted in steps, so that the sum is the same in whatever order sources are read. */
function addTo(values: Float64Array, i: number, value: number): void {
  values[i] = (values[i] ?? 0) + inSteps(value)
}

function rounded(db: number): number {
  return Math.round(db * 10) / 10
}
