import { E7, localPlane } from '../../../geo/local-plane.ts'
import { ringArea } from '../../../geo/polygon.ts'

/** A way: its nodes' positions (longitude and latitude in turn, 10⁻⁷ degrees), and the ids of its first and last node. */
export type Line = {
  points: Int32Array
  first: number
  last: number
  /** False when the file lacks some of its nodes. */
  isWhole: boolean
  /** How many nodes the file lacks, where that was counted. */
  lacking?: number
}

/** Lines joined end to end: closed ones are rings, the others lack a piece. */
export type Joined = { rings: Int32Array[]; open: Int32Array[] }

export function isClosed(line: Line): boolean {
  return line.first === line.last && line.points.length >= 8
}

/** Joins lines at the nodes that they share, in any order and direction. */
export function joinLines(lines: readonly Line[]): Joined {
  const [only] = lines
  if (only === undefined) return { rings: [], open: [] }
  // Most areas are one closed way.
  if (lines.length === 1 && isClosed(only)) return { rings: [only.points], open: [] }
  const joined: Joined = { rings: [], open: [] }
  const atEnd = new Map<number, Set<number>>()
  const put = (node: number, line: number) => {
    const set = atEnd.get(node)
    if (set) set.add(line)
    else atEnd.set(node, new Set([line]))
  }
  for (const [i, line] of lines.entries()) {
    if (isClosed(line)) joined.rings.push(line.points)
    else if (line.points.length >= 4) {
      put(line.first, i)
      put(line.last, i)
    }
  }
  const used = new Set<number>()
  const takeAt = (node: number) => {
    for (const i of atEnd.get(node) ?? []) if (!used.has(i)) return i
    return undefined
  }
  for (const [start, line] of lines.entries()) {
    if (used.has(start) || isClosed(line) || line.points.length < 4) continue
    used.add(start)
    const chain = [{ line, isReversed: false }]
    let end = line.last
    for (let next = takeAt(end); next !== undefined && end !== line.first; next = takeAt(end)) {
      const found = lines[next]
      if (!found) break
      used.add(next)
      const isReversed = found.first !== end
      chain.push({ line: found, isReversed })
      end = isReversed ? found.first : found.last
    }
    let begin = line.first
    for (let next = takeAt(begin); next !== undefined && begin !== end; next = takeAt(begin)) {
      const found = lines[next]
      if (!found) break
      used.add(next)
      const isReversed = found.last !== begin
      chain.unshift({ line: found, isReversed })
      begin = isReversed ? found.last : found.first
    }
    const points = pointsOf(chain)
    if (begin === end && points.length >= 8) joined.rings.push(points)
    else joined.open.push(points)
  }
  return joined
}

function pointsOf(chain: { line: Line; isReversed: boolean }[]): Int32Array {
  const points: number[] = []
  for (const { line, isReversed } of chain) {
    const count = line.points.length / 2
    for (let i = points.length === 0 ? 0 : 1; i < count; i++) {
      const at = 2 * (isReversed ? count - 1 - i : i)
      points.push(line.points[at] ?? 0, line.points[at + 1] ?? 0)
    }
  }
  return Int32Array.from(points)
}

/** Returns the square metres within a closed ring of 10⁻⁷ degrees. */
export function areaOfRing(ring: ArrayLike<number>): number {
  return ringArea(ring, localPlane((ring[1] ?? 0) / E7))
}

/** Returns the mean of a ring's corners. */
export function middleOfRing(ring: ArrayLike<number>): [x: number, y: number] {
  const corners = ring.length / 2 - 1
  let x = 0
  let y = 0
  for (let i = 0; i < 2 * corners; i += 2) {
    x += (ring[i] ?? 0) / corners
    y += (ring[i + 1] ?? 0) / corners
  }
  return [x, y]
}
