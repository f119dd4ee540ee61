import { parentPort, workerData } from 'node:worker_threads'
import { NotPacked } from '../../silence/pages/packed/packed-noise.ts'

/** What a thread is given; `next`: the number of the task that is taken next. */
export type ThreadOrder<Task> = { data: unknown; tasks: readonly Task[]; next: SharedArrayBuffer }

/** What became of a task by its number; without a result it is to be done where everything is known. */
export type ThreadAnswer<Result> = { task: number; result: Result } | { task: number }

/** Takes tasks that nobody else has taken, of the first `most` of them, until there are none. */
export function* takeFrom<Task>(
  tasks: readonly Task[],
  next: SharedArrayBuffer,
  most = tasks.length,
): Generator<[at: number, Task]> {
  const counter = new Int32Array(next)
  for (let at = Atomics.load(counter, 0); at < most; at = Atomics.load(counter, 0)) {
    if (Atomics.compareExchange(counter, 0, at, at + 1) !== at) continue
    const task = tasks[at]
    if (task !== undefined) yield [at, task]
  }
}

/** Does tasks in a thread of SharedWork, whose data and tasks `open` and what it returns are made for. */
export function workInThread(open: (data: never) => (task: never) => unknown): void {
  const { data, tasks, next } = workerData as ThreadOrder<never> & { data: never } // given by SharedWork
  const compute = open(data)
  for (const [task, order] of takeFrom(tasks, next)) parentPort?.postMessage(answerTo(task, () => compute(order)))
}

function answerTo<Result>(task: number, compute: () => Result): ThreadAnswer<Result> {
  try {
    return { task, result: compute() }
  } catch (error) {
    if (error instanceof NotPacked) return { task }
    throw error
  }
}
