import { E7, hypotenuse, localPlane } from '../../geo/local-plane.ts'
import type { Candidate } from './collect/candidates.ts'

/** Namesakes of one kind so near to each other are one spot. */
const SAME_METRES = 300

/** A spot to be: the candidate that wins and those that it takes in. */
export type Merged = { winner: Candidate; others: Candidate[] }

/**
 * Merges what is one place: a relation and the ways it is made of, and namesakes of one kind that lie within 300 m or
 * overlap as areas. The area wins, then the larger one, then the older object.
 */
export function mergeCandidates(candidates: readonly Candidate[]): Merged[] {
  const groups = Map.groupBy(candidates, ({ kind, tags }) => `${kind}\n${(tags['name'] ?? '').toLowerCase()}`)
  const merged: Merged[] = []
  for (const group of groups.values()) {
    const open = [...group].sort(better)
    while (open.length > 0) {
      const winner = open.shift()
      if (!winner) break
      const members = [winner]
      // The list grows on the way: what joins can reach further ones.
      for (const member of members) {
        for (let i = open.length - 1; i >= 0; i--) {
          const other = open[i]
          if (other && areOne(member, other)) members.push(...open.splice(i, 1))
        }
      }
      merged.push({ winner, others: members.slice(1) })
    }
  }
  return withoutMemberWays(merged)
}

/** A way whose relation is a spot of the same kind is part of it even when its name differs. */
function withoutMemberWays(merged: Merged[]): Merged[] {
  const relationOf = new Map<number, Merged>()
  for (const spot of merged) {
    if (spot.winner.type !== 'relation') continue
    for (const way of spot.winner.memberWays) relationOf.set(way, spot)
  }
  return merged.filter(spot => {
    const { type, osmId, kind } = spot.winner
    const owner = type === 'way' ? relationOf.get(osmId) : undefined
    if (owner?.winner.kind !== kind) return true
    owner.others.push(spot.winner, ...spot.others)
    return false
  })
}

function better(a: Candidate, b: Candidate): number {
  const rank = (candidate: Candidate) =>
    (candidate.rings.length > 0 ? 0 : 4) + { relation: 0, way: 1, node: 2 }[candidate.type]
  return rank(a) - rank(b) || b.squareMetres - a.squareMetres || a.osmId - b.osmId
}

function areOne(a: Candidate, b: Candidate): boolean {
  if (a.rings.length > 0 && b.rings.length > 0 && overlap(a.box, b.box)) return true
  const plane = localPlane(a.y / E7)
  return hypotenuse((a.x - b.x) * plane.east, (a.y - b.y) * plane.north) <= SAME_METRES || isIn(a, b) || isIn(b, a)
}

function isIn({ x, y }: Candidate, { box: [west, south, east, north], rings }: Candidate): boolean {
  return rings.length > 0 && x >= west && x <= east && y >= south && y <= north
}

function overlap([aw, as, ae, an]: Candidate['box'], [bw, bs, be, bn]: Candidate['box']): boolean {
  return aw <= be && bw <= ae && as <= bn && bs <= an
}
