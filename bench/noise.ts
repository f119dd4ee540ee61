// npm run bench:noise -- DATA_DIR [build…]: what noise costs those who ask, over a catalogue with regions: levels of random
// places cold and warm, and the longest request while a CSV of one row is published. Another build, a folder with this program's
// code, is measured over the same kind of folder: `build=DATA_DIR`.
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { seededRandom } from '../test/support/random.ts'
import { startProcess, temporaryFolder } from '../test/support/running-server.ts'
import { machine } from './machine.ts'
import { markdownTable, quantile } from './tables.ts'

const run = promisify(execFile)
const OWN = fileURLToPath(new URL('..', import.meta.url))
const ASKED = 400
const PAUSE_MS = 5
const BEFORE_MS = 3000
const IN_A_ROW = 20

type Build = { name: string; command: string; dataDir: string }

const builds = process.argv.slice(2).map((text): Build => {
  const [first = '', second] = text.split('=')
  const folder = second === undefined ? OWN : first
  return {
    name: second === undefined ? 'this build' : first,
    command: join(folder, 'bin/sanctuary.js'),
    dataDir: second ?? first,
  }
})
if (builds.length === 0) throw new Error('name the DATA_DIR of a catalogue with regions')

console.log(`${machine()}\n`)
const rows: (string | number)[][] = []
for (const build of builds) rows.push([build.name, ...(await measured(build))])
const head = [
  'build',
  'start s',
  'cold p50 ms',
  'cold p99',
  'warm p50',
  'warm p99',
  'RSS MB',
  'longest ms',
  'normal',
  'served s',
  'RSS MB',
]
console.log(markdownTable(head, rows))

async function measured({ command, dataDir }: Build): Promise<(string | number)[]> {
  const environment = { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '999999999', RESPONSE_CACHE_MB: '0' }
  const from = performance.now()
  const service = await startProcess(environment, command)
  const started = (performance.now() - from) / 1000
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const points = await coveredPoints(service.url, agent)
  const [cold, warm] = [await ask(points), await ask(points)]
  const before = residentMb(service.process.pid)

  const times: { at: number; ms: number }[] = []
  const over = new AbortController()
  const clients = ['/api/spots?limit=10', '/livez', '/api/search?q=lake', '/api/spots?limit=2'].map(client)
  await wait(BEFORE_MS)
  const normal = Math.max(...times.map(({ ms }) => ms))
  const name = `Bench ${Math.round(performance.timeOrigin)}`
  const folder = temporaryFolder()
  const csv = join(folder.path, 'one-row.csv')
  writeFileSync(csv, `id,name,latitude,longitude,rating\n1,${name},-60,-120,4\n`)
  const order = [command, 'import', csv, '--source', 'onerow', '--attribution', 'Bench']
  await run(process.execPath, order, { env: { ...process.env, DATA_DIR: dataDir } })
  const committed = performance.now()
  await served()
  const servedIn = (performance.now() - committed) / 1000
  await wait(1000)
  over.abort()
  await Promise.all(clients)
  const longest = Math.max(...times.filter(({ at, ms }) => at + ms >= committed).map(({ ms }) => ms))
  const after = residentMb(service.process.pid)
  agent.destroy()
  folder.remove()
  await service.stop()
  return [
    started.toFixed(1),
    ...[quantile(cold, 0.5), quantile(cold, 0.99), quantile(warm, 0.5), quantile(warm, 0.99)].map(ms => ms.toFixed(1)),
    before,
    longest.toFixed(0),
    normal.toFixed(0),
    servedIn.toFixed(1),
    after,
  ]

  async function ask(asked: readonly string[]): Promise<number[]> {
    const taken: number[] = []
    for (const path of asked) {
      const at = performance.now()
      await request(service.url + path, agent)
      taken.push(performance.now() - at)
    }
    return taken
  }

  async function client(path: string): Promise<void> {
    while (!over.signal.aborted) {
      const at = performance.now()
      await request(service.url + path, new Agent())
      times.push({ at, ms: performance.now() - at })
      await wait(PAUSE_MS)
    }
  }

  async function served(): Promise<void> {
    for (let inARow = 0; inARow < IN_A_ROW; ) {
      const { body } = await request(`${service.url}/api/spots/onerow-1`, new Agent())
      inARow = body.includes(name) ? inARow + 1 : 0
      if (inARow === 0) await wait(20)
    }
  }
}

type Place = { latitude: number; longitude: number }
/** The parts of a page of spots that are read. */
type Page = { data: Place[]; meta: { nextCursor: string | null } }

/** Places 100 m beside spots of the regions, in random order, as paths that ask for their noise. */
async function coveredPoints(url: string, agent: Agent): Promise<string[]> {
  const random = seededRandom(1)
  const places: (Place & { order: number })[] = []
  for (let cursor: string | null = ''; cursor !== null && places.length < 8 * ASKED; ) {
    const { body } = await request(`${url}/api/spots?limit=100${cursor && `&cursor=${cursor}`}`, agent)
    const page = JSON.parse(body) as Page
    for (const { latitude, longitude } of page.data) places.push({ latitude, longitude, order: random() })
    cursor = page.meta.nextCursor
  }
  return places
    .sort((a, b) => a.order - b.order)
    .slice(0, ASKED)
    .map(
      ({ latitude, longitude }) =>
        `/api/silence?latitude=${(latitude + 0.001).toFixed(5)}&longitude=${longitude.toFixed(5)}`,
    )
}

function residentMb(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

function request(url: string, agent: Agent): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, response => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', chunk => (body += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
      response.on('error', reject)
    }).on('error', reject)
  })
}
