import { setTimeout as wait } from 'node:timers/promises'
import type { Unit, UnitResult } from './unit.ts'
import type { OfferedUnits, UnitWork } from './unit-help.ts'

const LOOK_MS = 250
/** When nothing has come for this long, this machine computes what is missing, one unit after the other. */
const PATIENCE_MS = 2000

type Helped = {
  units: readonly Unit[]
  offered: OfferedUnits
  compute: (unit: Unit) => UnitResult
  onDone: (unit: Unit) => void
  patienceMs?: number
}

/** Units that other machines take. Whatever becomes of those, all are done: the last ones first, which nobody has begun. */
export function helpedUnits({ units, offered, compute, onDone, patienceMs = PATIENCE_MS }: Helped): UnitWork {
  const made = new Map<number, UnitResult>()
  /** Of so many units the results have been given, and are kept no more. */
  let given = 0
  return {
    async *results(most = units.length) {
      const isMissing = (at: number) => at >= given && at < most && !made.has(at)
      let newsAt = performance.now()
      while (given < most) {
        if (await look()) newsAt = performance.now()
        for (let next = made.get(given); next && given < most; next = made.get(given)) {
          made.delete(given++)
          yield next
        }
        const at = [...units.keys()].findLast(isMissing)
        if (at === undefined) continue
        const isPatient = offered.isShared() && performance.now() - newsAt < patienceMs
        if (isPatient) await wait(LOOK_MS)
        else computeHere(at)
      }
    },
    close: () => offered.close(),
  }

  async function look(): Promise<boolean> {
    const news = await offered.made()
    for (const [at, result] of news) note(at, result)
    return news.size > 0
  }

  function computeHere(at: number): void {
    const unit = units[at]
    if (!unit) return
    const result = compute(unit)
    note(at, result)
    offered.keep(at, result)
  }

  function note(at: number, result: UnitResult): void {
    const unit = units[at]
    if (!unit || at < given || made.has(at)) return
    made.set(at, result)
    onDone(unit)
  }
}
