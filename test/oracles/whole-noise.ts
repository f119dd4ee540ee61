// All noise in memory as one: what pages must say the same as.
import { indexCoverages } from '../../src/silence/coverage.ts'
import { explain } from '../../src/silence/explanation.ts'
import { levelsByClass } from '../../src/silence/breakdown/levels-by-class.ts'
import { roseAt } from '../../src/silence/breakdown/rose.ts'
import type { NoiseMap } from '../../src/silence/noise-bytes.ts'
import type { NoiseMaps } from '../../src/silence/noise-maps.ts'
import { receiverOf } from '../../src/silence/receiver.ts'
import { indexBuiltUp } from '../../src/silence/sources/built-up.ts'
import { wholeSources } from '../../src/silence/sources/whole-sources.ts'
import { joinSources } from '../../src/silence/sources/join-sources.ts'

export function wholeNoise(maps: readonly NoiseMap[]): NoiseMaps {
  const sources = joinSources(maps.map(({ sources }) => sources))
  const audible = wholeSources(sources, indexBuiltUp(maps.flatMap(({ builtUp }) => builtUp ?? [])))
  const receiver = receiverOf(audible)
  const coverage = indexCoverages(maps.map(({ coverage }) => coverage))
  const facts = maps.map(({ usual, coverage: { missing, isOld } }) => ({
    ...(usual && { usual }),
    ...(missing && { missing }),
    ...(isOld && { isOld }),
  }))
  return {
    regions: maps.map(({ coverage }) => coverage.name),
    explain: point => explain(point, receiver, coverage, facts),
    rose: point => (coverage.covers(point) ? roseAt(point, audible) : undefined),
    levelsByClass: point => (coverage.covers(point) ? levelsByClass(point, receiver) : undefined),
    regionsAt: coverage.regionsAt,
    metresToLandEdge: coverage.metresToLandEdge,
    metresToDrawnEdge: coverage.metresToDrawnEdge,
    audible: () => audible,
  }
}
