import { LRUCache } from 'lru-cache'
import type { CandidateHead, CandidateTable } from '../candidates/candidate-table.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { SpotKind } from '../../kinds.ts'
import { treeOfBoxes } from '../../../../geo/trees/box-tree.ts'
import { isInRings } from '../../../../geo/polygon.ts'

/** Kinds of areas that a place is said to be in. */
const AROUND: ReadonlySet<SpotKind> = new Set([
  'national-park',
  'nature-reserve',
  'protected-area',
  'park',
  'forest',
  'wood',
])

/** So many areas are in memory: what is near each other lies in the same ones. */
const MOST_KEPT = 256

/** Finds, among some candidates by their numbers, the smallest named area around another that it can be said to be in. */
export function containers(
  candidates: CandidateTable,
  numbers: Uint32Array,
): (candidate: Candidate, number: number) => Candidate | undefined {
  const areas = numbers.filter(number => isArea(candidates.head(number)))
  const tree = treeOfBoxes(Array.from(areas, number => candidates.head(number).box))
  if (!tree) return () => undefined
  const kept = new LRUCache<number, Candidate>({ max: MOST_KEPT })
  const areaOf = (number: number) => {
    const area = kept.get(number) ?? candidates.at(number)
    kept.set(number, area)
    return area
  }
  return ({ x, y, squareMetres, tags }, own) => {
    let least: Candidate | undefined
    for (const i of tree.search(x, y, x, y)) {
      const number = areas[i] ?? 0
      const size = candidates.head(number).squareMetres
      if (number === own || size <= 2 * squareMetres || (least && size >= least.squareMetres)) continue
      const area = areaOf(number)
      if (area.tags['name'] !== tags['name'] && isInRings(area.rings, x, y)) least = area
    }
    return least
  }
}

function isArea({ kind, hasRings }: CandidateHead): boolean {
  return AROUND.has(kind) && hasRings
}
