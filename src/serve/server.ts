// The supervisor: opens the catalogue, starts what this process is to do by its roles, and stops it.
import { mendPermissions } from '../catalogue/sqlite/private-files.ts'
import type { BuildOrder } from '../index/build-in-thread.ts'
import { Sections } from '../index/storage/sections.ts'
import { machineName } from '../work/lease.ts'
import { startDeliverer } from '../webhooks/deliverer.ts'
import { startBuilder } from './builder.ts'
import { type Config, linksOf } from './config.ts'
import { cataloguePlace, indexFile, secretFiles } from './settings/places.ts'
import { createLog } from './log.ts'
import { BuildCounts } from './metrics/build-counts.ts'
import { type Health, startHealthServer } from './ports/health-server.ts'
import { freePort, startAt } from './ports/ports.ts'
import type { Log } from '../http/log.ts'
import type { Seen } from './metrics/start-metrics.ts'
import { openRecord, type SystemRecord } from './record.ts'
import { startRollout } from './rollout/rollout.ts'
import { namesOf, type Role } from './settings/roles.ts'
import { isOfHistory } from './versions/of-history.ts'
import { startWeb } from './web.ts'
import { deliveryOptions } from './webhook-delivery.ts'

/** How often it is noted that threads answer, and whether other machines are ahead. */
const PULSE_MS = 500
/** Before there are threads. */
const STARTING: Health = { answering: 0, wanted: 0, silentMs: 0, isStopping: false, notServed: null, behind: null }

export type RunningServer = {
  /** Null for a process that answers no clients. */
  port: number | null
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
  const machine = machineName(config.dataDir)
  const log = createLog(config.logLevel, { machine, role: namesOf(config.roles) })
  for (const mended of mendPermissions(config.dataDir, secretFiles(config.dataDir))) log.warn(mended)
  const does = (role: Role) => config.roles.has(role)
  const record = await openRecord(config, { machine, log })
  const { catalogue, webhooks, queue } = record
  const port = does('web') ? await freePort(config) : config.port
  const links = linksOf(config, port)
  const order: BuildOrder = {
    catalogue: cataloguePlace(config),
    links,
    indexFile: indexFile(config.dataDir),
    bodies: config.indexBodies,
    snapshots: config.snapshotUrl,
    s3: config.s3,
    leavesBuilding: !does('build') && config.snapshotUrl !== null,
  }
  let health: () => Health = () => STARTING
  const healthServer = await startAt({ name: 'HEALTH_PORT', port: config.healthPort, host: config.host }, at =>
    startHealthServer(at, () => health()),
  )
  let servedVersion = 0
  let isStopping = false
  let answeredAt = performance.now()
  const attempts = { delivered: 0, waiting: 0, failed: 0 }
  const builds = new BuildCounts()
  const report = (err: unknown, message: string) => log.error({ err }, message)
  const rollout =
    record.rollout &&
    startRollout(record.rollout, {
      name: record.name,
      percent: config.swapWhenReady,
      isKnown: version => isOfHistory(catalogue, version),
      report,
    })
  const deliverer = does('deliver')
    ? startDeliverer(webhooks, {
        ...deliveryOptions(catalogue, links),
        // Nothing is reported to clients before every thread, of every machine, serves it.
        servedVersion: () => (rollout ? rollout.servedByAll() : servedVersion),
        report,
        onAttempt: state => attempts[state]++,
      })
    : null
  const web = does('web') ? await startWeb(config, { record, order, port, rollout, builds, log, onServed }) : null
  const builder = does('build') && !web ? startBuilder(catalogue, order, { builds, log }) : null
  const importing = await startImportingOf(config, { record, log })
  health = () => {
    const answering = web ? web.threads.answering() : 1
    if (answering > 0) answeredAt = performance.now()
    return {
      answering,
      wanted: web ? web.wanted : 1,
      silentMs: performance.now() - answeredAt,
      isStopping,
      notServed: web ? web.index.notServed() : (builder?.notBuilt() ?? null),
      behind: rollout?.behind() ?? null,
    }
  }
  const pulse = setInterval(() => web?.threads.setBehind(health().behind !== null), PULSE_MS)
  const metricsServer = await startMetricsAt(config, {
    web: web && { ...web, shared: web.index.shared },
    catalogue: {
      catalogue,
      builds,
      served: () => (web ? servedVersion : (builder?.built() ?? 0)),
      notServed: () => health().notServed,
    },
    work: {
      queue,
      webhooks,
      attempts,
      dataDir: config.dataDir,
      imports: record.imports,
      unitsDone: () => importing?.unitsDone() ?? 0,
    },
  })
  const [healthPort, metricsPort] = [healthServer?.port ?? null, metricsServer?.port ?? null]
  const { count = 0, version } = web
    ? new Sections(web.index.shared().index).head
    : { version: await catalogue.version() }
  return { port: web ? port : null, healthPort, metricsPort, spots: count, version: version.number, stop }

  function onServed(version: number): void {
    servedVersion = version
    deliverer?.wake()
  }

  async function stop(): Promise<void> {
    isStopping = true
    clearInterval(pulse)
    builder?.stop()
    await Promise.all([importing?.stop(), web?.stop(), deliverer?.stop(), rollout?.stop()])
    await record.close()
    healthServer?.stop()
    metricsServer?.stop()
  }
}

// What most processes do without is loaded by those that do it: each thread would hold it in memory.

async function startImportingOf(config: Config, { record, log }: { record: SystemRecord; log: Log }) {
  const { snapshotUrl } = config
  if (!config.roles.has('import') || !record.imports || snapshotUrl === null) return null
  const { startImporting } = await import('./importing/start-importing.ts')
  return startImporting({ ...config, snapshotUrl, orders: record.imports }, { record, log })
}

async function startMetricsAt(config: Config, seen: Seen) {
  if (config.metricsPort === null) return null
  const { startMetrics } = await import('./metrics/start-metrics.ts')
  return startMetrics(config, seen)
}
