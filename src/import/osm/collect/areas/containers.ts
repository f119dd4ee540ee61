import Flatbush from 'flatbush'
import type { Candidate } from '../candidates.ts'
import type { SpotKind } from '../../kinds.ts'
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

/** Finds the smallest named area around a candidate that it can be said to be in. */
export function containers(candidates: readonly Candidate[]): (candidate: Candidate) => Candidate | undefined {
  const areas = candidates.filter(({ kind, rings }) => AROUND.has(kind) && rings.length > 0)
  if (areas.length === 0) return () => undefined
  const tree = new Flatbush(areas.length)
  for (const { box } of areas) tree.add(box.west, box.south, box.east, box.north)
  tree.finish()
  return candidate => {
    const { x, y, squareMetres, tags } = candidate
    return tree
      .search(x, y, x, y)
      .flatMap(i => areas[i] ?? [])
      .filter(area => area !== candidate && area.squareMetres > 2 * squareMetres && area.tags['name'] !== tags['name'])
      .filter(area => isInRings(area.rings, x, y))
      .reduce<Candidate | undefined>(
        (least, area) => (!least || area.squareMetres < least.squareMetres ? area : least),
        undefined,
      )
  }
}
