// A thread that answers requests. The supervisor (server.ts) starts one per processor and tells it of new versions.
import { createServer, type Server } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { PreparedWorld } from './ask/world.ts'
import type { CatalogueIdentity } from './catalogue/catalogue.ts'
import { openSqliteCatalogue } from './catalogue/sqlite/sqlite.ts'
import { catalogueFile, linksOf, readConfig, workFile } from './serve/config.ts'
import { createApp } from './http/app.ts'
import { createService, type RunningService } from './http/create-service.ts'
import { answerClientErrors, createListener } from './http/listener.ts'
import { RateWindows } from './http/rate-limit/windows.ts'
import { openSqliteAnswers } from './work/sqlite/stored-responses.ts'
import { createResponseCache } from './http/response-cache.ts'
import { openNoise, type SharedNoise } from './service/shared-noise.ts'
import { warmUp } from './http/warm-up.ts'
import { openIndex } from './index/open.ts'
import type { Holder } from './work/lease.ts'
import { type Runner, startRunner } from './work/runner.ts'
import { openSqliteQueue } from './work/sqlite/queue.ts'
import { openWorkFile } from './jobs/work-file.ts'
import { createLog } from './serve/log.ts'
import { mcpDoor } from './mcp/door.ts'
import { pages } from './web/pages.ts'

/** What the supervisor gives to a thread. */
export type WorkerData = {
  identity: CatalogueIdentity
  index: SharedArrayBuffer
  /** Absent when each thread is to prepare it for itself. */
  prepared: PreparedWorld | undefined
  noise: SharedNoise
  rateMemory: SharedArrayBuffer
  port: number
  reusePort: boolean
  /** The name under which the thread takes jobs. */
  holder: Holder
}
/** A version of the catalogue, in memory that all threads share. */
export type SharedVersion = Pick<WorkerData, 'index' | 'prepared' | 'noise'>
export type ToWorker = ({ type: 'version' } & SharedVersion) | { type: 'stop' }
export type FromWorker = { type: 'listening'; spots: number; version: number } | { type: 'swapped'; version: number }

/** How long requests that are under way may take to end after the process is told to stop. */
const STOP_MS = 10_000
const SWEEP_MS = 50
const KEY_POLL_MS = 2000
const MIB = 1024 * 1024

const { identity, index, prepared, noise, rateMemory, port, reusePort, holder } = workerData as WorkerData
const config = readConfig(process.env)
const log = createLog(config.logLevel)
const catalogue = await openSqliteCatalogue(catalogueFile(config.dataDir))
let { webhookKey } = identity
const work = openWorkFile(workFile(config.dataDir))
const queue = await openSqliteQueue(work, { holder })
const answers = await openSqliteAnswers(work, { holder })

const service = await createService(openIndex(index), {
  links: linksOf(config, port),
  webhookPublicKey: () => webhookKey.public,
  identity,
  prepared,
  atlas: openNoise(noise),
  contactUrl: config.contactUrl,
  mapStyle: config.mapStyle,
  rateWindows: new RateWindows(rateMemory, { limit: config.rateLimitPerMinute }),
  trustedProxies: config.trustedProxies,
  logClientAddress: config.logClientAddress,
  cacheMaxAge: config.cacheMaxAge,
  log,
  changeLog: catalogue,
  answers,
  jobs: {
    find: id => queue.find(id),
    async enqueue(job) {
      const accepted = await queue.enqueue(job)
      runner.poke()
      return accepted
    },
  },
})
const app = createApp(service, pages, [mcpDoor])
const runner: Runner = startRunner(queue, app.work, { report: (err, message) => log.error({ err }, message) })
const cache = createResponseCache(service, config.responseCacheMb * MIB)
const server = createServer({ requestTimeout: 60_000 }, createListener(app, service, cache))
answerClientErrors(server, service)
server.on('error', error => {
  throw error
})
await readWebhookKey()
const keyPoll = setInterval(() => void readWebhookKey().catch(logKeyFailure), KEY_POLL_MS)
await warmUp(service, pages)
server.listen({ port, ...(config.host && { host: config.host }), reusePort }, () => {
  const { count, version } = service.directory().index
  tell({ type: 'listening', spots: count, version: version.number })
})
parentPort?.on('message', (message: ToWorker) => {
  if (message.type === 'stop') void stop(service, server)
  else swap(message)
})

/** The operator may rotate the key at any time, in another process. */
async function readWebhookKey(): Promise<void> {
  const [present] = await catalogue.webhookKeys()
  if (present) webhookKey = present
}

function swap({ index, prepared, noise }: SharedVersion): void {
  service.swap(openIndex(index), { prepared, atlas: openNoise(noise) })
  tell({ type: 'swapped', version: service.directory().index.version.number })
}

async function stop(service: RunningService, server: Server): Promise<void> {
  service.stop()
  clearInterval(keyPoll)
  const deadline = setTimeout(() => server.closeAllConnections(), STOP_MS)
  // A connection whose last answer has just gone out is idle only then.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  await Promise.all([new Promise(resolve => server.close(resolve)), runner.stop()])
  clearTimeout(deadline)
  clearInterval(sweep)
  await work.destroy()
  await catalogue.close()
  process.exit(0)
}

function logKeyFailure(error: unknown): void {
  log.error({ err: error }, 'the key of webhooks could not be read; the last one is shown on')
}

function tell(message: FromWorker): void {
  parentPort?.postMessage(message)
}
