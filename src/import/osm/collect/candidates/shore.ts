import { E7, hypotenuse, localPlane } from '../../../../geo/local-plane.ts'
import type { CandidateTable } from './candidate-table.ts'

/** A lake of at least this many m² is visited at its shore: its middle is quieter, and nobody is there. */
const LARGE_LAKE_M2 = 500_000

/** Returns where a candidate is visited: a large lake at the corner of its shore that is nearest to its middle. */
export function visitedAt(candidates: CandidateTable, number: number): { x: number; y: number } {
  const candidate = candidates.head(number)
  if (candidate.kind !== 'lake' || candidate.squareMetres < LARGE_LAKE_M2) return candidate
  const plane = localPlane(candidate.y / E7)
  let x = candidate.x
  let y = candidate.y
  let nearest = Infinity
  for (const ring of candidates.rings(number)) {
    for (let i = 0; i + 1 < ring.length; i += 2) {
      const rx = ring[i] ?? 0
      const ry = ring[i + 1] ?? 0
      const metres = hypotenuse((rx - candidate.x) * plane.east, (ry - candidate.y) * plane.north)
      if (metres < nearest) [x, y, nearest] = [rx, ry, metres]
    }
  }
  return { x, y }
}
