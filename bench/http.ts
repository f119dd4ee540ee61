// The service against Node's bare HTTP server that sends the same bytes with the same headers: side by side, in turn,
// medians over rounds, one thread each. Run with `npm run bench`; `npm run bench -- 10` for 10 rounds.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { type ServerProcess, startProcess, temporaryFolder } from '../test/support/running-server.ts'
import { machine } from './machine.ts'
import { markdownTable } from './tables.ts'

const ROUNDS = Number(process.argv[2] ?? 5)
const SECONDS = 2
const CONNECTIONS = 32
const SPOT = '/api/spots/starter-boundary-waters'
const LIST = '/api/spots'

type Case = {
  name: string
  target: string
  /** The service that is asked: with its cache of ready answers, without, or without its log. */
  by: 'hot' | 'cold' | 'silent'
  /** The client says that it has the answer. */
  isHeld?: true
  least?: number
}

const ALL: readonly Case[] = [
  { name: 'one spot', target: SPOT, by: 'hot', least: 0.85 },
  { name: 'one spot, no log', target: SPOT, by: 'silent' },
  { name: 'first page of the list', target: LIST, by: 'hot', least: 0.85 },
  { name: 'first page of the list, 304', target: LIST, by: 'hot', isHeld: true, least: 1.1 },
  { name: 'a filtered page', target: '/api/spots?tag=lake&minRating=4&limit=20', by: 'hot' },
  { name: 'search', target: '/api/search?q=quiet%20lake', by: 'hot' },
  { name: 'first page of the list, no cache', target: LIST, by: 'cold', least: 0.6 },
  { name: 'a filtered page, no cache', target: '/api/spots?tag=lake&minRating=4&limit=20', by: 'cold' },
  { name: 'search, no cache', target: '/api/search?q=quiet%20lake', by: 'cold' },
  { name: 'one spot, no cache', target: SPOT, by: 'cold' },
]

const CASES = ALL.filter(({ name }) => name.includes(process.argv[3] ?? ''))
const folder = temporaryFolder()
const unlimited = { THREADS: '1', RATE_LIMIT_PER_MINUTE: '999999999' }
const services: Record<Case['by'], ServerProcess> = {
  hot: await startProcess(unlimited),
  cold: await startProcess({ ...unlimited, RESPONSE_CACHE_MB: '0' }),
  silent: await startProcess({ ...unlimited, LOG_LEVEL: 'warn' }),
}
const { headersOf, file } = await recordAnswers(services.hot.url)
const bare = await startBare(file)

console.log(machine())
console.log(`${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each in turn, medians of all rounds\n`)
const rows: string[][] = []
for (const one of CASES) rows.push(await measure(one))
console.log(markdownTable(['request', 'bare/s', 'service/s', 'ratio', 'goal', 'bare p99 ms', 'service p99 ms'], rows))
bare.process.kill()
for (const service of Object.values(services)) await service.stop()
folder.remove()

type Run = { perSecond: number; p99: number }

async function measure({ name, target, by, isHeld, least }: Case): Promise<string[]> {
  const [bareRuns, serviceRuns]: [Run[], Run[]] = [[], []]
  const headers = isHeld ? { 'if-none-match': headersOf.get(target)?.get('etag') ?? '' } : {}
  for (let round = 0; round < ROUNDS; round++) {
    bareRuns.push(await load(bare.url + target, {}))
    serviceRuns.push(await load(services[by].url + target, headers))
  }
  const perSecond = (runs: Run[]) => String(Math.round(median(runs.map(run => run.perSecond))))
  const ratio = median(serviceRuns.map((run, i) => run.perSecond / (bareRuns[i]?.perSecond ?? 1)))
  const p99 = (runs: Run[]) => String(median(runs.map(run => run.p99)))
  const goal = least === undefined ? '' : `≥ ${least}`
  return [name, perSecond(bareRuns), perSecond(serviceRuns), ratio.toFixed(2), goal, p99(bareRuns), p99(serviceRuns)]
}

async function load(url: string, headers: Record<string, string>): Promise<Run> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS })
  const expected = 'if-none-match' in headers ? result['3xx'] : result['2xx']
  if (expected !== result.requests.total || result.errors > 0)
    throw new Error(`${url}: ${result.requests.total - expected} other answers, ${result.errors} errors`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

async function recordAnswers(url: string) {
  const answers: Record<string, { headers: string[]; body: string }> = {}
  const headersOf = new Map<string, Headers>()
  for (const { target } of CASES) {
    const response = await fetch(url + target, { headers: { 'accept-encoding': 'identity' } })
    if (!response.ok) throw new Error(`${target} → ${response.status}: ${await response.text()}`)
    const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
    const headers = [...response.headers].filter(([name]) => !own.has(name)).flat()
    headersOf.set(target, response.headers)
    answers[target] = { headers, body: Buffer.from(await response.arrayBuffer()).toString('base64') }
  }
  const file = join(folder.path, 'fixed.json')
  writeFileSync(file, JSON.stringify(answers))
  return { headersOf, file }
}

async function startBare(file: string) {
  const script = fileURLToPath(new URL('./bare-server.ts', import.meta.url))
  const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  return { url: String(line).trim(), process: child }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
