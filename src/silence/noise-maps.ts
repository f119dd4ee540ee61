import { indexBuiltUp } from './sources/built-up.ts'
import type { Coordinates } from '../geo/coordinates.ts'
import { indexCoverages } from './coverage.ts'
import { type Explanation, explain } from './explanation.ts'
import { joinSources } from './sources/join-sources.ts'
import { receiverOf } from './receiver.ts'
import type { NoiseMap } from './noise-bytes.ts'

/** The noise maps of several sources, read as one. */
export type NoiseMaps = {
  /** The regions by name. */
  regions: readonly string[]
  /** Returns the explanation of a point; undefined where none of the regions holds it. */
  explain(point: Coordinates): Explanation | undefined
  /** Returns the names of the regions that hold a point. */
  regionsAt(point: Coordinates): string[]
  metresToLandEdge(point: Coordinates, most: number): number
}

/** Puts maps together: an object in several counts once, and where regions meet there is no edge. */
export function joinNoiseMaps(maps: readonly NoiseMap[]): NoiseMaps {
  const receiver = receiverOf(
    joinSources(maps.map(({ sources }) => sources)),
    indexBuiltUp(maps.flatMap(({ builtUp }) => builtUp ?? [])),
  )
  const coverage = indexCoverages(maps.map(({ coverage }) => coverage))
  const facts = maps.map(({ usual, coverage: { missing, isOld } }) => ({
    ...(usual && { usual }),
    ...(missing && { missing }),
    ...(isOld && { isOld }),
  }))
  return {
    regions: maps.map(({ coverage }) => coverage.name),
    explain: point => explain(point, receiver, coverage, facts),
    regionsAt: coverage.regionsAt,
    metresToLandEdge: coverage.metresToLandEdge,
  }
}
