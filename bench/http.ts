// The service against Node's bare HTTP server that sends the same bytes with the same headers: side by side, in turn,
// medians over rounds, one thread each. Run with `npm run bench`; `npm run bench -- --rounds 10 --only search` for ten
// rounds of some cases; `--against FOLDER` measures an earlier build in that folder in turn with this one.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { type ServerProcess, startProcess, temporaryFolder } from '../test/support/running-server.ts'
import { machine } from './machine.ts'
import { markdownTable } from './tables.ts'

const { values: options } = parseArgs({
  options: { rounds: { type: 'string' }, only: { type: 'string' }, against: { type: 'string' } },
})
const ROUNDS = Number(options.rounds ?? 5)
const SECONDS = 2
const CONNECTIONS = 32
const SPOT = '/api/spots/starter-boundary-waters'
const LIST = '/api/spots'
const FILTERED = '/api/spots?tag=lake&minRating=4&limit=20'
const SEARCH = '/api/search?q=quiet%20lake'

type Case = {
  name: string
  target: string
  /** The service that is asked: with its stored responses, without, or without its log. */
  by: 'hot' | 'cold' | 'silent'
  /** The client says that it has the response. */
  isHeld?: true
  least?: number
}

const ALL: readonly Case[] = [
  { name: 'one spot', target: SPOT, by: 'hot', least: 0.9 },
  { name: 'one spot, no log', target: SPOT, by: 'silent' },
  { name: 'first page of the list', target: LIST, by: 'hot', least: 0.9 },
  { name: 'first page of the list, 304', target: LIST, by: 'hot', isHeld: true, least: 1.4 },
  { name: 'a filtered page', target: FILTERED, by: 'hot' },
  { name: 'search', target: SEARCH, by: 'hot' },
  { name: 'first page of the list, no cache', target: LIST, by: 'cold', least: 0.6 },
  { name: 'a filtered page, no cache', target: FILTERED, by: 'cold', least: 0.5 },
  { name: 'search, no cache', target: SEARCH, by: 'cold', least: 0.5 },
  { name: 'one spot, no cache', target: SPOT, by: 'cold', least: 0.5 },
]

const ENVIRONMENTS: Record<Case['by'], Record<string, string>> = {
  hot: {},
  cold: { RESPONSE_CACHE_MB: '0' },
  silent: { LOG_LEVEL: 'warn' },
}
/** Linux tells processor time in ticks of 10 ms. */
const MICROS_A_TICK = 10_000
const UNLIMITED = { THREADS: '1', RATE_LIMIT_PER_MINUTE: '999999999' }

type Build = { name: string; services: Record<Case['by'], ServerProcess> }

const CASES = ALL.filter(({ name }) => name.includes(options.only ?? ''))
const folder = temporaryFolder()
const own = await startBuild('this', fileURLToPath(new URL('../bin/sanctuary.js', import.meta.url)))
const builds = [own]
if (options.against) builds.push(await startBuild('earlier', join(options.against, 'bin/sanctuary.js')))
const { tagOf, file } = await recordResponses(own.services.hot.url)
const bare = await startBare(file)

console.log(machine())
console.log(`${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each in turn, medians of all rounds`)
console.log('CPU: processor time a request, as a share of what the bare server takes\n')
const rows: string[][] = []
try {
  for (const one of CASES) rows.push(...(await measure(one)))
} finally {
  bare.process.kill()
  for (const { services } of builds) for (const service of Object.values(services)) await service.stop()
  folder.remove()
}
const heads = ['request', 'build', 'goal', 'ratio to bare', 'CPU to bare', 'µs CPU', 'requests/s', 'p99 ms']
console.log(markdownTable(heads, rows))

async function startBuild(name: string, command: string): Promise<Build> {
  const start = (by: Case['by']) => startProcess({ ...UNLIMITED, ...ENVIRONMENTS[by] }, command)
  return { name, services: { hot: await start('hot'), cold: await start('cold'), silent: await start('silent') } }
}

/** `cpuMicros`: processor time a request, all threads of the process together. */
type Run = { perSecond: number; p99: number; cpuMicros: number }

async function measure({ name, target, by, isHeld, least }: Case): Promise<string[][]> {
  const bareRuns: Run[] = []
  const runs = new Map<Build, Run[]>(builds.map(build => [build, []]))
  for (let round = 0; round < ROUNDS; round++) {
    bareRuns.push(await load(bare.url + target, {}, bare.process.pid))
    for (const [build, all] of runs) {
      const { url, process } = build.services[by]
      const headers = isHeld ? { 'if-none-match': await tagOf(url + target) } : {}
      all.push(await load(url + target, headers, process.pid))
    }
  }
  const goal = least === undefined ? '' : `≥ ${least}`
  const row = (build: string, of: readonly Run[]): string[] => {
    const ratio = (what: 'perSecond' | 'cpuMicros') =>
      median(of.map((run, i) => run[what] / (bareRuns[i]?.[what] ?? 1))).toFixed(2)
    const typical = (what: keyof Run) => median(of.map(run => run[what]))
    return [
      name,
      build,
      goal,
      ratio('perSecond'),
      ratio('cpuMicros'),
      typical('cpuMicros').toFixed(0),
      typical('perSecond').toFixed(0),
      String(typical('p99')),
    ]
  }
  return [row('bare', bareRuns), ...Array.from(runs, ([build, all]) => row(build.name, all))]
}

async function load(url: string, headers: Record<string, string>, pid: number | undefined): Promise<Run> {
  const before = cpuMicrosOf(pid)
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS })
  const cpuMicros = (cpuMicrosOf(pid) - before) / result.requests.total
  const expected = 'if-none-match' in headers ? result['3xx'] : result['2xx']
  if (expected !== result.requests.total || result.errors > 0)
    throw new Error(`${url}: ${result.requests.total - expected} other answers, ${result.errors} errors`)
  return { perSecond: result.requests.average, p99: result.latency.p99, cpuMicros }
}

/** Processor time of a process so far; NaN where the system does not tell. */
function cpuMicrosOf(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return Number.NaN
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const [user, system] = afterName.slice(11)
  return (Number(user) + Number(system)) * MICROS_A_TICK
}

async function recordResponses(url: string) {
  const responses: Record<string, { headers: string[]; body: string }> = {}
  for (const { target } of CASES) {
    const response = await fetch(url + target, { headers: { 'accept-encoding': 'identity' } })
    if (!response.ok) throw new Error(`${target} → ${response.status}: ${await response.text()}`)
    const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
    const headers = [...response.headers].filter(([name]) => !own.has(name)).flat()
    responses[target] = { headers, body: Buffer.from(await response.arrayBuffer()).toString('base64') }
  }
  const file = join(folder.path, 'fixed.json')
  writeFileSync(file, JSON.stringify(responses))
  const tagOf = async (target: string) => {
    const response = await fetch(target, { headers: { 'accept-encoding': 'identity' } })
    await response.arrayBuffer()
    return response.headers.get('etag') ?? ''
  }
  return { tagOf, file }
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
