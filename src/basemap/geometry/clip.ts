/** Which of a pair of coordinates is cut. */
export type Axis = 0 | 1

/** Cuts a line to a band of one coordinate, ends included; it may fall into several parts. */
export function clipLine(points: Int32Array, axis: Axis, low: number, high: number): Int32Array[] {
  const parts: Int32Array[] = []
  let part: number[] = []
  const end = () => {
    if (part.length >= 4) parts.push(Int32Array.from(part))
    part = []
  }
  for (let at = 0; at + 3 < points.length; at += 2) {
    const segment = segmentAt(points, at)
    const a = segment[axis] ?? 0
    const b = segment[2 + axis] ?? 0
    if ((a < low && b < low) || (a > high && b > high)) {
      end()
      continue
    }
    if (part.length === 0)
      part.push(...(isWithin(a, low, high) ? segment.slice(0, 2) : crossing(segment, axis, a < low ? low : high)))
    if (isWithin(b, low, high)) part.push(...segment.slice(2))
    else {
      part.push(...crossing(segment, axis, b < low ? low : high))
      end()
    }
  }
  end()
  return parts
}

/** Cuts a closed ring to a band of one coordinate (Sutherland and Hodgman); what runs along an edge encloses nothing. */
export function clipRing(ring: Int32Array, axis: Axis, low: number, high: number): Int32Array {
  return cutRing(cutRing(ring, { axis, edge: low, sign: 1 }), { axis, edge: high, sign: -1 })
}

/** Keeps what lies at an edge or beyond it: where coordinates rise, for a sign of 1, else where they fall. */
type RingCut = { axis: Axis; edge: number; sign: 1 | -1 }

function cutRing(ring: Int32Array, { axis, edge, sign }: RingCut): Int32Array {
  // An edge is crossed at most once by each segment, and the ring is closed.
  const kept = new Int32Array(2 * ring.length + 2)
  let length = 0
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const from = ((ring[at + axis] ?? 0) - edge) * sign >= 0
    const to = ((ring[at + 2 + axis] ?? 0) - edge) * sign >= 0
    if (from) {
      kept[length++] = ring[at] ?? 0
      kept[length++] = ring[at + 1] ?? 0
    }
    if (from === to) continue
    const [x, y] = crossing(segmentAt(ring, at), axis, edge)
    kept[length++] = x
    kept[length++] = y
  }
  if (length === 0) return new Int32Array()
  kept[length++] = kept[0] ?? 0
  kept[length++] = kept[1] ?? 0
  return kept.slice(0, length)
}

type Segment = [ax: number, ay: number, bx: number, by: number]

function segmentAt(points: Int32Array, at: number): Segment {
  return [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0, points[at + 3] ?? 0]
}

function isWithin(value: number, low: number, high: number): boolean {
  return value >= low && value <= high
}

/** Where a segment crosses an edge. */
function crossing(segment: Segment, axis: Axis, edge: number): [x: number, y: number] {
  const a = segment[axis]
  const b = segment[axis === 0 ? 2 : 3]
  const share = (edge - a) / (b - a)
  const across = axis === 0 ? 1 : 0
  const other = Math.round(segment[across] + share * (segment[across === 0 ? 2 : 3] - segment[across]))
  return axis === 0 ? [edge, other] : [other, edge]
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
