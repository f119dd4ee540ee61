// The supervisor: opens the catalogue, starts the threads that answer, tells them of new versions, and stops them.
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { openSqliteCatalogue } from './catalogue/sqlite.ts'
import { type Config, catalogueFile, indexFile, linksOf, workFile } from './config.ts'
import { createRateMemory } from './http/rate-windows.ts'
import { importStarter } from './import/starter.ts'
import { shareNoise } from './http/shared-noise.ts'
import { type BuildOrder, buildIndexInThread, loadOrBuildIndex } from './index/build-in-thread.ts'
import { openIndex } from './index/open.ts'
import { openSqliteAnswers } from './http/replay/sqlite-answers.ts'
import { holderName, machineName, newStart } from './jobs/holder.ts'
import { openSqliteQueue } from './jobs/sqlite-queue.ts'
import { openWorkFile } from './jobs/work-file.ts'
import { deliveryOptions } from './http/webhook-delivery.ts'
import { startDeliverer } from './webhooks/deliverer.ts'
import { openSqliteWebhooks } from './webhooks/sqlite-store.ts'
import { createLog } from './log.ts'
import { OperatorError } from './spots/operator-error.ts'
import type { FromWorker, ToWorker, WorkerData } from './worker.ts'

/** How often the catalogue is asked for a version that another process has published. */
const POLL_MS = 500
/** A thread that died is started again after this long. */
const RESTART_MS = 500
/** How often what is kept no longer is deleted. */
const SWEEP_MS = 60_000

/** Sharing a port between threads needs SO_REUSEPORT with load balancing: Linux has it. */
const CAN_SHARE_PORT = process.platform === 'linux'

export type RunningServer = {
  port: number
  spots: number
  version: number
  stop(): Promise<void>
}

/**
 * Starts the service and returns once it answers; an empty catalogue is filled with the starter catalogue first.
 * @throws OperatorError for a port that cannot be had, or a catalogue that cannot be read.
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = createLog(config.logLevel)
  const file = catalogueFile(config.dataDir)
  const catalogue = await openSqliteCatalogue(file, { check: true })
  if ((await catalogue.version()).number === 0) await importStarter(catalogue)
  const port = await freePort(config)
  const links = linksOf(config, port)
  const order: BuildOrder = { catalogueFile: file, links, indexFile: indexFile(config.dataDir) }
  const { buffer, saved } = await loadOrBuildIndex(catalogue, order)
  saved.catch(logSaveFailure)
  const threads = CAN_SHARE_PORT ? config.threads : 1
  const data: Omit<WorkerData, 'holder'> = {
    identity: catalogue.identity,
    index: buffer,
    noise: shareNoise(await catalogue.noise()),
    rateMemory: createRateMemory(),
    port,
    reusePort: threads > 1,
  }
  const [machine, startName] = [machineName(config.dataDir), newStart()]
  const work = openWorkFile(workFile(config.dataDir))
  const holder = holderName(machine, startName, 0)
  const leased: Leased[] = [await openSqliteQueue(work, { holder }), await openSqliteAnswers(work, { holder })]
  const webhooks = await openSqliteWebhooks(work, { holder })
  leased.push(webhooks)
  // Whatever an earlier start of this machine was doing, nobody does any more.
  await takeBack(machine)
  let started = 0
  const servedBy = new Map<Worker, number>()
  const workers = new Set<Worker>()
  let served = openIndex(buffer).version
  let isBuilding = false
  let isStopping = false

  const deliverer = startDeliverer(webhooks, {
    ...deliveryOptions(catalogue, links),
    // What a thread does not serve yet nobody is told of.
    servedVersion: () => (servedBy.size === 0 ? 0 : Math.min(...servedBy.values())),
    report: (err, message) => log.error({ err }, message),
  })
  const [first] = await Promise.all(Array.from({ length: threads }, start))
  const poll = setInterval(() => void takeOverNewVersion().catch(logPollFailure), POLL_MS)
  const sweep = setInterval(() => void sweepWork().catch(logWorkFailure), SWEEP_MS)
  return { port, spots: first?.spots ?? 0, version: first?.version ?? 0, stop }

  function start(): Promise<Extract<FromWorker, { type: 'listening' }>> {
    const holder = holderName(machine, startName, ++started)
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { ...data, holder } })
    workers.add(worker)
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        servedBy.set(worker, message.version)
        deliverer.poke()
        if (message.type === 'listening') resolve(message)
        else log.info({ version: message.version }, 'serving a new version of the catalogue')
      })
      worker.on('error', error => {
        log.error({ err: error }, 'a thread died')
        reject(error)
      })
      worker.on('exit', () => {
        workers.delete(worker)
        servedBy.delete(worker)
        if (isStopping) return
        void takeBack(holder).catch(logWorkFailure)
        void wait(RESTART_MS).then(restart)
      })
    })
  }

  async function restart(): Promise<void> {
    if (!isStopping) await start().catch(() => {})
  }

  /** Builds the index of a version that was published since, and gives it to the threads. */
  async function takeOverNewVersion(): Promise<void> {
    if (isBuilding || isStopping || (await catalogue.version()).token === served.token) return
    isBuilding = true
    try {
      const { buffer, saved } = await buildIndexInThread(order)
      saved.catch(logSaveFailure)
      served = openIndex(buffer).version
      data.index = buffer
      data.noise = shareNoise(await catalogue.noise())
      for (const worker of workers) tell(worker, { type: 'index', index: buffer, noise: data.noise })
    } finally {
      isBuilding = false
    }
  }

  function logSaveFailure(error: unknown): void {
    log.warn({ err: error }, 'the index could not be kept in a file; the next start will build it again')
  }

  function logPollFailure(error: unknown): void {
    log.error({ err: error }, 'a new version of the catalogue could not be taken over; the last one is served on')
  }

  async function takeBack(dead: string): Promise<void> {
    for (const store of leased) await store.takeBack(dead)
  }

  async function sweepWork(): Promise<void> {
    for (const store of leased) await store.sweep()
  }

  function logWorkFailure(error: unknown): void {
    log.error({ err: error }, 'the file of work under way could not be written')
  }

  async function stop(): Promise<void> {
    isStopping = true
    clearInterval(poll)
    clearInterval(sweep)
    const exits = Array.from(workers, worker => new Promise(resolve => worker.once('exit', resolve)))
    for (const worker of workers) tell(worker, { type: 'stop' })
    await Promise.all([...exits, deliverer.stop()])
    await work.destroy()
    await catalogue.close()
  }
}

/** What a dead holder may leave leases in, and what is kept for a while only. */
type Leased = { takeBack(dead: string): Promise<number>; sweep(): Promise<number> }

function tell(worker: Worker, message: ToWorker): void {
  worker.postMessage(message)
}

/**
 * Takes the port alone for a moment: threads that share it would not notice another process on it.
 * @throws OperatorError that says what is wrong with it.
 */
async function freePort({ port, host }: Config): Promise<number> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port, host)))
    probe.listen({ port, ...(host && { host }) }, () => {
      const address = probe.address()
      const taken = typeof address === 'object' && address ? address.port : port
      probe.close(() => resolve(taken))
    })
  })
}

const PORT_ERRORS: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: port => `port ${port} is in use: stop what listens there, or set PORT to another (0 takes a free one)`,
  EACCES: port => `port ${port} needs more rights than this user has: set PORT to one above 1023`,
  EADDRNOTAVAIL: (_, host) => `HOST "${host}" is not an address of this machine`,
  ENOTFOUND: (_, host) => `HOST "${host}" is not known: set it to an address of this machine`,
}

function portError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const message = PORT_ERRORS[error.code ?? '']
  return message ? new OperatorError(message(port, host), { cause: error }) : error
}
