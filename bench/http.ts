// The service against Node's bare HTTP server that sends the same bytes with the same headers: side by side,
// interleaved, medians over rounds. Run with `npm run bench`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { startProcess, temporaryFolder } from '../test/running-server.ts'
import { machine } from './machine.ts'

const ROUNDS = 5
const SECONDS = 2
const CONNECTIONS = 32
const TARGETS = {
  'one spot': '/api/spots/starter-boundary-waters',
  'first page of the list': '/api/spots',
  'a filtered page': '/api/spots?tag=lake&minRating=4&limit=20',
  search: '/api/search?q=quiet%20lake',
}

const folder = temporaryFolder()
const service = await startProcess({ THREADS: '1', RATE_LIMIT_PER_MINUTE: '999999999' })
const fixed = join(folder.path, 'fixed.json')
writeFileSync(fixed, JSON.stringify(await recordAnswers(service.url)))
const bare = await startBare(fixed)

console.log(machine())
console.log(`${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each in turn, medians\n`)
console.log('| request | bare/s | service/s | ratio | bare p99 ms | service p99 ms |')
console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
for (const [name, target] of Object.entries(TARGETS)) {
  const [bareRuns, serviceRuns]: [Run[], Run[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    bareRuns.push(await load(bare.url + target))
    serviceRuns.push(await load(service.url + target))
  }
  const [a, b] = [median(bareRuns.map(run => run.perSecond)), median(serviceRuns.map(run => run.perSecond))]
  const ratio = median(serviceRuns.map((run, i) => run.perSecond / (bareRuns[i]?.perSecond ?? 1)))
  const p99 = (runs: Run[]) => median(runs.map(run => run.p99))
  console.log(
    `| ${name} | ${Math.round(a)} | ${Math.round(b)} | ${ratio.toFixed(2)} | ${p99(bareRuns)} | ${p99(serviceRuns)} |`,
  )
}
bare.process.kill()
await service.stop()
folder.remove()

type Run = { perSecond: number; p99: number }

async function load(url: string): Promise<Run> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

async function recordAnswers(url: string) {
  const answers: Record<string, { headers: string[]; body: string }> = {}
  for (const target of Object.values(TARGETS)) {
    const response = await fetch(url + target, { headers: { 'accept-encoding': 'identity' } })
    if (!response.ok) throw new Error(`${target} → ${response.status}: ${await response.text()}`)
    const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
    const headers = [...response.headers].filter(([name]) => !own.has(name)).flat()
    answers[target] = { headers, body: Buffer.from(await response.arrayBuffer()).toString('base64') }
  }
  return answers
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
