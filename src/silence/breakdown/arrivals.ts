// What arrives at a point, source by source, with where it comes from: for what is usual beyond an edge (beyond.ts), and for
// directions (breakdown/rose.ts).
import type { Coordinates } from '../../geo/coordinates.ts'
import { E7, type LocalPlane, localPlane } from '../../geo/local-plane.ts'
import { energyOfPiece, FAR_METRES, gain, throughHouses } from '../propagation.ts'
import { dbOfHouses } from '../sources/built-up.ts'
import type { AudibleSources, SourcePart } from '../sources/audible.ts'
import { dbOfOther } from '../sources/db-of-other.ts'
import { metresToShape, turns } from '../sources/distances.ts'
import { screenedParts, throughToOther } from '../sources/screened.ts'
import type { Group } from '../sources/sources.ts'
import { Screen } from '../terrain/screen.ts'

/** What some energy comes from; `other` is its number among the sources of `part` that are no ways. */
export type ArrivedFrom = { group: Group; part: SourcePart; other?: number }

/** Metres to the east and north from where some energy comes, and what makes it; valid for the call alone. */
export type Arrival = (x: number, y: number, energy: number, from: ArrivedFrom) => void

/** Where a piece between two points is to be cut: rising shares of its length from 0 to 1, both included. */
export type Cuts = (ax: number, ay: number, bx: number, by: number) => readonly number[]
const WHOLE: readonly number[] = [0, 1]

/** Where it comes from may be told more roughly than how much it is. */
const SHOWN_RUN_SHARE = 0.3

type Here = {
  x0: number
  y0: number
  plane: LocalPlane
  houses: number
  show: Arrival
  cuts: Cuts
  screen: Screen | null
}

/** Shows what arrives at a point, one by one: far ways as their middle. Slower than `receive`. */
export function eachArrival(
  audible: AudibleSources,
  point: Coordinates,
  show: Arrival,
  cuts: Cuts = () => WHOLE,
): void {
  const { latitude, longitude } = point
  const y0 = latitude * E7
  const ground = audible.terrain && new Screen(audible.terrain)
  const screen = ground?.moveTo(point) ? ground : null
  const plane = localPlane(latitude)
  const houses = dbOfHouses(audible.builtUp.shareAt(longitude * E7, y0))
  const places = turns(longitude).map(shift => {
    const x0 = (longitude + shift) * E7
    return { x0, y0, plane, houses, show, cuts, screen, box: { west: x0, south: y0, east: x0, north: y0 } }
  })
  for (const part of audible.audibleIn(...places.map(({ box }) => box))) {
    /** By number of the group: a page has many of which nothing arrives. */
    const known: ArrivedFrom[] = []
    const from = (group: number) => (known[group] ??= { group: audible.groupAt(part.slots[group] ?? fail()), part })
    for (const here of places) {
      for (const run of part.runsHeardIn(here.box)) {
        showRun(part, run, from(part.runs.group[run] ?? 0), here)
      }
      for (const other of part.othersHeardIn(here.box)) {
        showOther(part, { ...from(part.others.group[other] ?? 0), other }, here)
      }
    }
  }
}

function fail(): never {
  throw new RangeError('a source has no group')
}

function showRun(part: SourcePart, run: number, from: ArrivedFrom, here: Here): void {
  const { middle, extent, power, length, radius: radii } = part
  const radius = radii[run] ?? 0
  const x = ((middle[2 * run] ?? 0) - here.x0) * here.plane.east
  const y = ((middle[2 * run + 1] ?? 0) - here.y0) * here.plane.north
  const r2 = x * x + y * y
  const r = Math.sqrt(r2)
  const half = extent[run] ?? 0
  if (r - half > radius) return
  const houses = 2 * Math.min(here.houses, part.houses[run] ?? 0)
  if (r > FAR_METRES && 2 * half < SHOWN_RUN_SHARE * r && r <= radius) {
    const energy = ((power[run] ?? 0) * (length[run] ?? 0) * gain(r2) * throughHouses(r, houses)) / r2
    here.show(x, y, energy * (here.screen?.through(x, y) ?? 1), from)
  } else showPieces(part, run, from, { ...here, houses })
}

function showPieces(part: SourcePart, run: number, from: ArrivedFrom, here: Here): void {
  const { x0, y0, plane, houses, show, cuts, screen } = here
  const { points, start } = part.runs
  for (let i = 2 * (start[run] ?? 0); i + 3 < 2 * (start[run + 1] ?? 0); i += 2) {
    const ax = ((points[i] ?? 0) - x0) * plane.east
    const ay = ((points[i + 1] ?? 0) - y0) * plane.north
    const bx = ((points[i + 2] ?? 0) - x0) * plane.east
    const by = ((points[i + 3] ?? 0) - y0) * plane.north
    const shares = cuts(ax, ay, bx, by)
    for (let k = 1; k < shares.length; k++) {
      const first = shares[k - 1] ?? 0
      const last = shares[k] ?? 1
      const cx = ax + first * (bx - ax)
      const cy = ay + first * (by - ay)
      const [ex, ey] = last === 1 ? [bx, by] : [ax + last * (bx - ax), ay + last * (by - ay)]
      const parts = screen ? screenedParts(cx, cy, ex, ey) : 1
      for (let n = 0; n < parts; n++) {
        const [sx, sy] = n === 0 ? [cx, cy] : [cx + (n / parts) * (ex - cx), cy + (n / parts) * (ey - cy)]
        const share = (n + 1) / parts
        const [tx, ty] = share === 1 ? [ex, ey] : [cx + share * (ex - cx), cy + share * (ey - cy)]
        const energy = energyOfPiece(sx, sy, tx, ty, part.radius[run] ?? 0, houses) * (part.power[run] ?? 0)
        const x = (sx + tx) / 2
        const y = (sy + ty) / 2
        if (energy > 0) show(x, y, energy * (screen?.through(x, y) ?? 1), from)
      }
    }
  }
}

function showOther(
  part: SourcePart,
  from: ArrivedFrom & { other: number },
  { x0, y0, plane, show, screen }: Here,
): void {
  const { other } = from
  const metres = metresToShape(part.others, other, { x0, y0, plane })
  const db = dbOfOther(part, other, { x0, y0, plane, metres })
  if (db === undefined) return
  const at = 2 * (part.others.start[other] ?? 0)
  const x = (part.others.points[at] ?? 0) - x0
  const y = (part.others.points[at + 1] ?? 0) - y0
  const through = screen ? throughToOther(part, other, { x0, y0, plane }, screen) : 1
  show(x * plane.east, y * plane.north, 10 ** (db / 10) * through, from)
}
