// npm run bench:publish -- [spots] [rounds]: what a publish costs those who ask meanwhile. A steady trickle of requests, timed one by
// one, before a publish and while its index is built and swapped in; and how long a change takes to be served by all threads.
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startProcess, temporaryFolder } from '../test/support/running-server.ts'
import { syntheticSpots } from '../test/support/synthetic-spots.ts'
import { machine } from './machine.ts'
import type { PublishOrder } from './publish-thread.ts'
import { markdownTable, median, quantile } from './tables.ts'

const COUNT = Number(process.argv[2] ?? 100_000)
const ROUNDS = Number(process.argv[3] ?? 5)
const CLIENTS = 4
const PAUSE_MS = 5
const NORMAL_MS = 4000
const AFTER_MS = 1000
/** So many answers in a row with the change mean that every thread has it. */
const IN_A_ROW = 50

const folder = temporaryFolder()
await publish('Before')
const [first] = [...syntheticSpots({ count: 1 })]
const service = await startProcess({ DATA_DIR: folder.path, RATE_LIMIT_PER_MINUTE: '999999999' })
const targets = [`/api/spots/${first?.id}`, '/api/spots?limit=10', '/api/search?q=lake', '/api/suggest?q=la', '/livez']

const times: { at: number; ms: number }[] = []
let failed = 0
const over = new AbortController()
const clients = Array.from({ length: CLIENTS }, (_, i) => client(i))
await wait(1000)
const phases: Record<string, number[][]> = {}
const servedIn: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const normalFrom = performance.now()
  await wait(NORMAL_MS)
  const publishFrom = performance.now()
  await publish(`Behind ${round}`)
  const committed = performance.now()
  await served(`Behind ${round}`)
  const servedAt = performance.now()
  await wait(AFTER_MS)
  keep('nothing happens', normalFrom, publishFrom)
  keep('another process publishes', publishFrom, committed)
  keep('the index is built and swapped in', committed, servedAt + AFTER_MS)
  servedIn.push((servedAt - committed) / 1000)
}
over.abort()
await Promise.all(clients)

console.log(
  `${machine()}\n${COUNT} spots, ${CLIENTS} clients, one request each ${PAUSE_MS} ms, medians of ${ROUNDS} rounds\n`,
)
const normal = phases['nothing happens'] ?? []
const rows = Object.entries(phases).map(([name, rounds]) => [
  name,
  median(rounds.map(({ length }) => length)),
  median(rounds.map(values => quantile(values, 0.5))).toFixed(2),
  median(rounds.map(values => quantile(values, 0.99))).toFixed(2),
  median(rounds.map((values, i) => quantile(values, 0.99) / quantile(normal[i] ?? [], 0.99))).toFixed(1),
  median(rounds.map(values => Math.max(...values))).toFixed(1),
])
console.log(markdownTable(['when', 'requests', 'p50 ms', 'p99 ms', '× normal', 'most ms'], rows))
console.log(`\nfrom commit to served by all threads: ${median(servedIn).toFixed(1)} s; failed requests: ${failed}`)
await service.stop()
folder.remove()

function keep(phase: string, from: number, to: number): void {
  const values = times.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms)
  ;(phases[phase] ??= []).push(values)
}

async function publish(name: string): Promise<void> {
  const order: PublishOrder = { file: join(folder.path, 'catalogue.sqlite'), count: COUNT, name }
  const thread = new Worker(new URL('publish-thread.ts', import.meta.url), { workerData: order })
  await once(thread, 'message')
}

async function client(i: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let n = i; !over.signal.aborted; n++) {
    const at = performance.now()
    const { status } = await ask(targets[n % targets.length] ?? '', agent)
    if (status !== 200) failed++
    times.push({ at, ms: performance.now() - at })
    await wait(PAUSE_MS)
  }
  agent.destroy()
}

/** Waits until new connections, which go to any thread, all see the change. */
async function served(name: string): Promise<void> {
  for (let inARow = 0; inARow < IN_A_ROW; ) {
    const { body } = await ask(`/api/spots/${first?.id}`, new Agent())
    inARow = body.includes(`"name":"${name}"`) ? inARow + 1 : 0
    if (inARow === 0) await wait(50)
  }
}

function ask(path: string, agent: Agent): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = get(service.url + path, { agent }, response => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', chunk => (body += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
      response.on('error', reject)
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      // A kept connection that the service closes, idle for too long, in the moment in which it is used again.
      if (request.reusedSocket && error.code === 'ECONNRESET') resolve(ask(path, agent))
      else reject(error)
    })
  })
}
