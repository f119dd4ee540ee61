import type { Coordinates } from '../../geo/coordinates.ts'
import { levelOf } from '../rating.ts'
import type { Received, Receiver } from '../receiver.ts'
import type { Kind } from '../sources/sources.ts'

/** A class of sources of one kind: "road/motorway". */
export type SourceClass = `${Kind}/${string}`
export type LevelsByClass = Readonly<Record<SourceClass, number>>

/** Returns what all sources of each class together give at a point: see `levelsOf`. */
export function levelsByClass(point: Coordinates, receiver: Receiver): LevelsByClass {
  return levelsOf(receiver.receive(point))
}

/**
 * Returns what all sources of each class together give, dB(A) Lden to 0.1, the classes in the order of their names; those
 * that give less than 0.1 dB are left out.
 */
export function levelsOf({ parts }: Pick<Received, 'parts'>): LevelsByClass {
  const energies = new Map<SourceClass, number>()
  for (const { group, energy } of parts) {
    const key: SourceClass = `${group.kind}/${group.class}`
    energies.set(key, (energies.get(key) ?? 0) + energy)
  }
  const levels: Record<SourceClass, number> = {}
  for (const key of [...energies.keys()].sort()) {
    const level = Math.round(levelOf(energies.get(key) ?? 0) * 10) / 10
    if (level > 0) levels[key] = level
  }
  return levels
}
