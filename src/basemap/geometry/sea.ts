import { isInRings } from '../../geo/polygon.ts'
import { clipLine, signedArea } from './clip.ts'

/** A square of the Mercator plane; y grows southward. */
export type Square = { x: number; y: number; side: number }

/** A ring, and whether it is a hole in the one before it. */
export type Ring = { ring: Int32Array; isHole: boolean }

/**
 * Finds the sea in a square from the coastlines, which have it on their right: closed rings and open lines of whole numbers.
 * Returns `none` where no coastline comes into the square, and `cut` where one ends within it, as data that is cut does.
 */
export function seaIn(square: Square, lines: readonly Int32Array[]): Ring[] | 'none' | 'cut' {
  const parts = lines.flatMap(line => within(square, line))
  if (parts.length === 0) return 'none'
  const islands: Int32Array[] = []
  const seas: Int32Array[] = []
  const coasts: Coast[] = []
  for (const part of parts) {
    if (isRing(part)) (signedArea(part) > 0 ? seas : islands).push(part)
    else {
      const from = placeOnEdge(square, part, 0)
      const to = placeOnEdge(square, part, part.length - 2)
      if (from === null || to === null) return 'cut'
      coasts.push({ points: part, from, to })
    }
  }
  seas.push(...closedAlongEdge(square, coasts))
  if (seas.length === 0) seas.push(outlineOf(square))
  return seas.flatMap(ring => [
    { ring, isHole: false },
    ...islands
      .filter(island => seas.length === 1 || isInRings([ring], island[0] ?? 0, island[1] ?? 0))
      .map(island => ({ ring: island, isHole: true })),
  ])
}

/** The square as a ring, clockwise as seen. */
export function outlineOf({ x, y, side }: Square): Int32Array {
  return Int32Array.of(x, y, x + side, y, x + side, y + side, x, y + side, x, y)
}

/** A coastline from edge to edge, with where it begins and ends: units clockwise from the north-western corner. */
type Coast = { points: Int32Array; from: number; to: number }

function within({ x, y, side }: Square, line: Int32Array): Int32Array[] {
  return clipLine(fromOutside({ x, y, side }, line), 0, x, x + side).flatMap(part => clipLine(part, 1, y, y + side))
}

/** A ring that leaves the square begins anew at a corner outside, so that no part is cut where the ring happens to begin. */
function fromOutside({ x, y, side }: Square, line: Int32Array): Int32Array {
  if (!isRing(line)) return line
  for (let at = 0; at < line.length; at += 2) {
    const px = line[at] ?? 0
    const py = line[at + 1] ?? 0
    if (px >= x && px <= x + side && py >= y && py <= y + side) continue
    const result = new Int32Array(line.length)
    result.set(line.subarray(at))
    result.set(line.subarray(2, at + 2), line.length - at)
    return result
  }
  return line
}

function isRing(line: Int32Array): boolean {
  return line.length >= 8 && line[0] === line.at(-2) && line[1] === line.at(-1)
}

function placeOnEdge({ x, y, side }: Square, line: Int32Array, at: number): number | null {
  const right = (line[at] ?? 0) - x
  const below = (line[at + 1] ?? 0) - y
  if (below === 0) return right
  if (right === side) return side + below
  if (below === side) return 3 * side - right
  return right === 0 ? 4 * side - below : null
}

/** Goes from where a coastline leaves clockwise to where the next one enters, until a ring is closed. */
function closedAlongEdge(square: Square, coasts: readonly Coast[]): Int32Array[] {
  const all = 4 * square.side
  const open = new Set(coasts)
  const rings: Int32Array[] = []
  for (const first of coasts) {
    if (!open.has(first)) continue
    const points: number[] = []
    let coast = first
    do {
      open.delete(coast)
      points.push(...coast.points)
      const { to } = coast
      const away = ({ from }: Coast) => (from - to + all) % all
      // The first one closes the ring; one that was taken by another ring cannot be met again.
      const next = [...open, first].reduce((nearest, other) => (away(other) < away(nearest) ? other : nearest))
      points.push(...cornersBetween(square, to, to + away(next)))
      coast = next
    } while (coast !== first)
    points.push(points[0] ?? 0, points[1] ?? 0)
    rings.push(Int32Array.from(points))
  }
  return rings
}

function cornersBetween({ x, y, side }: Square, from: number, to: number): number[] {
  const corners: number[] = []
  for (let corner = Math.floor(from / side) + 1; corner * side < to; corner++) {
    const [right, below] = [
      [0, 0],
      [side, 0],
      [side, side],
      [0, side],
    ][corner % 4] as [number, number] // four corners
    corners.push(x + right, y + below)
  }
  return corners
}
