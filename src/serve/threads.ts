// The threads that answer: started, told of new versions, and started again when they die.
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Log } from '../http/log.ts'
import type { Holder } from '../work/lease.ts'
import type { FromWorker, SharedVersion, ToWorker, WorkerData } from '../worker.ts'

/** The pause before a thread that died is started again, twice as long each time it dies young. */
const PAUSE_MS = { shortest: 500, longest: 30_000 }
/** A thread that lived so long did not die of its start. */
const STEADY_MS = 30_000

type SharedData = Omit<WorkerData, 'holder'>
type Listening = Extract<FromWorker, { type: 'listening' }>

export type Threads = {
  /** What the first of them said when it listened. */
  first: Listening
  /** Gives all threads another version. */
  handOver(next: SharedVersion): void
  stop(): Promise<void>
}

export type ThreadsOptions = {
  count: number
  data: SharedData
  log: Log
  /** Names the thread that is started as the so-and-so-manieth. */
  holderOf(thread: number): Holder
  /** Called with the oldest version that any thread serves, 0 when none does. */
  onServed(version: number): void
  /** Called when a thread has died: what it held, nobody holds any more. */
  onDeath(holder: Holder): void
}

/**
 * Starts threads and returns once all listen.
 * @throws what the first one died of that did not get there; the others are ended then.
 */
export async function startThreads(options: ThreadsOptions): Promise<Threads> {
  const { log } = options
  let data = options.data
  let started = 0
  /** The version that each serves, 0 before it listens. */
  const threads = new Map<Worker, number>()
  const stopping = new AbortController()

  try {
    const [first] = await Promise.all([start(), ...Array.from({ length: options.count - 1 }, () => start())])
    return { first, handOver, stop }
  } catch (error) {
    stopping.abort()
    await Promise.all(Array.from(threads.keys(), worker => worker.terminate()))
    throw error
  }

  function start(pauseMs = PAUSE_MS.shortest): Promise<Listening> {
    const holder = options.holderOf(++started)
    const bornAt = performance.now()
    const worker = new Worker(new URL('../worker.ts', import.meta.url), { workerData: { ...data, holder } })
    let cause: unknown
    threads.set(worker, 0)
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        threads.set(worker, message.version)
        tellServed()
        if (message.type === 'listening') resolve(message)
        else log.info({ version: message.version }, 'serving a new version of the catalogue')
      })
      worker.on('error', error => {
        cause = error
        if (stopping.signal.aborted) log.error({ err: error }, 'a thread died while it was stopped')
      })
      worker.on('exit', code => {
        threads.delete(worker)
        cause ??= new Error(`a thread ended with code ${code}`)
        reject(cause)
        if (stopping.signal.aborted) return
        const inMs = performance.now() - bornAt < STEADY_MS ? pauseMs : PAUSE_MS.shortest
        log.error({ err: cause, inMs }, 'a thread died; another is started in its place')
        options.onDeath(holder)
        tellServed()
        void restart(inMs)
      })
    })
  }

  async function restart(inMs: number): Promise<void> {
    try {
      await wait(inMs, undefined, { signal: stopping.signal })
      await start(Math.min(inMs * 2, PAUSE_MS.longest))
      log.info({}, 'a thread answers in place of the one that died')
    } catch {
      // Stopped, or dead before it listened, which has been logged and is tried again.
    }
  }

  function tellServed(): void {
    const versions = [...threads.values()].filter(version => version > 0)
    options.onServed(versions.length === 0 ? 0 : Math.min(...versions))
  }

  function handOver(next: SharedVersion): void {
    // A thread that is started from now on has it from the beginning.
    data = { ...data, ...next }
    for (const worker of threads.keys()) tell(worker, { type: 'version', ...next })
  }

  async function stop(): Promise<void> {
    stopping.abort()
    const exits = Array.from(threads.keys(), worker => new Promise(resolve => worker.once('exit', resolve)))
    for (const worker of threads.keys()) tell(worker, { type: 'stop' })
    await Promise.all(exits)
  }
}

function tell(worker: Worker, message: ToWorker): void {
  worker.postMessage(message)
}
