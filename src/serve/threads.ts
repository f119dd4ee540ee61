// The threads that answer: started, given new versions, and started again when they die.
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Log } from '../http/log.ts'
import { BEAT_MS, createBeats, watchSilence } from './heartbeat.ts'
import type { LeaseOwner } from '../work/lease.ts'
import type { FromWorker, SharedVersion, ToWorker, WorkerData } from './worker-messages.ts'

/** The pause before a thread that died is started again, twice as long each time it dies young. */
const PAUSE_MS = { shortest: 500, longest: 30_000 }
/** A thread that has lived this long did not die of its start. */
const STEADY_MS = 30_000

/** A request leaves little garbage: with half of Node's 48 MB for it, a thread collects as seldom as it needs to. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 24 }

type SharedData = Omit<WorkerData, 'owner' | 'beats' | 'slot'>
type Listening = Extract<FromWorker, { type: 'listening' }>

type Thread = {
  /** Where it counts its heartbeats. */
  slot: number
  /** The version that it serves, 0 before it listens. */
  version: number
  /** What it dies of. */
  cause: unknown
}

export type Threads = {
  /** What the first of them said when it listened. */
  first: Listening
  /** Gives all threads another version. */
  handOver(next: SharedVersion): void
  /** Says whether an earlier version is served because the newest cannot be. */
  setDegraded(isDegraded: boolean): void
  /** Says whether other machines serve a later version: new requests are better asked there. */
  setBehind(isBehind: boolean): void
  /** How many threads answer: they listen, and have not hung for long. */
  answering: () => number
  /** How many have died or hung, and were started again. */
  deaths: () => number
  stop(): Promise<void>
}

export type ThreadsOptions = {
  count: number
  /** A thread that has not moved for this long is ended, and another started in its place. */
  stuckMs: number
  data: SharedData
  log: Log
  /** Names a thread, by how many were started before it and itself. */
  ownerOf(thread: number): LeaseOwner
  /** Called with the oldest version that any thread serves, 0 when none does. */
  onServed(version: number): void
  /** Called when a thread has died: what it held, nobody holds any more. */
  onDeath(owner: LeaseOwner): void
}

/**
 * Starts threads and returns once all listen.
 * @throws what the first one died of that did not get there; the others are ended then.
 */
export async function startThreads(options: ThreadsOptions): Promise<Threads> {
  const { log } = options
  let data = options.data
  let started = 0
  let deaths = 0
  const threads = new Map<Worker, Thread>()
  const beats = createBeats(options.count)
  const silence = watchSilence(beats)
  const stopping = new AbortController()
  const watch = setInterval(replaceStuck, BEAT_MS)
  stopping.signal.addEventListener('abort', () => clearInterval(watch))

  try {
    // The first answers the sooner for being alone, and has compiled and packed what the others need.
    const first = await start(0)
    await Promise.all(Array.from({ length: options.count - 1 }, (_, i) => start(i + 1)))
    return { first, handOver, setDegraded, setBehind, answering, deaths: () => deaths, stop }
  } catch (error) {
    stopping.abort()
    await Promise.all(Array.from(threads.keys(), worker => worker.terminate()))
    throw error
  }

  function start(slot: number, pauseMs = PAUSE_MS.shortest): Promise<Listening> {
    const owner = options.ownerOf(++started)
    const bornAt = performance.now()
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { ...data, owner, beats, slot } satisfies WorkerData,
      resourceLimits: RESOURCE_LIMITS,
    })
    const thread: Thread = { slot, version: 0, cause: undefined }
    threads.set(worker, thread)
    silence.reset(slot)
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        thread.version = message.version
        tellServed()
        if (message.type === 'listening') {
          data = { ...data, packs: message.packs }
          resolve(message)
        } else log.info({ version: message.version }, 'serving a new version of the catalogue')
      })
      worker.on('error', error => {
        thread.cause ??= error
        if (stopping.signal.aborted) log.error({ err: error }, 'a thread died while it was stopped')
      })
      worker.on('exit', code => {
        threads.delete(worker)
        thread.cause ??= new Error(`a thread ended with code ${code}`)
        reject(thread.cause)
        if (stopping.signal.aborted) return
        const inMs = performance.now() - bornAt < STEADY_MS ? pauseMs : PAUSE_MS.shortest
        log.error({ err: thread.cause, inMs }, 'a thread died; another is started in its place')
        deaths++
        options.onDeath(owner)
        tellServed()
        void restart(slot, inMs)
      })
    })
  }

  async function restart(slot: number, inMs: number): Promise<void> {
    try {
      await wait(inMs, undefined, { signal: stopping.signal })
      await start(slot, Math.min(inMs * 2, PAUSE_MS.longest))
      log.info({}, 'a thread answers in place of the one that died')
    } catch {
      // Stopped, or dead before it listened, which has been logged and is tried again.
    }
  }

  function tellServed(): void {
    const versions = [...threads.values()].map(({ version }) => version).filter(version => version > 0)
    options.onServed(versions.length === 0 ? 0 : Math.min(...versions))
  }

  /** A thread that hangs would go on taking connections, and answer none of them. */
  function replaceStuck(): void {
    silence.look()
    for (const [worker, thread] of threads) {
      const silentMs = silence.of(thread.slot)
      if (thread.version === 0 || thread.cause !== undefined || silentMs < options.stuckMs) continue
      thread.cause = new Error(`the thread had not moved for ${Math.round(silentMs / 1000)} s`)
      void worker.terminate()
    }
  }

  function answering(): number {
    return [...threads.values()].filter(({ slot, version }) => version > 0 && silence.of(slot) < options.stuckMs).length
  }

  function handOver(next: SharedVersion): void {
    // A thread that is started from now on has it from the beginning.
    data = { ...data, ...next }
    for (const worker of threads.keys()) send(worker, { type: 'version', ...next })
  }

  function setDegraded(isDegraded: boolean): void {
    data = { ...data, isDegraded }
    for (const worker of threads.keys()) send(worker, { type: 'degraded', isDegraded })
  }

  function setBehind(isBehind: boolean): void {
    if (data.isBehind === isBehind) return
    data = { ...data, isBehind }
    for (const worker of threads.keys()) send(worker, { type: 'behind', isBehind })
  }

  async function stop(): Promise<void> {
    stopping.abort()
    const exits = Array.from(threads.keys(), worker => new Promise(resolve => worker.once('exit', resolve)))
    for (const worker of threads.keys()) send(worker, { type: 'stop' })
    await Promise.all(exits)
  }
}

function send(worker: Worker, message: ToWorker): void {
  worker.postMessage(message)
}
