// A thread that makes requests against shared rate windows as fast as it can and moves the shared clock on, so that minutes
// change in the midst of other threads' requests. Started by rate-words.test.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { RateWindows } from '../../src/http/rate-limit/windows.ts'
import { between, seededRandom } from './random.ts'

export type HammerOrder = {
  memory: SharedArrayBuffer
  /** Milliseconds, and requests so far. */
  clock: BigInt64Array
  limit: number
  clients: number
  takes: number
}

/** By client and end of the window. */
export type Hammered = Map<string, { asked: number; passed: number }>

const REQUESTS_A_MINUTE = 9000n

const { memory, clock, limit, clients, takes, seed } = workerData as HammerOrder & { seed: number }
const random = seededRandom(seed)
const windows = new RateWindows(memory, { limit, now: () => Number(Atomics.load(clock, 0)) })
const hammered: Hammered = new Map()
for (let i = 0; i < takes; i++) {
  // Half of the requests are for clients that all threads ask for, half for some that come and go.
  const client = i % 2 === 0 ? `everyone-${between(random, 0, clients)}` : `${seed}-${between(random, 0, 1e6)}`
  const { reset, isSpent } = windows.take(client, 1)
  const window = hammered.get(`${client} ${reset}`) ?? { asked: 0, passed: 0 }
  window.asked++
  if (!isSpent) window.passed++
  hammered.set(`${client} ${reset}`, window)
  if (Atomics.add(clock, 1, 1n) % REQUESTS_A_MINUTE === 0n) Atomics.add(clock, 0, 60_000n)
}
parentPort?.postMessage(hammered)
