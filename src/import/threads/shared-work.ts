import { setImmediate as turn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { OperatorError } from '../../operator-error.ts'
import { lost } from './lost.ts'
import { takeFrom, type ThreadAnswer, type ThreadOrder } from './thread-work.ts'

export type SharedOrder<Task, Result> = {
  /** The module of the threads, which calls `workInThread`. */
  module: URL
  /** What each thread is given; memory that is shared is not copied. */
  data: unknown
  tasks: readonly Task[]
  /** How many threads work, this one included: with 1 none is started. */
  threads: number
  /** Called with what becomes of a task, as soon as it is there. */
  onResult?: (at: number, result: Result) => void
}

/**
 * Tasks that several threads take one by one, each once. The others begin at once; this one joins them when the results are
 * asked for, and has its hands free until then. Which thread does what changes no result, and they come in the tasks' order.
 */
export class SharedWork<Task, Result> {
  readonly #tasks: readonly Task[]
  readonly #onResult: (at: number, result: Result) => void
  readonly #next = new SharedArrayBuffer(4)
  readonly #workers: Worker[]
  readonly #answers = new Map<number, ThreadAnswer<Result>>()
  /** Of so many tasks the results have been given, and are kept no more. */
  #given = 0
  #running: number
  #fault: OperatorError | undefined
  /** Has whoever waits look again. */
  #wake = () => {}

  constructor({ module, data, tasks, threads, onResult = () => {} }: SharedOrder<Task, Result>) {
    this.#tasks = tasks
    this.#onResult = onResult
    const order: ThreadOrder<Task> = { data, tasks, next: this.#next }
    this.#workers = Array.from(
      { length: Math.min(threads, tasks.length) - 1 },
      () => new Worker(module, { workerData: order }),
    )
    this.#running = this.#workers.length
    for (const worker of this.#workers) this.#follow(worker)
  }

  /**
   * Takes part in what is left of the first `most` tasks, by `compute`, and gives the results of those that have not been
   * given before, in the order of the tasks; none is kept once it is given.
   * @throws OperatorError when a thread has failed; the task may have failed here just as well.
   */
  async *results(compute: (task: Task) => Result, most = this.#tasks.length): AsyncGenerator<Result> {
    for (const [at, task] of takeFrom(this.#tasks, this.#next, most)) {
      this.#note({ task: at, result: compute(task) })
      // A thread that has failed is told of between two tasks.
      await turn()
      if (this.#fault) throw this.#fault
      while (this.#given < most && this.#answers.has(this.#given)) yield this.#nextOf(compute)
    }
    while (this.#given < most) {
      if (this.#fault) throw this.#fault
      // A thread that has ended answers no more.
      if (this.#answers.has(this.#given) || this.#running === 0) yield this.#nextOf(compute)
      else await new Promise<void>(resolve => (this.#wake = resolve))
    }
    if (this.#fault) throw this.#fault
  }

  /** Ends the threads, whatever they do. */
  async close(): Promise<void> {
    await Promise.all(this.#workers.map(worker => worker.terminate()))
  }

  #follow(worker: Worker): void {
    let fault: unknown
    worker.on('message', (answer: ThreadAnswer<Result>) => {
      this.#note(answer)
      this.#wake()
    })
    worker.on('error', error => (fault = error))
    worker.on('exit', code => {
      this.#running--
      if (code !== 0) this.#fault ??= lost(fault ?? new Error(`the thread ended with code ${code}`))
      this.#wake()
    })
  }

  #note(answer: ThreadAnswer<Result>): void {
    this.#answers.set(answer.task, answer)
    if ('result' in answer) this.#onResult(answer.task, answer.result)
  }

  #nextOf(compute: (task: Task) => Result): Result {
    const at = this.#given++
    const answer = this.#answers.get(at)
    this.#answers.delete(at)
    if (answer && 'result' in answer) return answer.result
    const [task] = this.#tasks.slice(at, at + 1) as [Task] // one of those below `most`
    const result = compute(task)
    this.#onResult(at, result)
    return result
  }
}
