// npm run bench:publish -- [spots]: what a publish costs those who ask meanwhile. A steady trickle of requests, timed one by
// one, before a publish and while its index is built and swapped in; and how long a change takes to be served by all threads.
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startProcess, temporaryFolder } from '../test/running-server.ts'
import { syntheticSpots } from '../test/synthetic-spots.ts'
import { machine } from './machine.ts'
import type { PublishOrder } from './publish-thread.ts'
import { markdownTable, quantile } from './tables.ts'

const COUNT = Number(process.argv[2] ?? 100_000)
const CLIENTS = 4
const PAUSE_MS = 5
const NORMAL_MS = 6000
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
const normalFrom = performance.now()
await wait(NORMAL_MS)
const publishFrom = performance.now()
await publish('Behind')
const committed = performance.now()
await served('Behind')
const servedAt = performance.now()
await wait(AFTER_MS)
over.abort()
await Promise.all(clients)

const between = (from: number, to: number) => times.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms)
const row = (name: string, values: number[]) => [
  name,
  values.length,
  quantile(values, 0.5).toFixed(2),
  quantile(values, 0.99).toFixed(2),
  Math.max(...values).toFixed(1),
]
console.log(`${machine()}\n${COUNT} spots, ${CLIENTS} clients, one request each ${PAUSE_MS} ms\n`)
console.log(
  markdownTable(
    ['when', 'requests', 'p50 ms', 'p99 ms', 'most ms'],
    [
      row('nothing happens', between(normalFrom, publishFrom)),
      row('another process publishes', between(publishFrom, committed)),
      row('the index is built and swapped in', between(committed, servedAt + AFTER_MS)),
    ],
  ),
)
console.log(
  `\nfrom commit to served by all threads: ${((servedAt - committed) / 1000).toFixed(1)} s; failed requests: ${failed}`,
)
await service.stop()
folder.remove()

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
    get(service.url + path, { agent }, response => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', chunk => (body += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
      response.on('error', reject)
    }).on('error', reject)
  })
}
