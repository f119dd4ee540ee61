// The units of one import under way: taken by threads of this process, or by other machines, and put together in their order.
import { closeSync } from 'node:fs'
import type { Box } from '../../geo/box.ts'
import type { NoiseMaps } from '../../silence/noise-maps.ts'
import type { NoisePages } from '../../silence/pages/noise-pages.ts'
import { fileNoise, packNoise } from '../../silence/pages/packed/packed-noise.ts'
import { SharedWork } from '../threads/shared-work.ts'
import { unitComputer } from './compute-unit.ts'
import { helpedUnits } from './helped-units.ts'
import type { Unit, UnitResult } from './unit.ts'
import type { UnitHelp, UnitWork } from './unit-help.ts'

export type UnitOrder = {
  units: readonly Unit[]
  /** The noise that they hear. */
  pages: NoisePages
  maps: NoiseMaps
  /** Around all units, 10⁻⁷ degrees. */
  box: Box
  /** How many threads compute, this one included. */
  threads?: number | undefined
  help?: UnitHelp | undefined
  /** Told of each unit that is done. */
  onDone?: (unit: Unit) => void
}

/** Begins the work. What was made of these very units before, and is kept, is not computed again. */
export async function startUnits(order: UnitOrder): Promise<UnitWork> {
  const { units, pages, maps, box, threads = 1, onDone = () => {} } = order
  const compute = unitComputer(pages, maps)
  const help = units.length > 1 ? order.help : undefined
  const offered = help ? await help.offer({ packed: packNoise(pages, box), units }) : null
  if (offered?.isShared()) return helpedUnits({ units, offered, compute, onDone })
  const noise = units.length > 1 && threads > 1 ? fileNoise(pages, box) : null
  const known = (await offered?.made()) ?? new Map<number, UnitResult>()
  const tasks = [...units.keys()].filter(at => !known.has(at))
  for (const at of known.keys()) onDone(unitAt(at))
  const shared = new SharedWork<Unit, UnitResult>({
    module: new URL('./unit-thread.ts', import.meta.url),
    data: noise,
    tasks: tasks.map(unitAt),
    threads,
    onResult(task, result) {
      const at = tasks[task] ?? 0
      offered?.keep(at, result)
      onDone(unitAt(at))
    },
  })
  /** Of so many units the results have been given. */
  let given = 0
  return {
    async *results(most = units.length) {
      const made = shared.results(compute, tasks.filter(at => at < most).length)
      while (given < most) {
        const at = given++
        const before = known.get(at)
        const next = before ? undefined : await made.next()
        if (before) yield before
        else yield next?.done === false ? next.value : compute(unitAt(at))
      }
    },
    async close() {
      await shared.close()
      if (noise) closeSync(noise.descriptor)
      await offered?.close()
    },
  }

  function unitAt(at: number): Unit {
    const unit = units[at]
    if (!unit) throw new RangeError(`there is no unit ${at}`)
    return unit
  }
}
