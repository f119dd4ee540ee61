import { programHash } from '../../../import/origin/program-hash.ts'
import type { OfferedUnits, UnitHelp } from '../../../import/units/unit-help.ts'
import type { UnitResult } from '../../../import/units/unit.ts'
import type { SnapshotStore } from '../../../index/snapshots/snapshot-store.ts'
import { type UnitInput, writeInput } from './unit-bytes.ts'
import type { UnitTeller } from './unit-queue.ts'
import { flowOf, UnitStore } from './unit-store.ts'

export type OfferOptions = {
  store: SnapshotStore
  /** Null: nobody is told, and what was made is kept all the same. */
  teller: Pick<UnitTeller, 'isUp' | 'tell'> | null
  order: { id: string; work: string }
  /** For what is about to be stored. */
  folder: string
}

/** Offers the units of an ordered import to the machines that take units, over the store that they share. */
export function helpWith({ store, teller, order, folder }: OfferOptions): UnitHelp {
  const flow = flowOf(order.work)
  const units = new UnitStore(store, { flow, folder })
  return {
    async offer(work: UnitInput): Promise<OfferedUnits> {
      const input = await units.putInput(writeInput(work, programHash()))
      const seen = new Set<number>()
      const keeping = new Set<Promise<void>>()
      const known = await madeSince()
      const open = [...work.units.keys()].filter(at => !known.has(at))
      const isTold =
        open.length > 1 && (await teller?.tell(open.map(at => ({ order: order.id, flow, input, at })))) === true
      let first: ReadonlyMap<number, UnitResult> | null = known
      return {
        isShared: () => isTold && teller?.isUp() === true,
        async made() {
          const news = first ?? (await madeSince())
          first = null
          return news
        },
        keep(at, result) {
          seen.add(at)
          // What could not be kept is computed again by a run that comes after this one.
          const kept = units.put(input, at, result).catch(() => {})
          keeping.add(kept)
          void kept.then(() => keeping.delete(kept))
        },
        async close() {
          await Promise.all(keeping)
        },
      }

      /** A store that is away gives nothing: what is missing is computed here. */
      async function madeSince(): Promise<Map<number, UnitResult>> {
        const made = new Map<number, UnitResult>()
        const names = await units.names(input).catch(() => new Map<number, string>())
        for (const [at, name] of names) {
          if (seen.has(at) || at >= work.units.length) continue
          const result = await units.result(name).catch(() => undefined)
          if (result === undefined || result.kind !== work.units[at]?.kind) continue
          seen.add(at)
          made.set(at, result)
        }
        return made
      }
    },
  }
}
