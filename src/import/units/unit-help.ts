import type { PackedNoise } from '../../silence/pages/packed/packed-noise.ts'
import type { Unit, UnitResult } from './unit.ts'

/** The units of one import under way. */
export type UnitWork = {
  /** Takes part in what is left of the first `most` units; gives what became of those not yet told of, in order. */
  results(most?: number): AsyncGenerator<UnitResult>
  close(): Promise<void>
}

/** Where other machines can be had to take units of an import, and what is made of them is kept. */
export type UnitHelp = {
  offer(work: { packed: PackedNoise; units: readonly Unit[] }): Promise<OfferedUnits>
}

export type OfferedUnits = {
  /** Whether others can take units at present. */
  isShared(): boolean
  /** Returns what has been made of units since this was last asked; at first also what is kept of the very same work. */
  made(): Promise<ReadonlyMap<number, UnitResult>>
  /** Keeps what was made here, for a run that comes after one that breaks off. */
  keep(at: number, result: UnitResult): void
  /** Returns when what was given to be kept is. */
  close(): Promise<void>
}
