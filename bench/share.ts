// What one client can buy of the processor in a minute, at 100,000 spots: a client of its own sends the costliest requests
// of each kind, as many as its windows allow and more, all at once; the processor time of the whole service is what counts.
// Run with `npm run bench:share [NAME]`.
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { publishInto } from '../test/support/catalogue-folder.ts'
import { startProcess, temporaryFolder } from '../test/support/running-server.ts'
import { syntheticSpots } from '../test/support/synthetic-spots.ts'
import { machine } from './machine.ts'
import { markdownTable } from './tables.ts'

const SPOTS = 100_000
const AT_ONCE = 16
const MINUTE_MS = 60_000
/** What a kind has left of its minute when it begins. */
const LEAST_MS = 45_000
const MICROS_A_TICK = 10_000

type Sent = { method: 'GET' | 'POST'; target: string; body?: unknown; headers?: Record<string, string> }
type Kind = { name: string; requests: number; of: (i: number) => Sent }

const slow = JSON.parse(readFileSync(new URL('slow-questions.json', import.meta.url), 'utf8')) as {
  query: string
  prev: string[]
}[]
const questionOf = (i: number) => {
  const { query = '', prev = [] } = slow[i % slow.length] ?? {}
  return { query: `${query} ${i}`.slice(-2000), prev }
}
const words = ['quiet', 'lake', 'forest', 'old', 'river', 'valley', 'hill', 'great']
const searchOf = (i: number) =>
  `/api/search?limit=100&q=${words[i % 8]}%20${words[(i >> 3) % 8]}%20${'abcdefgh'[i % 8]}`
const batchOf = (targets: readonly string[]) => ({ operations: targets.map(path => ({ path })) })
const ten = (of: (i: number) => string, i: number) => Array.from({ length: 10 }, (_, n) => of(i * 10 + n))
const listOf = (i: number) => `/api/spots?limit=100&near=${i % 80},${i % 170}.5&sort=distance`
const ask = (i: number) => `/api/ask?q=${encodeURIComponent(questionOf(i).query.slice(0, 900))}`
const post = (target: string, body: unknown, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  target,
  body,
  headers,
})
const PACKED = { 'accept-encoding': 'br' }
const call = (i: number) => ({
  jsonrpc: '2.0',
  id: i,
  method: 'tools/call',
  params: { name: 'ask', arguments: { question: questionOf(i).query.slice(0, 900) } },
})
const FORMS = ['application/x-ndjson', 'application/geo+json', 'text/csv']

const KINDS: readonly Kind[] = [
  { name: 'searches', requests: 130, of: i => ({ method: 'GET', target: searchOf(i), headers: PACKED }) },
  { name: 'lists by distance', requests: 130, of: i => ({ method: 'GET', target: listOf(i), headers: PACKED }) },
  {
    name: 'facets',
    requests: 130,
    of: i => ({ method: 'GET', target: `/api/facets?q=${words[i % 8]}&near=${i % 80},${i % 170}&radiusKm=19000` }),
  },
  { name: 'questions', requests: 130, of: i => ({ method: 'GET', target: ask(i) }) },
  { name: 'questions with earlier ones', requests: 130, of: i => post('/api/ask', questionOf(i)) },
  { name: 'batches of questions', requests: 130, of: i => post('/api/batch', batchOf(ten(ask, i)), PACKED) },
  { name: 'batches of lists', requests: 130, of: i => post('/api/batch', batchOf(ten(listOf, i)), PACKED) },
  {
    name: 'batches as jobs',
    requests: 130,
    of: i => post('/api/batch', batchOf(ten(ask, i)), { prefer: 'respond-async' }),
  },
  {
    name: 'tools of agents',
    requests: 130,
    of: i => post('/mcp', call(i), { accept: 'application/json, text/event-stream' }),
  },
  {
    name: 'exports',
    requests: 13,
    of: i => ({
      method: 'GET',
      target: '/api/export',
      headers: {
        accept: FORMS[i % 3] ?? '',
        'accept-encoding': ['br', 'gzip', 'identity'][Math.floor(i / 3) % 3] ?? '',
      },
    }),
  },
  {
    name: 'pages',
    requests: 610,
    of: i => ({ method: 'GET', target: `/?q=${words[i % 8]}+${words[(i >> 3) % 8]}&limit=${i}`, headers: PACKED }),
  },
  {
    name: 'tiles',
    requests: 610,
    of: i => ({ method: 'GET', target: `/tiles/${5 + (i % 3)}/${i % 32}/${(i >> 4) % 32}.mvt`, headers: PACKED }),
  },
]

const wanted = process.argv[2] ?? ''
const folder = temporaryFolder()
await publishInto(folder.path, [...syntheticSpots({ count: SPOTS })])
const server = await startProcess({
  DATA_DIR: folder.path,
  LOG_LEVEL: 'error',
  TRUSTED_PROXIES: '127.0.0.1',
  PUBLIC_URL: 'https://quiet.example',
})
const { port } = new URL(server.url)
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const rows: string[][] = []
for (const [n, kind] of KINDS.entries()) {
  if (!kind.name.includes(wanted)) continue
  const left = MINUTE_MS - (Date.now() % MINUTE_MS)
  if (left < LEAST_MS) await wait(left + 50)
  const before = processorMs()
  let at = 0
  const statuses = new Map<number, number>()
  const client = async () => {
    while (at < kind.requests) {
      const status = await send(kind.of(at++), `198.51.100.${n + 1}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, client))
  // Jobs go on behind their acceptance.
  if (kind.name.includes('jobs')) await wait(MINUTE_MS - 50 - (Date.now() % MINUTE_MS))
  const answered = Array.from(statuses, ([status, count]) => `${count} × ${status}`).join(', ')
  rows.push([kind.name, answered, `${(processorMs() - before).toFixed(0)} ms`])
  console.error(rows.at(-1)?.join(': '))
}
agent.destroy()
await server.stop()
folder.remove()
console.log(
  `${machine()}, ${SPOTS} spots\n\n${markdownTable(['a client who asks for', 'is answered', 'processor time'], rows)}`,
)

function send({ method, target, body, headers }: Sent, client: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      port,
      host: '127.0.0.1',
      agent,
      method,
      path: target,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': client, ...headers },
    })
    outgoing.on('error', reject)
    outgoing.on('response', response => {
      response.on('error', reject)
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    outgoing.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** Milliseconds that all threads of the service have run. */
function processorMs(): number {
  const fields = readFileSync(`/proc/${server.process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * MICROS_A_TICK) / 1000
}
