import { Worker } from 'node:worker_threads'
import type { Unit, UnitResult } from '../../../import/units/unit.ts'
import type { PackedNoise } from '../../../silence/pages/packed/packed-noise.ts'
import type { UnitAnswer, UnitQuestion } from './unit-answers.ts'

/** What units of one import hear, by its hash. */
export type Noise = { hash: string; packed: PackedNoise }

/** A thread that computes one unit at a time; it is started by the first, and again after it has died. */
export class UnitThread {
  #worker: Worker | undefined
  #hash = ''
  #settle: (answer: UnitAnswer) => void = () => {}

  /** @throws Error with the reason when nothing could be made of it, or the thread died of it. */
  async compute({ hash, packed }: Noise, unit: Unit): Promise<UnitResult> {
    const worker = (this.#worker ??= this.#start())
    const question: UnitQuestion = { packed: this.#hash === hash ? null : packed, unit }
    this.#hash = hash
    const answer = await new Promise<UnitAnswer>(resolve => {
      this.#settle = resolve
      worker.postMessage(question)
    })
    if ('result' in answer) return answer.result
    // What it has opened may be of no use.
    this.#hash = ''
    throw new Error(answer.fault)
  }

  /** Ends the thread and frees its memory, whatever it does. */
  async end(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./unit-answers.ts', import.meta.url))
    worker.on('message', (answer: UnitAnswer) => this.#settle(answer))
    worker.on('error', (error: Error) => this.#settle({ fault: error.message }))
    worker.on('exit', () => {
      this.#worker = undefined
      this.#settle({ fault: 'the thread has ended' })
    })
    return worker
  }
}
