import { indexBuiltUp } from './sources/built-up.ts'
import type { Coordinates } from '../geo/coordinates.ts'
import { indexCoverages } from './coverage.ts'
import { type Explanation, explain } from './explanation.ts'
import { joinSources } from './sources/join-sources.ts'
import type { Kind } from './sources/sources.ts'
import { levelOf } from './rating.ts'
import { type Receiver, receiverOf } from './receiver.ts'
import type { NoiseMap } from './noise-bytes.ts'

/** The noise maps of several sources, read as one. */
export type NoiseMaps = {
  /** The regions by name. */
  regions: readonly string[]
  /** Returns the explanation of a point; undefined where none of the regions holds it. */
  explain(point: Coordinates): Explanation | undefined
  /** Returns what each kind of source alone gives at a point, dB(A) Lden, the kinds that give anything; undefined where none of the regions holds it. */
  levelsByKind(point: Coordinates): Partial<Record<Kind, number>> | undefined
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
    levelsByKind: point => (coverage.whichAt(point).length === 0 ? undefined : levelsByKind(point, receiver)),
    regionsAt: coverage.regionsAt,
    metresToLandEdge: coverage.metresToLandEdge,
  }
}

/** Returns what all sources of each kind together give at a point, dB(A) Lden; kinds that give nothing are left out. */
export function levelsByKind(point: Coordinates, receiver: Receiver): Partial<Record<Kind, number>> {
  const energies = new Map<Kind, number>()
  for (const { group, energy } of receiver.receive(point).parts) {
    const kind = receiver.sources.groups[group]?.kind
    if (kind) energies.set(kind, (energies.get(kind) ?? 0) + energy)
  }
  return Object.fromEntries([...energies].map(([kind, energy]) => [kind, levelOf(energy)]))
}
