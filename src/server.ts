// The supervisor: opens the catalogue, starts the threads that answer, tells them of new versions, and stops them.
import { createServer } from 'node:net'
import { prepareInThread } from './ask/prepare-in-thread.ts'
import type { PreparedWorld } from './ask/world.ts'
import { openSqliteCatalogue } from './catalogue/sqlite/sqlite.ts'
import { type Config, catalogueFile, indexFile, linksOf, workFile } from './serve/config.ts'
import { createRateMemory } from './http/rate-limit/slots.ts'
import { importStarter } from './import/starter.ts'
import { shareNoise } from './service/shared-noise.ts'
import { type BuildOrder, buildIndexInThread, loadOrBuildIndex } from './index/build-in-thread.ts'
import { openIndex } from './index/open.ts'
import { openSqliteAnswers } from './work/sqlite/stored-responses.ts'
import { holderName, machineName, newStart } from './work/lease.ts'
import { openSqliteQueue } from './work/sqlite/queue.ts'
import { openWorkFile } from './jobs/work-file.ts'
import { deliveryOptions } from './serve/webhook-delivery.ts'
import { startDeliverer } from './webhooks/deliverer.ts'
import { openSqliteWebhooks } from './webhooks/sqlite-store.ts'
import { createLog } from './serve/log.ts'
import { OperatorError } from './operator-error.ts'
import { startThreads } from './serve/threads.ts'

/** How often the catalogue is asked for a version that another process has published. */
const POLL_MS = 500
/** So few spots each thread prepares for itself (20 ms) sooner than one more thread would for all. */
const FEW = 1000
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
  const [machine, startName] = [machineName(config.dataDir), newStart()]
  const work = openWorkFile(workFile(config.dataDir))
  const holder = holderName(machine, startName, 0)
  const leased: Leased[] = [await openSqliteQueue(work, { holder }), await openSqliteAnswers(work, { holder })]
  const webhooks = await openSqliteWebhooks(work, { holder })
  leased.push(webhooks)
  // Whatever an earlier start of this machine was doing, nobody does any more.
  await takeBack(machine)
  let builtVersion = openIndex(buffer).version
  let servedVersion = 0
  let isBuilding = false
  let isStopping = false

  const deliverer = startDeliverer(webhooks, {
    ...deliveryOptions(catalogue, links),
    // What a thread does not serve yet nobody is told of.
    servedVersion: () => servedVersion,
    report: (err, message) => log.error({ err }, message),
  })
  const threads = await startThreads({
    count: CAN_SHARE_PORT ? config.threads : 1,
    data: {
      identity: catalogue.identity,
      index: buffer,
      prepared: await preparedOf(buffer, { isServing: false }),
      noise: shareNoise(await catalogue.noise()),
      rateMemory: createRateMemory(),
      port,
      reusePort: CAN_SHARE_PORT && config.threads > 1,
    },
    log,
    holderOf: thread => holderName(machine, startName, thread),
    onServed(version) {
      servedVersion = version
      deliverer.poke()
    },
    onDeath: dead => void takeBack(dead).catch(logWorkFailure),
  })
  const poll = setInterval(() => void takeOverNewVersion().catch(logPollFailure), POLL_MS)
  const sweep = setInterval(() => void sweepWork().catch(logWorkFailure), SWEEP_MS)
  const { spots, version } = threads.first
  return { port, spots, version, stop }

  /** Builds the index of a version that was published since, and gives it to the threads. */
  async function takeOverNewVersion(): Promise<void> {
    if (isBuilding || isStopping || (await catalogue.version()).token === builtVersion.token) return
    isBuilding = true
    try {
      const { buffer, saved } = await buildIndexInThread({ ...order, isServing: true })
      saved.catch(logSaveFailure)
      const prepared = await preparedOf(buffer, { isServing: true })
      const noise = shareNoise(await catalogue.noise())
      builtVersion = openIndex(buffer).version
      threads.handOver({ index: buffer, prepared, noise })
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
    await Promise.all([threads.stop(), deliverer.stop()])
    await work.destroy()
    await catalogue.close()
  }
}

async function preparedOf(
  index: SharedArrayBuffer,
  options: { isServing: boolean },
): Promise<PreparedWorld | undefined> {
  return openIndex(index).count < FEW ? undefined : prepareInThread({ index, ...options })
}

/** What a dead holder may leave leases in, and what is kept for a while only. */
type Leased = { takeBack(dead: string): Promise<number>; sweep(): Promise<number> }

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
