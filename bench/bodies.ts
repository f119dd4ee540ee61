// npm run bench:bodies -- [spots]: the bodies of spots in memory and on disk, by one thread without the response cache: resident memory
// beside the page cache, first pages against Node's bare HTTP server that sends the same bytes, and pages from all over the list, with
// the index file in the page cache and dropped from it before each (GNU dd).
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { type ServerProcess, startProcess, temporaryFolder } from '../test/support/running-server.ts'
import { machine } from './machine.ts'
import type { PublishOrder } from './publish-thread.ts'
import { markdownTable, median, quantile } from './tables.ts'

const COUNT = Number(process.argv[2] ?? 1_000_000)
const ROUNDS = 5
const REQUESTS = 2000
const AT_ONCE = 16
const COLD_PAGES = 200
const LIST = '/api/spots?limit=20'

const folder = temporaryFolder()
const order: PublishOrder = { file: join(folder.path, 'catalogue.sqlite'), count: COUNT, name: 'First' }
await once(new Worker(new URL('publish-thread.ts', import.meta.url), { workerData: order }), 'message')

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const rows: (string | number)[][] = []
for (const place of ['memory', 'disk'] as const) rows.push(await measure(place))
console.log(`${machine()}\n${COUNT} spots, one thread, medians of ${ROUNDS} rounds of ${REQUESTS} requests\n`)
const head = ['bodies', 'resident MB', 'start s', 'first page × bare', 'any page p50 / p99 ms', 'dropped p50 / p99 ms']
console.log(markdownTable(head, rows))
agent.destroy()
folder.remove()

async function measure(place: 'memory' | 'disk'): Promise<(string | number)[]> {
  const settings = { DATA_DIR: folder.path, THREADS: '1', RESPONSE_CACHE_MB: '0', RATE_LIMIT_PER_MINUTE: '999999999' }
  // The first start builds the index, which takes more memory than serving it.
  await (await startProcess({ ...settings, INDEX_BODIES: place })).stop()
  const from = performance.now()
  const service = await startProcess({ ...settings, INDEX_BODIES: place })
  const startMs = performance.now() - from
  const bare = await startBare(service)
  try {
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const own = await pagesASecond(service.url)
      ratios.push(own / (await pagesASecond(bare.url)))
    }
    const anyPages = await placesOf(service)
    const warm = await timesOf(anyPages, () => {})
    const cold = await timesOf(anyPages, () => drop(join(folder.path, 'index.bin')))
    const resident = residentBytes(service.process.pid ?? 0) / 1e6
    const both = (times: number[]) => `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.99).toFixed(1)}`
    return [
      place,
      Math.round(resident),
      (startMs / 1000).toFixed(1),
      median(ratios).toFixed(2),
      both(warm),
      place === 'disk' ? both(cold) : '–',
    ]
  } finally {
    bare.stop()
    await service.stop()
  }
}

async function startBare(service: ServerProcess): Promise<{ url: string; stop(): void }> {
  const response = await fetch(service.url + LIST, { headers: { 'accept-encoding': 'identity' } })
  const body = Buffer.from(await response.arrayBuffer()).toString('base64')
  const headers = [...response.headers].filter(([name]) => !['connection', 'keep-alive', 'date'].includes(name)).flat()
  const file = join(folder.path, 'fixed.json')
  writeFileSync(file, JSON.stringify({ [LIST]: { headers, body } }))
  const program = fileURLToPath(new URL('bare-server.ts', import.meta.url))
  const child = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  return { url: String(line).trim(), stop: () => void child.kill() }
}

async function pagesASecond(url: string): Promise<number> {
  const start = performance.now()
  let left = REQUESTS
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await ask(url + LIST)
    }),
  )
  return (1000 * REQUESTS) / (performance.now() - start)
}

/** Pages that lie all over the index: of filters whose spots are far apart. */
async function placesOf({ url }: ServerProcess): Promise<string[]> {
  const facets = JSON.parse(await ask(`${url}/api/facets`))
  const tags: string[] = facets.data.tags.map(({ value }: { value: string }) => value)
  return Array.from({ length: COLD_PAGES }, (_, i) => {
    const rating = (1 + ((i * 7) % 40) / 10).toFixed(1)
    return `${url}/api/spots?limit=20&tag=${encodeURIComponent(tags[i % tags.length] ?? '')}&minRating=${rating}`
  })
}

async function timesOf(pages: readonly string[], before: () => void): Promise<number[]> {
  const times: number[] = []
  for (const page of pages) {
    before()
    const start = performance.now()
    await ask(page)
    times.push(performance.now() - start)
  }
  return times
}

/** Takes a file out of the system's page cache. */
function drop(file: string): void {
  execFileSync('dd', [`of=${file}`, 'oflag=nocache', 'conv=notrunc,fdatasync', 'count=0', 'status=none'])
}

/** Memory of a process that is no page cache; Linux alone tells. */
function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kib = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  return 1024 * (kib('RssAnon') + kib('RssShmem'))
}

function ask(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, response => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', chunk => (body += chunk))
      response.on('end', () => (response.statusCode === 200 ? resolve(body) : reject(new Error(`${url}: ${body}`))))
    }).on('error', reject)
  })
}
