import { E7, hypotenuse, localPlane } from '../../../geo/local-plane.ts'
import type { Candidate } from './candidates.ts'

/** A lake of at least this many m² is visited at its shore: its middle is quieter, and nobody is there. */
const LARGE_LAKE_M2 = 500_000

/** Returns a large lake at the corner of its shore that is nearest to its middle; everything else as it is. */
export function atShore(candidate: Candidate): Candidate {
  const { kind, squareMetres, rings } = candidate
  if (kind !== 'lake' || squareMetres < LARGE_LAKE_M2) return candidate
  const plane = localPlane(candidate.y / E7)
  let x = candidate.x
  let y = candidate.y
  let nearest = Infinity
  for (const ring of rings) {
    for (let i = 0; i + 1 < ring.length; i += 2) {
      const rx = ring[i] ?? 0
      const ry = ring[i + 1] ?? 0
      const metres = hypotenuse((rx - candidate.x) * plane.east, (ry - candidate.y) * plane.north)
      if (metres < nearest) [x, y, nearest] = [rx, ry, metres]
    }
  }
  return { ...candidate, x, y }
}
