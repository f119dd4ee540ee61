import { boxesMeet } from '../../geo/box.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { E7 } from '../../geo/local-plane.ts'
import { type Rose, roseAt } from '../breakdown/rose.ts'
import { type CoverageIndex, FARTHEST_EDGE_METRES, indexCoverages } from '../coverage.ts'
import { type Explanation, explain, type RegionFacts } from '../explanation.ts'
import { type LevelsByClass, levelsByClass } from '../breakdown/levels-by-class.ts'
import { receiverOf } from '../receiver.ts'
import { type AudibleSources, growByMetres } from '../sources/audible.ts'
import type { NoisePages } from './noise-pages.ts'
import type { PageCache } from './page-cache.ts'
import { pagedSources } from './paged-sources.ts'

/** The noise of several regions, read as one. */
export type NoiseMaps = {
  /** The regions by name. */
  regions: readonly string[]
  /** Returns the explanation of a point; undefined where none of the regions holds it. */
  explain(point: Coordinates): Explanation | undefined
  /** Returns from where the noise at a point comes; undefined where none of the regions holds it. */
  rose(point: Coordinates): Rose | undefined
  /** Returns what each class of sources alone gives at a point, dB(A) Lden, the classes that give anything; undefined where none of the regions holds it. */
  levelsByClass(point: Coordinates): LevelsByClass | undefined
  /** Returns the names of the regions that hold a point. */
  regionsAt(point: Coordinates): string[]
  metresToLandEdge(point: Coordinates, most: number): number
  /** Likewise as the edge is drawn, for what is told of it. */
  metresToDrawnEdge(point: Coordinates, most: number): number
  /** The sources themselves, for what computes more than a point at a time. */
  audible(): AudibleSources
}

/** Opens the noise of a version: nothing is read before it is asked for. */
export function openNoise(pages: NoisePages, cache: PageCache): NoiseMaps {
  const audible = pagedSources(pages, cache)
  const receiver = receiverOf(audible)
  const regions = pages.regions()
  const read = (hash: string) => pages.bytes(hash)

  /** The regions that hold a point or have an edge near it: those farther away have no say. */
  function near(
    { latitude, longitude }: Coordinates,
    metres: number = FARTHEST_EDGE_METRES,
  ): { coverage: CoverageIndex; facts: RegionFacts[] } {
    const [x, y] = [longitude * E7, latitude * E7]
    const around = growByMetres({ west: x, south: y, east: x, north: y }, metres)
    const open = regions.filter(({ box }) => boxesMeet(box, around)).map(({ hash }) => cache.open('region', hash, read))
    return {
      coverage: indexCoverages(open.map(({ coverage }) => coverage)),
      facts: open.map(({ usual, coverage: { missing, isOld } }) => ({
        ...(usual && { usual }),
        ...(missing && { missing }),
        ...(isOld && { isOld }),
      })),
    }
  }

  return {
    regions: regions.map(({ name }) => name),
    explain(point) {
      const { coverage, facts } = near(point)
      return explain(point, receiver, coverage, facts)
    },
    rose: point => (near(point).coverage.covers(point) ? roseAt(point, audible) : undefined),
    levelsByClass: point => (near(point).coverage.covers(point) ? levelsByClass(point, receiver) : undefined),
    regionsAt: point => near(point).coverage.regionsAt(point),
    metresToDrawnEdge: (point, most) =>
      near(point, Math.max(most, FARTHEST_EDGE_METRES)).coverage.metresToDrawnEdge(point, most),
    metresToLandEdge: (point, most) =>
      near(point, Math.max(most, FARTHEST_EDGE_METRES)).coverage.metresToLandEdge(point, most),
    audible: () => audible,
  }
}
