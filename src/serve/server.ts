// The supervisor: opens the catalogue, starts the threads that answer, tells them of new versions, and stops them.
import { statSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import type { Version } from '../catalogue/catalogue.ts'
import { mendPermissions } from '../catalogue/sqlite/private-files.ts'
import { openSqliteCatalogue } from '../catalogue/sqlite/sqlite.ts'
import { type Config, catalogueFile, indexFile, linksOf, secretFiles, settlementsFile, workFile } from './config.ts'
import { createConnectionMemory } from '../http/rate-limit/connection-counts.ts'
import { createRateMemory } from '../http/rate-limit/slots.ts'
import { shareNoise } from '../service/shared-noise.ts'
import { type BuildOrder, buildIndexInThread } from '../index/build-in-thread.ts'
import { Sections } from '../index/storage/sections.ts'
import { openSqliteStoredResponses } from '../work/sqlite/stored-responses.ts'
import { leaseOwner, machineName, newStart } from '../work/lease.ts'
import { openSqliteQueue } from '../work/sqlite/queue.ts'
import { openOwnWorkFile, shrinkWorkFile } from '../work/sqlite/work-file.ts'
import { deliveryOptions } from './webhook-delivery.ts'
import { startDeliverer } from '../webhooks/deliverer.ts'
import { openSqliteWebhooks } from '../webhooks/sqlite-store.ts'
import { firstIndex } from './first-index.ts'
import { type Health, startHealthServer } from './health-server.ts'
import { createLog } from './log.ts'
import { explainNotServed, noteNotServed } from './not-served.ts'
import { OperatorError } from '../operator-error.ts'
import { loadSettlements } from './settlements-file.ts'
import { createTakeOver, type Failure, reasonOf } from './take-over.ts'
import { startThreads } from './threads.ts'

const CLIENT_KEY_BYTES = 32
/** How often the catalogue is asked for a version that another process has published. */
const POLL_MS = 500
/** How often it is noted that threads answer. */
const PULSE_MS = 1000
/** Before there are threads. */
const STARTING: Health = { answering: 0, wanted: 0, silentMs: 0, isStopping: false, notServed: null }
/** How often what is kept no longer is deleted. */
const SWEEP_MS = 60_000

/** Sharing a port between threads needs SO_REUSEPORT with load balancing: Linux has it. */
const CAN_SHARE_PORT = process.platform === 'linux'

export type RunningServer = {
  port: number
  /** Where the supervisor answers /livez and /readyz. */
  healthPort: number | null
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
  for (const mended of mendPermissions(config.dataDir, secretFiles(config.dataDir))) log.warn(mended)
  const settlements = loadSettlements(settlementsFile(config.dataDir))
  settlements.catch(() => {}) // awaited below
  const catalogue = await openSqliteCatalogue(file, { check: true })
  const opened = fileId(file)
  if ((await catalogue.version()).number === 0) {
    const { importStarter } = await import('../import/starter.ts')
    await importStarter(catalogue)
  }
  const port = await freePort(config)
  const links = linksOf(config, port)
  const order: BuildOrder = { catalogueFile: file, links, indexFile: indexFile(config.dataDir) }
  let health: () => Health = () => STARTING
  const healthServer = await startHealth(config, () => health())
  const { buffer, saved, failure } = await firstIndex(catalogue, order)
  saved.catch(logSaveFailure)
  const [machine, startName] = [machineName(config.dataDir), newStart()]
  const work = openOwnWorkFile(workFile(config.dataDir), message => log.warn(message))
  const owner = leaseOwner(machine, startName, 0)
  const leased: Leased[] = [await openSqliteQueue(work, { owner }), await openSqliteStoredResponses(work, { owner })]
  const webhooks = await openSqliteWebhooks(work, { owner })
  leased.push(webhooks)
  // Whatever an earlier start of this machine was doing, nobody does any more.
  await release(machine)
  let servedVersion = 0
  let isStopping = false
  let notServed: string | null = null
  let answeredAt = performance.now()

  const deliverer = startDeliverer(webhooks, {
    ...deliveryOptions(catalogue, links),
    // Nothing is reported to clients before every thread serves it.
    servedVersion: () => servedVersion,
    report: (err, message) => log.error({ err }, message),
  })
  const count = CAN_SHARE_PORT ? config.threads : 1
  const threads = await startThreads({
    count,
    stuckMs: config.stuckThreadSeconds * 1000,
    data: {
      identity: catalogue.identity,
      index: buffer,
      noise: shareNoise(await catalogue.noise()),
      settlements: (await settlements).pack,
      isDegraded: failure !== null,
      rateMemory: { api: createRateMemory(), pages: createRateMemory(), work: createRateMemory() },
      clientKey: randomBytes(CLIENT_KEY_BYTES),
      port,
      reusePort: CAN_SHARE_PORT && config.threads > 1,
      connectionMemory: createConnectionMemory(count),
    },
    log,
    ownerOf: thread => leaseOwner(machine, startName, thread),
    onServed(version) {
      servedVersion = version
      deliverer.wake()
    },
    onDeath: dead => void release(dead).catch(logWorkFailure),
  })
  health = () => {
    const answering = threads.answering()
    if (answering > 0) answeredAt = performance.now()
    return { answering, wanted: count, silentMs: performance.now() - answeredAt, isStopping, notServed }
  }
  const takeOver = createTakeOver({
    served: new Sections(buffer).head.version,
    failure,
    version: readVersion,
    take: takeNewest,
    onFailure: noteFailure,
    onSuccess: forgetFailure,
  })
  if (!failure) noteNotServed(config.dataDir, null)
  const poll = setInterval(() => void (isStopping || takeOver.look()), POLL_MS)
  const pulse = setInterval(() => health(), PULSE_MS)
  const sweep = setInterval(() => void sweepWork().catch(logWorkFailure), SWEEP_MS)
  const { spots, version } = threads.first
  return { port, healthPort: healthServer?.port ?? null, spots, version, stop }

  async function readVersion(): Promise<Version> {
    if (fileId(file) !== opened) throw new OperatorError(`the catalogue "${file}" was deleted or replaced`)
    return catalogue.version()
  }

  /** Builds the index of the newest version, and gives it to the threads. */
  async function takeNewest(): Promise<Version> {
    const { buffer, saved } = await buildIndexInThread({ ...order, isServing: true })
    saved.catch(logSaveFailure)
    const noise = shareNoise(await catalogue.noise())
    threads.handOver({ index: buffer, noise })
    return new Sections(buffer).head.version
  }

  function noteFailure({ version, error, inMs }: Failure): void {
    const reason = reasonOf(error)
    notServed = version
      ? explainNotServed({ version: version.number, reason })
      : `the catalogue cannot be read (${reason}): put the file back, or a backup, and start the service again`
    threads.setDegraded(true)
    log.error({ err: error, inMs }, `${notServed}; the last good version is served on`)
    if (!version) return
    const { number, token } = version
    noteNotServed(config.dataDir, { version: number, token, reason, since: new Date().toISOString() })
  }

  function forgetFailure(): void {
    notServed = null
    threads.setDegraded(false)
    noteNotServed(config.dataDir, null)
    log.info({}, 'the newest version of the catalogue is served again')
  }

  function logSaveFailure(error: unknown): void {
    log.warn({ err: error }, 'the index could not be kept in a file; the next start will build it again')
  }

  async function release(dead: string): Promise<void> {
    for (const store of leased) await store.release(dead)
  }

  async function sweepWork(): Promise<void> {
    for (const store of leased) await store.sweep()
    await shrinkWorkFile(work)
  }

  function logWorkFailure(error: unknown): void {
    log.error({ err: error }, 'the file of work under way could not be written')
  }

  async function stop(): Promise<void> {
    isStopping = true
    clearInterval(poll)
    clearInterval(pulse)
    clearInterval(sweep)
    await Promise.all([threads.stop(), deliverer.stop()])
    await work.destroy()
    await catalogue.close()
    healthServer?.stop()
  }
}

async function startHealth({ healthPort, host }: Config, health: () => Health) {
  if (healthPort === null) return null
  return startHealthServer({ port: healthPort, host }, health).catch((error: NodeJS.ErrnoException) => {
    throw portError(error, { name: 'HEALTH_PORT', port: healthPort, host })
  })
}

/** Which file a path leads to, whatever its name; undefined when there is none. */
function fileId(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found && `${found.dev} ${found.ino}`
}

/** What a dead owner may leave leases in, and what is kept for a while only. */
type Leased = { release(dead: string): Promise<number>; sweep(): Promise<number> }

/**
 * Takes the port alone for a moment: threads that share it would not notice another process on it.
 * @throws OperatorError that says what is wrong with it.
 */
async function freePort({ port, host }: Config): Promise<number> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, { name: 'PORT', port, host })))
    probe.listen({ port, ...(host && { host }) }, () => {
      const address = probe.address()
      const taken = typeof address === 'object' && address ? address.port : port
      probe.close(() => resolve(taken))
    })
  })
}

type Listening = { name: 'PORT' | 'HEALTH_PORT'; port: number; host: string }

const PORT_ERRORS: ReadonlyMap<string, (where: Listening) => string> = new Map([
  [
    'EADDRINUSE',
    ({ name, port }) =>
      `port ${port} is in use: stop what listens there, or set ${name} to another (0 takes a free one)`,
  ],
  ['EACCES', ({ name, port }) => `port ${port} needs more rights than this user has: set ${name} to one above 1023`],
  ['EADDRNOTAVAIL', ({ host }) => `HOST "${host}" is not an address of this machine`],
  ['ENOTFOUND', ({ host }) => `HOST "${host}" is not known: set it to an address of this machine`],
])

function portError(error: NodeJS.ErrnoException, where: Listening): Error {
  const message = PORT_ERRORS.get(error.code ?? '')
  return message ? new OperatorError(message(where), { cause: error }) : error
}
