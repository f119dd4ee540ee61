// A thread that answers requests. The supervisor (server.ts) starts one per processor and tells it of new versions.
import type { Server } from 'node:http'
import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { BaseMapFolder } from '../basemap/folder.ts'
import { useSettlements } from '../ask/gazetteer/settlements.ts'
import { openCatalogue } from '../catalogue/open.ts'
import { linksOf, readConfig } from './config.ts'
import { baseMapFolder, cataloguePlace, exportFolder, indexFile, noiseFile, workPlace } from './settings/places.ts'
import { createApp } from '../http/app.ts'
import { createReads } from '../service/reads.ts'
import { warmUp } from '../service/warm-up.ts'
import { createHttpServer } from '../http/node-adapter.ts'
import type { Settings } from '../http/site.ts'
import { createStoredFiles } from '../http/response/stored-files.ts'
import { insideHead } from '../http/request/head.ts'
import { ConnectionCounts } from '../http/rate-limit/connection-counts.ts'
import { RateWindows } from '../http/rate-limit/windows.ts'
import { workLimitOf } from '../http/rate-limit/work-meter.ts'
import { openStoredResponses } from '../work/stored/stored-responses.ts'
import { openGrid } from '../service/shared-bytes.ts'
import { openIndex } from '../index/open.ts'
import { packsOfThread, usePacks } from '../index/storage/packed-once.ts'
import { openNoise } from '../silence/pages/open-noise.ts'
import { PageCache } from '../silence/pages/page-cache.ts'
import type { NewJob } from '../work/queue.ts'
import { type Runner, startRunner } from '../work/runner.ts'
import { openQueue } from '../work/stored/queue.ts'
import { openWork } from '../work/open-work.ts'
import { freeMemory } from './free-memory.ts'
import { startBeating } from './heartbeat.ts'
import { createLog } from './log.ts'
import { openThreadCounts } from './metrics/thread-counts.ts'
import { startThreadGauges } from './metrics/thread-gauges.ts'
import { dispatchOf } from './redis/job-dispatch.ts'
import { mcpMount } from '../mcp/endpoint.ts'
import { pages } from '../web/pages.ts'
import type { FromWorker, SharedVersion, ToWorker, WorkerData } from './worker-messages.ts'

/** How long requests under way may take to end after SIGTERM. */
const STOP_MS = 10_000
const SWEEP_MS = 50
const KEY_POLL_MS = 2000
const MIB = 1024 * 1024

const data = workerData as WorkerData
const {
  identity,
  index,
  grids,
  noiseMemory,
  settlements,
  packs,
  rateMemory,
  connectionMemory,
  port,
  reusePort,
  owner,
  clientKey,
  beats,
  slot,
} = data
useSettlements(settlements)
usePacks(packs)
startBeating(beats, slot)
const config = readConfig(process.env)
const [machine = '', start = ''] = owner.split('/')
const log = createLog(config.logLevel, { machine, role: 'web' })
const catalogue = await openCatalogue(cataloguePlace(config), { noiseFile: noiseFile(config.dataDir) })
let { webhookKey } = identity
const file = await openWork(workPlace(config))
const queue = await openQueue(file, { owner })
const answers = await openStoredResponses(file, { owner })

let isStopping = false
let { isDegraded, isBehind } = data

const noise = await catalogue.noise()
const noiseBytes = new Float64Array(noiseMemory)
const noiseCache = new PageCache((config.noiseCacheMb * MIB) / noiseBytes.length, byteLength => {
  noiseBytes[slot] = byteLength
})
const firstIndex = openIndex(index, indexFile(config.dataDir))
const reads = await createReads(firstIndex, {
  links: linksOf(config, port),
  cursorKey: identity.cursorKey,
  noiseMaps: openNoise(noise.at(firstIndex.version.number), noiseCache),
  grid: openGrid(grids),
  changeLog: catalogue,
  baseMaps: new BaseMapFolder(baseMapFolder(config.dataDir)),
})
const settings: Settings = {
  ...config,
  webhookPublicKey: () => webhookKey.public,
  clientKey,
  isReady: () => !isStopping && !isBehind,
  isDegraded: () => isDegraded,
}
const work = {
  answers,
  jobs: {
    find: (id: string) => queue.find(id),
    async enqueue(job: NewJob) {
      const accepted = await queue.enqueue(job)
      runner.wake()
      return accepted
    },
  },
}
const counts = data.countMemory && openThreadCounts(data.countMemory, slot)
let routes: readonly string[] = []
const files = createStoredFiles(exportFolder(config.dataDir), { run: start })
const app = createApp(
  {
    reads,
    work,
    settings,
    log,
    rateWindows: new RateWindows(rateMemory.api, { limit: config.rateLimitPerMinute }),
    pageWindows: new RateWindows(rateMemory.pages, { limit: config.pageLimitPerMinute }),
    workWindows: new RateWindows(rateMemory.work, { limit: workLimitOf(config.rateLimitPerMinute) }),
    files,
    cacheBytes: config.responseCacheMb * MIB,
    ...(counts && { counters: all => counts.counters((routes = all)) }),
  },
  pages,
  [mcpMount],
)
const warm = createApp({ reads, settings, cacheBytes: 0 }, pages)
const runner: Runner = startRunner(queue, app.jobs, {
  dispatch: await dispatchOf(config, { identity, log }),
  report: (err, message) => log.error({ err }, message),
  ...(counts && { onEnd: counts.jobEnded }),
})
if (counts) startThreadGauges(counts, app.cachedBytes)
const server = createHttpServer(app, {
  limits: {
    most: config.maxConnections,
    mostOfClient: config.maxConnectionsPerClient,
    trustedProxies: config.trustedProxies,
    counts: new ConnectionCounts(connectionMemory, slot),
  },
})
server.on('error', error => {
  throw error
})
await readWebhookKey()
const keyPoll = setInterval(() => void readWebhookKey().catch(logKeyFailure), KEY_POLL_MS)
removeOldFiles()
await warmUp(reads, askUncounted)
// Those that start behind this one read what it has compiled.
flushCompileCache()
freeMemory()
server.listen({ port, ...(config.host && { host: config.host }), reusePort }, () => {
  const { count, version } = reads.directory().index
  send({ type: 'listening', spots: count, version: version.number, routes, packs: packsOfThread() })
})
parentPort?.on('message', (message: ToWorker) => {
  if (message.type === 'stop') void stop(server)
  else if (message.type === 'degraded') isDegraded = message.isDegraded
  else if (message.type === 'behind') isBehind = message.isBehind
  else swap(message)
})

/** Asks as a client does, of an app without rate windows, log and work. */
async function askUncounted(target: string): Promise<void> {
  const { body } = await warm.answer({ ...insideHead('GET', target), address: '127.0.0.1' })
  if (body !== null && typeof body !== 'string') await Array.fromAsync(body)
}

/** The operator may rotate the key at any time, in another process. */
async function readWebhookKey(): Promise<void> {
  const [present] = await catalogue.webhookKeys()
  if (present) webhookKey = present
}

function swap({ index, grids }: SharedVersion): void {
  const next = openIndex(index, indexFile(config.dataDir))
  // No noise is read here: pages that have not changed stay open, others are opened when they are asked for.
  reads.swap(next, { noiseMaps: openNoise(noise.at(next.version.number), noiseCache), grid: openGrid(grids) })
  removeOldFiles()
  send({ type: 'swapped', version: reads.directory().index.version.number })
}

function removeOldFiles(): void {
  files.keepOnly(reads.directory().versionTag).catch((error: unknown) => {
    log.warn({ err: error }, 'exports of an earlier version could not be removed')
  })
}

async function stop(server: Server): Promise<void> {
  isStopping = true
  clearInterval(keyPoll)
  const deadline = setTimeout(() => server.closeAllConnections(), STOP_MS)
  // A connection whose last answer has just gone out is idle only then.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  await Promise.all([new Promise(resolve => server.close(resolve)), runner.stop()])
  clearTimeout(deadline)
  clearInterval(sweep)
  await file.destroy()
  noise.close()
  await catalogue.close()
  await log.close()
  process.exit(0)
}

function logKeyFailure(error: unknown): void {
  log.error({ err: error }, 'the key of webhooks could not be read; the last one is shown on')
}

function send(message: FromWorker): void {
  parentPort?.postMessage(message)
}
