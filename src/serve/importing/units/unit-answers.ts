// A thread that computes units of imports of any machine. Started by UnitThread.
import { parentPort } from 'node:worker_threads'
import { unitComputer } from '../../../import/units/compute-unit.ts'
import type { Unit, UnitResult } from '../../../import/units/unit.ts'
import { stepBehind } from '../../../index/step-behind.ts'
import { openNoise } from '../../../silence/pages/open-noise.ts'
import { type PackedNoise, unpackNoise } from '../../../silence/pages/packed/packed-noise.ts'
import { PageCache } from '../../../silence/pages/page-cache.ts'

/** `packed`: null when it is that of the unit before. */
export type UnitQuestion = { packed: PackedNoise | null; unit: Unit }
export type UnitAnswer = { result: UnitResult } | { fault: string }

const CACHE_BYTES = 32 * 1024 * 1024

stepBehind()
let compute: ((unit: Unit) => UnitResult) | undefined
parentPort?.on('message', ({ packed, unit }: UnitQuestion) => parentPort?.postMessage(answer(packed, unit)))

function answer(packed: PackedNoise | null, unit: Unit): UnitAnswer {
  try {
    if (packed) {
      const pages = unpackNoise(packed)
      compute = unitComputer(pages, openNoise(pages, new PageCache(CACHE_BYTES)))
    }
    if (!compute) throw new Error('there is no noise')
    return { result: compute(unit) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
