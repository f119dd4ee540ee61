import Flatbush from 'flatbush'
import type { Coordinates } from '../../geo/coordinates.ts'
import { E7 } from '../../geo/local-plane.ts'
import { FARTHEST_EDGE_METRES, indexCoverages } from '../coverage.ts'
import { turns } from '../sources/distances.ts'
import { heardBox } from '../sources/reach.ts'
import type { ChangedNoise } from './changed-noise.ts'
import type { PageCache } from './page-cache.ts'

/** Tells of a point whether it hears a change of noise, or of what is covered: where not, its explanation stays. */
export function hearersOf(
  { before, after, gone, come, regionsGone, regionsCome }: ChangedNoise,
  cache: PageCache,
): (point: Coordinates) => boolean {
  const boxes = [...gone, ...come].map(({ box, reach }) => heardBox(box, reach))
  const tree = boxes.length > 0 ? new Flatbush(boxes.length) : undefined
  for (const { west, south, east, north } of boxes) tree?.add(west, south, east, north)
  tree?.finish()
  const coverages = [
    ...regionsGone.map(({ hash }) => cache.open('region', hash, hash => before.bytes(hash))),
    ...regionsCome.map(({ hash }) => cache.open('region', hash, hash => after.bytes(hash))),
  ].map(({ coverage }) => indexCoverages([coverage]))
  return point => {
    const y = point.latitude * E7
    for (const shift of turns(point.longitude)) {
      const x = (point.longitude + shift) * E7
      if (tree && tree.search(x, y, x, y).length > 0) return true
    }
    return coverages.some(coverage => coverage.covers(point) || coverage.isNearLandEdge(point, FARTHEST_EDGE_METRES))
  }
}
