// The threads that answer: started, told of new versions, and started again when they die.
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Log } from './http/log.ts'
import type { Holder } from './jobs/holder.ts'
import type { FromWorker, ToWorker, WorkerData } from './worker.ts'

/** The pause before a thread that died is started again, twice as long each time it dies young. */
const PAUSE_MS = { shortest: 500, longest: 30_000 }
/** A thread that lived so long did not die of its start. */
const STEADY_MS = 30_000
/** A thread that has not swapped by then holds up the others no longer. */
const SWAP_MS = 120_000

type SharedData = Omit<WorkerData, 'holder'>
type Listening = Extract<FromWorker, { type: 'listening' }>

export type Threads = {
  /** What the first of them said when it listened. */
  first: Listening
  /** Gives all threads another version, one after the other: while one prepares it, the others answer. */
  handOver(next: Pick<SharedData, 'index' | 'noise'>): Promise<void>
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

type Thread = { served: number; index: SharedArrayBuffer; hasSwapped?: () => void }

/**
 * Starts threads and returns once all listen.
 * @throws what the first one died of that did not get there; the others are ended then.
 */
export async function startThreads(options: ThreadsOptions): Promise<Threads> {
  const { log } = options
  let data = options.data
  let started = 0
  const threads = new Map<Worker, Thread>()
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
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { ...data, holder } })
    const thread: Thread = { served: 0, index: data.index }
    let cause: unknown
    threads.set(worker, thread)
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        thread.served = message.version
        tellServed()
        if (message.type === 'listening') resolve(message)
        else log.info({ version: message.version }, 'serving a new version of the catalogue')
        if (message.type === 'swapped') thread.hasSwapped?.()
      })
      worker.on('error', error => {
        cause = error
        if (stopping.signal.aborted) log.error({ err: error }, 'a thread died while it was stopped')
      })
      worker.on('exit', code => {
        threads.delete(worker)
        thread.hasSwapped?.()
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
    const versions = Array.from(threads.values(), ({ served }) => served).filter(version => version > 0)
    options.onServed(versions.length === 0 ? 0 : Math.min(...versions))
  }

  async function handOver(next: Pick<SharedData, 'index' | 'noise'>): Promise<void> {
    // A thread that is started from now on has it from the beginning.
    data = { ...data, ...next }
    for (const [worker, thread] of threads) {
      if (thread.index === next.index) continue
      thread.index = next.index
      const swapped = new Promise<void>(resolve => (thread.hasSwapped = resolve))
      tell(worker, { type: 'index', ...next })
      await Promise.race([swapped, wait(SWAP_MS, undefined, { ref: false })])
    }
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
