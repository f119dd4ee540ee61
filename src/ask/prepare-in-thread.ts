import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PreparedWorld } from './world.ts'

export type PrepareOrder = {
  index: SharedArrayBuffer
  /** Whether another version is served meanwhile: those that answer go first then. */
  isServing: boolean
}

/** Prepares an index for questions in a thread of its own, whose memory is given back after it, for all threads. */
export async function prepareInThread(order: PrepareOrder): Promise<PreparedWorld> {
  const worker = new Worker(new URL('prepare-thread.ts', import.meta.url), { workerData: order })
  const ended = once(worker, 'exit') // rejects when the thread throws
  const prepared = once(worker, 'message')
  const endedEarly = ended.then(() => Promise.reject(new Error('the thread ended before all was prepared')))
  const [world] = await Promise.race([prepared, endedEarly])
  endedEarly.catch(() => {})
  return world
}
