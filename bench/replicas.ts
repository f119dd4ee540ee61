// One process and two side by side, over a file, over PostgreSQL, and over PostgreSQL and Redis: what a second process brings,
// and what the engines cost a read. One thread each, in turn, medians of the ratios of rounds.
// Run with `npm run bench:replicas [-- --rounds 5 --spots 10000]`. It starts a PostgreSQL and a Redis of its own.
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import pg from 'pg'
import { publishAt, publishInto } from '../test/support/catalogue-folder.ts'
import { startPostgres } from '../test/support/private-postgres.ts'
import { startRedis } from '../test/support/redis.ts'
import { type ServerProcess, startProcess, temporaryFolder } from '../test/support/running-server.ts'
import { syntheticSpots } from '../test/support/synthetic-spots.ts'
import { machine } from './machine.ts'
import { markdownTable, median } from './tables.ts'

const { values: options } = parseArgs({ options: { rounds: { type: 'string' }, spots: { type: 'string' } } })
const ROUNDS = Number(options.rounds ?? 5)
const SPOTS = Number(options.spots ?? 10_000)
const SECONDS = 3
const CONNECTIONS = 16
const MICROS_A_TICK = 10_000
/** After this long PostgreSQL has told what its sessions have done. */
const STATISTICS_MS = 1500

/** Cheap ones and costly ones: of these the load takes a small share of the processors. */
const READS = {
  'a page of the list': '/api/spots?limit=20',
  search: '/api/search?q=quiet%20lake&limit=20',
  'a question': '/api/ask?q=which%20quiet%20lakes%20are%20near%20Oslo%20and%20free',
}
type Read = keyof typeof READS

const folder = temporaryFolder()
const [postgres, redis] = [await startPostgres(), await startRedis()]
const spots = [...syntheticSpots({ count: SPOTS })]
await publishInto(`${folder.path}/file`, spots)
await publishAt(postgres.url, spots)
const common = {
  THREADS: '1',
  RATE_LIMIT_PER_MINUTE: '999999999',
  RESPONSE_CACHE_MB: '0',
  LOG_LEVEL: 'warn',
  PUBLIC_URL: 'https://quiet.test',
}
const start = (name: string, settings: Record<string, string> = {}) =>
  startProcess({ ...common, ...settings, DATA_DIR: `${folder.path}/${name}` })
const overEngines = { DATABASE_URL: postgres.url, REDIS_URL: redis.url }
const file = await start('file')
const database = await start('database', { DATABASE_URL: postgres.url })
const [one, other] = [await start('one', overEngines), await start('other', overEngines)]
const client = new pg.Client(postgres.url)
await client.connect()

console.log(machine())
console.log(`${SPOTS} spots, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each in turn, medians\n`)
try {
  const idle = await engineWork(() => wait(SECONDS * 1000))
  const [processes, engines]: [string[][], string[][]] = [[], []]
  for (const read of Object.keys(READS) as Read[]) processes.push(await compare(read))
  engines.push(['nothing', '0', ...wordsOf(idle)])
  for (const read of Object.keys(READS) as Read[]) engines.push(await costOf(read))
  console.log(
    markdownTable(['read', '2 processes / 1', 'µs CPU, file', 'PostgreSQL / file', 'and Redis / file'], processes),
  )
  console.log('')
  console.log(markdownTable(['read', 'reads/s', 'transactions/s', 'ms CPU of PostgreSQL/s', 'commands/s'], engines))
} finally {
  await client.end()
  await Promise.all([file, database, one, other].map(server => server.stop()))
  await redis.stop()
  await postgres.stop()
  folder.remove()
}

type Run = { perSecond: number; cpuMicros: number }

/** Requests a second of one process and of two, and processor time of a read over each engine, round by round. */
async function compare(read: Read): Promise<string[]> {
  const rounds: { two: number; micros: number; database: number; engines: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const [alone, byDatabase] = [await load([file], read), await load([database], read)]
    const [single, both] = [await load([one], read), await load([one, other], read)]
    rounds.push({
      two: both.perSecond / single.perSecond,
      micros: alone.cpuMicros,
      database: byDatabase.cpuMicros / alone.cpuMicros,
      engines: single.cpuMicros / alone.cpuMicros,
    })
  }
  const typical = (what: keyof (typeof rounds)[number]) => median(rounds.map(round => round[what]))
  return [
    read,
    typical('two').toFixed(2),
    typical('micros').toFixed(0),
    typical('database').toFixed(2),
    typical('engines').toFixed(2),
  ]
}

/** What two processes under load ask of the engines: as much as when nobody asks them, but for sums of clients. */
async function costOf(read: Read): Promise<string[]> {
  let perSecond = 0
  const work = await engineWork(async () => {
    perSecond = (await load([one, other], read)).perSecond
  })
  return [read, perSecond.toFixed(0), ...wordsOf(work)]
}

function wordsOf({ transactions, cpuMs, commands }: EngineWork): string[] {
  return [transactions, cpuMs, commands].map(value => value.toFixed(0))
}

/** A second of what the engines do. */
type EngineWork = { transactions: number; cpuMs: number; commands: number }

async function engineWork(work: () => Promise<void>): Promise<EngineWork> {
  const [before, began] = [await engineTotals(), performance.now()]
  await work()
  const [worked, seconds] = [await engineTotals(), (performance.now() - began) / 1000]
  await wait(STATISTICS_MS)
  const after = { ...worked, transactions: (await engineTotals()).transactions }
  return {
    transactions: (after.transactions - before.transactions) / (seconds + STATISTICS_MS / 1000),
    cpuMs: (after.cpuMs - before.cpuMs) / seconds,
    commands: (after.commands - before.commands) / seconds,
  }
}

async function engineTotals(): Promise<EngineWork> {
  const { rows } = await client.query<{ done: string }>(
    'select xact_commit + xact_rollback as done from pg_stat_database where datname = current_database()',
  )
  const [, commands] = /total_commands_processed:(\d+)/.exec(await redis.client.info('stats')) ?? []
  return { transactions: Number(rows[0]?.done), cpuMs: postgres.cpuSeconds() * 1000, commands: Number(commands) }
}

/** Asks processes at once, each by its share of the connections. */
async function load(servers: readonly ServerProcess[], read: Read): Promise<Run> {
  const before = cpuMicrosOf(servers)
  const connections = CONNECTIONS / servers.length
  const results = await Promise.all(
    servers.map(({ url }) => autocannon({ url: url + READS[read], connections, duration: SECONDS })),
  )
  const answered = results.reduce((sum, result) => sum + result['2xx'], 0)
  const asked = results.reduce((sum, result) => sum + result.requests.total, 0)
  if (answered !== asked) throw new Error(`${read}: ${asked - answered} of ${asked} requests were not answered`)
  const perSecond = results.reduce((sum, result) => sum + result.requests.average, 0)
  return { perSecond, cpuMicros: (cpuMicrosOf(servers) - before) / answered }
}

/** Processor time of processes so far: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html. */
function cpuMicrosOf(servers: readonly ServerProcess[]): number {
  const ticks = servers.map(({ process: { pid } }) => {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  return ticks.reduce((sum, own) => sum + own, 0) * MICROS_A_TICK
}
