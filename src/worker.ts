// A thread that answers requests. The supervisor (server.ts) starts one per processor and tells it of new versions.
import { createServer, type Server } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { openSqliteCatalogue } from './catalogue/sqlite.ts'
import { catalogueFile, linksOf, readConfig } from './config.ts'
import { createApp } from './http/app.ts'
import { createService, type RunningService } from './http/create-service.ts'
import { answerClientErrors, createListener } from './http/listener.ts'
import { RateWindows } from './http/rate-windows.ts'
import { createResponseCache } from './http/response-cache.ts'
import { buildNaiveIndex } from './index/naive.ts'
import { createLog } from './log.ts'
import { pages } from './web/pages.ts'

/** What the supervisor gives to a thread. */
export type WorkerData = { rateMemory: SharedArrayBuffer; port: number; reusePort: boolean }
export type ToWorker = 'version' | 'stop'
export type FromWorker = { type: 'listening'; spots: number; version: number } | { type: 'swapped'; version: number }

/** How long requests that are under way may take to end after the process is told to stop. */
const STOP_MS = 10_000

const { rateMemory, port, reusePort } = workerData as WorkerData
const config = readConfig({ ...process.env, PORT: String(port) })
const log = createLog(config.logLevel)
const links = linksOf(config)
const catalogue = await openSqliteCatalogue(catalogueFile(config.dataDir))

const service = await createService(await presentIndex(), {
  links,
  identity: catalogue.identity,
  contactUrl: config.contactUrl,
  rateWindows: new RateWindows(rateMemory, { limit: config.rateLimitPerMinute }),
  trustedProxies: config.trustedProxies,
  logClientAddress: config.logClientAddress,
  cacheMaxAge: config.cacheMaxAge,
  log,
})
const cache = createResponseCache(service)
const server = createServer({ requestTimeout: 60_000 }, createListener(createApp(service, pages), service, cache))
answerClientErrors(server, service)
server.on('error', error => {
  throw error
})
server.listen({ port, ...(config.host && { host: config.host }), reusePort }, () => {
  const { index } = service.directory()
  tell({ type: 'listening', spots: index.count, version: index.version.number })
})
parentPort?.on('message', (message: ToWorker) => void (message === 'stop' ? stop(service, server) : swap()))

function presentIndex() {
  return catalogue.withSnapshot(snapshot => buildNaiveIndex(snapshot, links))
}

async function swap(): Promise<void> {
  await service.swap(await presentIndex())
  tell({ type: 'swapped', version: service.directory().index.version.number })
}

async function stop(service: RunningService, server: Server): Promise<void> {
  service.stop()
  const timer = setTimeout(() => server.closeAllConnections(), STOP_MS)
  await new Promise(resolve => server.close(resolve))
  clearTimeout(timer)
  await catalogue.close()
  process.exit(0)
}

function tell(message: FromWorker): void {
  parentPort?.postMessage(message)
}
