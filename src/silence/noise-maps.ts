import type { Coordinates } from '../geo/distance.ts'
import { indexCoverages } from './coverage.ts'
import { type Explanation, explain } from './explain.ts'
import { joinScenes } from './sources/join-sources.ts'
import { listener } from './receiver.ts'
import type { NoiseMap } from './noise-bytes.ts'

/** The noise maps of several sources, asked as one. */
export type Atlas = {
  /** The regions by name. */
  regions: readonly string[]
  /** Returns the explanation of a point; undefined where none of the regions holds it. */
  explain(point: Coordinates): Explanation | undefined
  /** Returns the names of the regions that hold a point. */
  regionsAt(point: Coordinates): string[]
  metresToLandEdge(point: Coordinates, most: number): number
}

/** Puts maps together: an object in several is heard once, and where regions meet there is no edge. */
export function atlasOf(maps: readonly NoiseMap[]): Atlas {
  const ears = listener(joinScenes(maps.map(({ scene }) => scene)))
  const coverage = indexCoverages(maps.map(({ coverage }) => coverage))
  return {
    regions: maps.map(({ coverage }) => coverage.name),
    explain: point => explain(point, ears, coverage),
    regionsAt: coverage.regionsAt,
    metresToLandEdge: coverage.metresToLandEdge,
  }
}
