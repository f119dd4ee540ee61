import type { Coordinates } from '../../geo/coordinates.ts'
import { levelOf } from '../rating.ts'
import type { Receiver } from '../receiver.ts'
import type { Kind } from '../sources/sources.ts'

/** A class of sources of one kind: "road/motorway". */
export type SourceClass = `${Kind}/${string}`
export type LevelsByClass = Readonly<Record<SourceClass, number>>

/** Returns what all sources of each class together give at a point, dB(A) Lden; classes that give nothing are left out. */
export function levelsByClass(point: Coordinates, receiver: Receiver): LevelsByClass {
  const energies = new Map<SourceClass, number>()
  for (const { group, energy } of receiver.receive(point).parts) {
    const key: SourceClass = `${group.kind}/${group.class}`
    energies.set(key, (energies.get(key) ?? 0) + energy)
  }
  return Object.fromEntries([...energies].map(([key, energy]) => [key, levelOf(energy)]))
}
