// Publishes one after the other while many clients ask: no request fails, and memory does not grow.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { publishInto } from '../support/catalogue-folder.ts'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/running-server.ts'
import { randomSpots } from '../support/spots.ts'

/** Few in the daily suite; `npm run test:soak` makes 200, and looks at memory. */
const PUBLISHES = Number(process.env['SOAK_PUBLISHES'] ?? 3)
const CLIENTS = 50
const SPOTS = 2000
const PAUSE_MS = 50
/** What grows until caches are full and code is optimised does not count. */
const WARM_UP = 0.25
const MOST_GROWTH = 1.1
/** Pages have a limit of their own, which no setting lifts. */
const PATHS = [
  '/api/spots?limit=20',
  '/api/search?q=lake',
  '/api/spots?near=46.5,8.5&limit=5',
  '/api/facets',
  '/api/ask?q=quiet%20lakes%20near%20Oslo',
  '/api/spots?q=forest&minRating=3',
]

/** A few versions say nothing of growth. */
const looksAtMemory = PUBLISHES >= 100
const promise = looksAtMemory ? 'no request fails and memory stays flat' : 'no request fails'

test(`${PUBLISHES} publishes while ${CLIENTS} clients ask: ${promise}`, async t => {
  const folder = temporaryFolder()
  await publishInto(folder.path, randomSpots(SPOTS, 1))
  const server = await startProcess({ DATA_DIR: folder.path, RATE_LIMIT_PER_MINUTE: '999999999' })
  const over = new AbortController()
  const failed: string[] = []
  let answered = 0
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = client; !over.signal.aborted; turn++) {
      const path = PATHS[turn % PATHS.length] ?? ''
      const status = await statusOf(server.url + path, agent).catch(String)
      if (status === 200) answered++
      else failed.push(`${path}: ${status}`)
      await wait(PAUSE_MS)
    }
    agent.destroy()
  })
  const megabytes: number[] = []
  try {
    for (let publish = 1; publish <= PUBLISHES; publish++) {
      const before = await versionOf(server)
      await publishInto(folder.path, randomSpots(SPOTS, 1 + publish))
      while ((await versionOf(server)) === before) await wait(PAUSE_MS)
      megabytes.push(residentMb(server))
    }
  } finally {
    over.abort()
    await Promise.all(clients)
    await server.stop()
    folder.remove()
  }
  assert.deepEqual(failed, [])
  assert.ok(answered > CLIENTS, `${answered} answers`)
  const warm = megabytes.slice(Math.floor(megabytes.length * WARM_UP))
  const [early, late] = [warm.slice(0, warm.length / 2), warm.slice(-warm.length / 2)].map(median)
  t.diagnostic(`${answered} answers; resident in MB: ${early} after the warm-up, ${late} at the end`)
  if (looksAtMemory) assert.ok((late ?? 0) <= MOST_GROWTH * (early ?? 0), `${early} to ${late} MB`)
})

function statusOf(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, response => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
      response.on('error', reject)
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      // A kept connection that the service closes, idle for too long, in the moment in which it is used again.
      if (request.reusedSocket && error.code === 'ECONNRESET') resolve(statusOf(url, agent))
      else reject(error)
    })
  })
}

/** The validator of a list is of the version that is served. */
async function versionOf({ url }: ServerProcess): Promise<string | null> {
  const response = await fetch(`${url}/api/spots?limit=1`)
  await response.arrayBuffer()
  return response.headers.get('etag')
}

/** Resident memory, where the system tells it; else 0. */
function residentMb({ process: { pid } }: ServerProcess): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
  } catch {
    return 0
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
