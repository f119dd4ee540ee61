// The supervisor: opens the catalogue, starts the threads that answer, tells them of new versions, and stops them.
import { rm } from 'node:fs/promises'
import type { Catalogue, Version } from '../catalogue/catalogue.ts'
import { mendPermissions } from '../catalogue/sqlite/private-files.ts'
import { openCatalogue } from '../catalogue/open.ts'
import {
  type Config,
  cataloguePlace,
  indexFile,
  linksOf,
  noiseFile,
  secretFiles,
  settlementsFile,
  workPlace,
} from './config.ts'
import { createConnectionMemory } from '../http/rate-limit/connection-counts.ts'
import { shareBytes } from '../service/shared-bytes.ts'
import { type BuildOrder, buildIndexInThread } from '../index/build-in-thread.ts'
import { previousFile } from '../index/storage/body-file.ts'
import { Sections } from '../index/storage/sections.ts'
import { openStoredResponses } from '../work/stored/stored-responses.ts'
import { leaseOwner, machineName, newStart } from '../work/lease.ts'
import { openQueue } from '../work/stored/queue.ts'
import { openOwnWork } from '../work/open-work.ts'
import { shrinkWork } from '../work/work-store.ts'
import { deliveryOptions } from './webhook-delivery.ts'
import { startDeliverer } from '../webhooks/deliverer.ts'
import { openWebhooks } from '../webhooks/stored-webhooks.ts'
import { fetchFiles } from './versions/fetch-files.ts'
import { firstIndex } from './versions/first-index.ts'
import { type Health, startHealthServer } from './ports/health-server.ts'
import { clientKeyOf } from './client-key.ts'
import { createLog } from './log.ts'
import { BuildCounts } from './metrics/build-counts.ts'
import { startMetrics } from './metrics/start-metrics.ts'
import { createCountMemory } from './metrics/thread-counts.ts'
import { createFailedVersion } from './versions/failed-version.ts'
import { noteNotServed } from './versions/not-served.ts'
import { freePort, startAt } from './ports/ports.ts'
import { createRateMemories, shareRates } from './redis/share-rates.ts'
import { loadSettlements } from './settlements-file.ts'
import { createTakeOver } from './versions/take-over.ts'
import { versionReader } from './versions/version-reader.ts'
import { startThreads } from './threads.ts'
import type { SharedVersion } from './worker-messages.ts'

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
  /** Where it answers /metrics. */
  metricsPort: number | null
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
  const place = cataloguePlace(config)
  for (const mended of mendPermissions(config.dataDir, secretFiles(config.dataDir))) log.warn(mended)
  const settlements = loadSettlements(settlementsFile(config.dataDir))
  settlements.catch(() => {}) // awaited below
  const catalogue = await openCatalogue(place, { check: true, noiseFile: noiseFile(config.dataDir) })
  const readVersion = versionReader(catalogue, place)
  if ((await catalogue.version()).number === 0) {
    const { importStarter } = await import('../import/starter.ts')
    await importStarter(catalogue)
  }
  const port = await freePort(config)
  const links = linksOf(config, port)
  const order: BuildOrder = {
    catalogue: place,
    links,
    indexFile: indexFile(config.dataDir),
    bodies: config.indexBodies,
    snapshots: config.snapshotUrl,
    s3: config.s3,
  }
  let health: () => Health = () => STARTING
  const healthServer = await startAt({ name: 'HEALTH_PORT', port: config.healthPort, host: config.host }, at =>
    startHealthServer(at, () => health()),
  )
  const { buffer, saved, failure } = await firstIndex(catalogue, order)
  saved.catch(logSaveFailure)
  const [machine, startName] = [machineName(config.dataDir), newStart()]
  const work = await openOwnWork(workPlace(config), message => log.warn(message))
  const owner = leaseOwner(machine, startName, 0)
  const queue = await openQueue(work, { owner })
  const webhooks = await openWebhooks(work, { owner })
  const leased: Leased[] = [queue, await openStoredResponses(work, { owner }), webhooks]
  // Whatever an earlier start of this machine was doing, nobody does any more.
  await release(machine)
  let servedVersion = 0
  let isStopping = false
  let answeredAt = performance.now()
  const attempts = { delivered: 0, waiting: 0, failed: 0 }
  const builds = new BuildCounts()

  const deliverer = startDeliverer(webhooks, {
    ...deliveryOptions(catalogue, links),
    // Nothing is reported to clients before every thread serves it.
    servedVersion: () => servedVersion,
    report: (err, message) => log.error({ err }, message),
    onAttempt: state => attempts[state]++,
  })
  const count = CAN_SHARE_PORT ? config.threads : 1
  await fetchFiles(catalogue, config.dataDir)
  let shared: SharedVersion = { index: buffer, ...(await sharedGrids(catalogue)) }
  const connectionMemory = createConnectionMemory(count)
  const noiseMemory = new SharedArrayBuffer(count * Float64Array.BYTES_PER_ELEMENT)
  const countMemory = config.metricsPort === null ? null : createCountMemory(count)
  const { identity } = catalogue
  const rateMemory = createRateMemories(identity)
  const sharing = shareRates(config, { memory: rateMemory, identity, log })
  const threads = await startThreads({
    count,
    stuckMs: config.stuckThreadSeconds * 1000,
    data: {
      identity,
      ...shared,
      settlements: (await settlements).pack,
      isDegraded: failure !== null,
      rateMemory,
      clientKey: clientKeyOf(place, identity),
      port,
      reusePort: CAN_SHARE_PORT && config.threads > 1,
      connectionMemory,
      noiseMemory,
      countMemory,
    },
    log,
    ownerOf: thread => leaseOwner(machine, startName, thread),
    onServed(version) {
      servedVersion = version
      deliverer.wake()
    },
    onDeath: dead => void release(dead).catch(logWorkFailure),
  })
  const failedVersion = createFailedVersion({
    dataDir: config.dataDir,
    log,
    setDegraded: is => threads.setDegraded(is),
  })
  const notServed = failedVersion.said
  health = () => {
    const answering = threads.answering()
    if (answering > 0) answeredAt = performance.now()
    return { answering, wanted: count, silentMs: performance.now() - answeredAt, isStopping, notServed: notServed() }
  }
  const takeOver = createTakeOver({
    served: new Sections(buffer).head.version,
    failure,
    version: readVersion,
    take: () => builds.measure(takeNewest),
    onFailure: failedVersion.note,
    onSuccess: failedVersion.forget,
  })
  if (!failure) noteNotServed(config.dataDir, null)
  const look = () => void (isStopping || takeOver.look())
  const poll = setInterval(look, POLL_MS)
  const stopWatching = catalogue.watch(look)
  const pulse = setInterval(() => health(), PULSE_MS)
  const sweep = setInterval(() => void sweepWork().catch(logWorkFailure), SWEEP_MS)
  const { spots, version } = threads.first
  const metricsServer = await startMetrics(config, {
    threads: { threads, wanted: count, countMemory, connectionMemory },
    catalogue: {
      catalogue,
      builds,
      shared: () => shared,
      noiseBytes: new Float64Array(noiseMemory),
      served: () => servedVersion,
      notServed,
    },
    work: { queue, webhooks, attempts, dataDir: config.dataDir },
    sharing,
  })
  const [healthPort, metricsPort] = [healthServer?.port ?? null, metricsServer?.port ?? null]
  return { port, healthPort, metricsPort, spots, version, stop }

  /** Builds the index of the newest version, and gives it to the threads. */
  async function takeNewest(): Promise<Version> {
    const { buffer, saved } = await buildIndexInThread({ ...order, isServing: true })
    saved.catch(logSaveFailure)
    await fetchFiles(catalogue, config.dataDir)
    shared = { index: buffer, ...(await sharedGrids(catalogue)) }
    threads.handOver(shared)
    // What stays of the version before, the next replaces.
    await rm(previousFile(indexFile(config.dataDir)), { force: true }).catch(() => {})
    return new Sections(buffer).head.version
  }

  function logSaveFailure(error: unknown): void {
    log.warn({ err: error }, 'the index could not be kept in a file; the next start will build it again')
  }

  async function release(dead: string): Promise<void> {
    for (const store of leased) await store.release(dead)
  }

  async function sweepWork(): Promise<void> {
    for (const store of leased) await store.sweep()
    await shrinkWork(work)
  }

  function logWorkFailure(error: unknown): void {
    log.error({ err: error }, 'the database of work under way could not be written')
  }

  async function stop(): Promise<void> {
    isStopping = true
    clearInterval(poll)
    stopWatching()
    clearInterval(pulse)
    clearInterval(sweep)
    await Promise.all([threads.stop(), deliverer.stop(), sharing?.stop()])
    await work.destroy()
    await catalogue.close()
    healthServer?.stop()
    metricsServer?.stop()
  }
}

/** What a dead owner may leave leases in, and what is kept for a while only. */
type Leased = { release(dead: string): Promise<number>; sweep(): Promise<number> }

async function sharedGrids(catalogue: Pick<Catalogue, 'grids'>): Promise<Omit<SharedVersion, 'index'>> {
  return { grids: shareBytes(await catalogue.grids()) }
}
