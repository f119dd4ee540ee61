import { LEAST, Parts } from './parts.ts'

/** Which of a pair of coordinates is cut. */
export type Axis = 0 | 1

/** What lies between two values of one coordinate, ends included. */
export type Band = { axis: Axis; low: number; high: number }

/** Cuts a line to a band of one coordinate, ends included; it may fall into several parts. */
export function clipLine(points: Int32Array, axis: Axis, low: number, high: number): Int32Array[] {
  const parts = new Parts()
  parts.push(points)
  cutLine(parts, 0, { axis, low, high })
  return parts.copies(1)
}

/** Adds what of each of some parts lies within a band: one that lies there whole without a copy. */
export function cutParts(parts: Parts, { first, end, isArea }: PartsRange, band: Band): void {
  const { axis, low, high } = band
  for (let part = first; part < end; part++) {
    const { points } = parts
    const last = parts.end(part)
    let least = Infinity
    let most = -Infinity
    for (let at = parts.start(part) + axis; at < last; at += 2) {
      const value = points[at] ?? 0
      if (value < least) least = value
      if (value > most) most = value
    }
    if (least >= low && most <= high) parts.add(parts.start(part), last)
    else if (most < low || least > high) continue
    else if (isArea) cutRing(parts, part, band, { isBelow: least < low, isAbove: most > high })
    else cutLine(parts, part, band)
  }
}

type PartsRange = { first: number; end: number; isArea: boolean }

function cutLine(parts: Parts, part: number, { axis, low, high }: Band): void {
  const [first, last] = [parts.start(part), parts.end(part)]
  // A segment adds at most two corners.
  const points = parts.reserve(2 * (last - first))
  let start = parts.used
  let end = start
  for (let at = first; at + 3 < last; at += 2) {
    const a = points[at + axis] ?? 0
    const b = points[at + 2 + axis] ?? 0
    if (!((a < low && b < low) || (a > high && b > high))) {
      if (end === start) {
        if (a >= low && a <= high) copyCorner(points, at, end)
        else writeCrossing(points, { at, axis, edge: a < low ? low : high }, end)
        end += 2
      }
      if (b >= low && b <= high) {
        copyCorner(points, at + 2, end)
        end += 2
        continue
      }
      writeCrossing(points, { at, axis, edge: b < low ? low : high }, end)
      end += 2
    }
    if (end - start >= LEAST.line) {
      parts.add(start, end)
      start = end
    }
    end = start
  }
  if (end - start >= LEAST.line) parts.add(start, end)
}

/** On which sides of the band some of a ring lies. */
type Sides = { isBelow: boolean; isAbove: boolean }

/** Sutherland and Hodgman; what runs along an edge encloses nothing. */
function cutRing(parts: Parts, part: number, { axis, low, high }: Band, { isBelow, isAbove }: Sides): void {
  const [first, last] = [parts.start(part), parts.end(part)]
  // Each of the two cuts adds at most one corner for each segment, and the one that closes the ring.
  const points = parts.reserve(6 * (last - first) + 8)
  const start = parts.used
  // Whatever is cut is closed afterwards.
  const isClosed = points[first] === points[last - 2] && points[first + 1] === points[last - 1]
  let [from, end] = [first, last]
  for (const cut of [
    { isNeeded: isBelow || !isClosed, axis, edge: low, sign: 1 },
    { isNeeded: isAbove, axis, edge: high, sign: -1 },
  ] as const) {
    if (!cut.isNeeded) continue
    const to = from === first ? start : end
    end = cutAtEdge(points, { from, end, to }, cut)
    from = to
  }
  if (end - from < LEAST.ring) return
  points.copyWithin(start, from, end)
  parts.add(start, start + end - from)
}

/** Keeps what lies at an edge or beyond it: where coordinates rise, for a sign of 1, else where they fall. */
type EdgeCut = { axis: Axis; edge: number; sign: 1 | -1 }

/** Writes what is kept of a ring; returns where it ends. */
function cutAtEdge(
  points: Int32Array,
  { from, end, to }: { from: number; end: number; to: number },
  { axis, edge, sign }: EdgeCut,
): number {
  let length = to
  let isKept = from < end && ((points[from + axis] ?? 0) - edge) * sign >= 0
  for (let at = from; at + 3 < end; at += 2) {
    const isNextKept = ((points[at + 2 + axis] ?? 0) - edge) * sign >= 0
    if (isKept) {
      copyCorner(points, at, length)
      length += 2
    }
    if (isKept !== isNextKept) {
      writeCrossing(points, { at, axis, edge }, length)
      length += 2
    }
    isKept = isNextKept
  }
  if (length === to) return to
  copyCorner(points, to, length)
  return length + 2
}

function copyCorner(points: Int32Array, from: number, to: number): void {
  points[to] = points[from] ?? 0
  points[to + 1] = points[from + 1] ?? 0
}

/** Writes where the segment at a place crosses an edge. */
function writeCrossing(
  points: Int32Array,
  { at, axis, edge }: { at: number; axis: Axis; edge: number },
  to: number,
): void {
  const a = points[at + axis] ?? 0
  const b = points[at + 2 + axis] ?? 0
  const share = (edge - a) / (b - a)
  const across = 1 - axis
  const other = points[at + across] ?? 0
  points[to + axis] = edge
  points[to + across] = Math.round(other + share * ((points[at + 2 + across] ?? 0) - other))
}

/** The area within a closed ring, positive where it runs clockwise as seen: y grows southward. */
export function signedArea(ring: ArrayLike<number>): number {
  const x0 = ring[0] ?? 0
  const y0 = ring[1] ?? 0
  let twice = 0
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const ax = (ring[at] ?? 0) - x0
    const ay = (ring[at + 1] ?? 0) - y0
    const bx = (ring[at + 2] ?? 0) - x0
    const by = (ring[at + 3] ?? 0) - y0
    twice += ax * by - bx * ay
  }
  return twice / 2
}
