import type { Coordinates } from '../../geo/coordinates.ts'
import { levelOf } from '../rating.ts'
import type { Receiver } from '../receiver.ts'
import { type Kind, KINDS } from '../sources/sources.ts'

/** Returns what all sources of each kind together give at a point, dB(A) Lden; kinds that give nothing are left out. */
export function levelsByKind(point: Coordinates, receiver: Receiver): Partial<Record<Kind, number>> {
  const energies = new Map<Kind, number>()
  for (const { group, energy } of receiver.receive(point).parts) {
    energies.set(group.kind, (energies.get(group.kind) ?? 0) + energy)
  }
  return Object.fromEntries(
    KINDS.flatMap(kind => {
      const energy = energies.get(kind)
      return energy === undefined ? [] : [[kind, levelOf(energy)]]
    }),
  )
}
