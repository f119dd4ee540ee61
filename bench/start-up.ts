// npm run bench:start-up -- [spots] [rounds] [--against FOLDER]: what a start of the real service costs, from its start as a process:
// until its first answer, and until all threads listen; with the index kept from the last start, with the index to be built,
// and with nothing at all. Against a folder with an earlier build (with its node_modules): both in turn, in one run.
// 0 spots leave the large catalogue out.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { indexFile, catalogueFile } from '../src/serve/settings/places.ts'
import { temporaryFolder } from '../test/support/running-server.ts'
import { machine } from './machine.ts'
import type { PublishOrder } from './publish-thread.ts'
import { markdownTable, median } from './tables.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } })
const COUNT = Number(positionals[0] ?? 100_000)
const ROUNDS = Number(positionals[1] ?? 5)
const POLL_MS = 5
/** In which Linux tells processor time. */
const TICKS_A_SECOND = 100
const HERE = fileURLToPath(new URL('..', import.meta.url))
const QUESTION = '/api/ask?q=quiet%20lakes%20near%20Oslo'

/** A folder with the program. */
type Build = { name: string; folder: string }
type Start = {
  ms: number
  cpuSeconds: number
  /** Of all threads, until all of them listen. */
  cpuOfAll: number
  /** Resident when all threads listen and a question has been answered, and the most so far. */
  residentMb: number
  peakMb: number
}
type Case = {
  name: string
  build: Build
  dataDir: string
  /** Takes away what this start shall not find. */
  prepare: () => void
}

const builds: Build[] = [{ name: 'this build', folder: HERE }]
if (values.against !== undefined) builds.unshift({ name: 'earlier build', folder: resolve(values.against) })
const folders: { remove(): void }[] = []
const port = await freePort()
const cases: Case[] = []
for (const build of builds) cases.push(...(await casesOf(build)))

const starts = new Map<Case, Start[]>(cases.map(one => [one, []]))
for (let round = 0; round < ROUNDS; round++) {
  for (const name of new Set(cases.map(({ name }) => name))) {
    for (const one of cases.filter(one => one.name === name)) {
      one.prepare()
      starts.get(one)?.push(await start(one))
    }
  }
}
const medianOf = (one: Case, what: keyof Start) => median(starts.get(one)?.map(start => start[what]) ?? [])
console.log(`${machine()}\n2 threads, medians of ${ROUNDS} rounds in turn\n`)
const rows = cases
  .toSorted((a, b) => a.name.localeCompare(b.name))
  .map(one => [
    one.name,
    one.build.name,
    (medianOf(one, 'ms') / 1000).toFixed(2),
    medianOf(one, 'cpuSeconds').toFixed(2),
    medianOf(one, 'cpuOfAll').toFixed(2),
    medianOf(one, 'residentMb').toFixed(0),
    medianOf(one, 'peakMb').toFixed(0),
  ])
const columns = ['start', 'build', 'first answer, s', 'CPU, s', 'CPU until all listen, s', 'resident MB', 'peak MB']
console.log(markdownTable(columns, rows))
for (const folder of folders) folder.remove()

async function casesOf(build: Build): Promise<Case[]> {
  const [empty, large] = [temporaryFolder(), temporaryFolder()]
  folders.push(empty, large)
  const starter: Case[] = [
    { name: 'starter, empty folder', build, dataDir: empty.path, prepare: () => empties(empty.path) },
    { name: 'starter, index built', build, dataDir: empty.path, prepare: () => rmSync(indexFile(empty.path)) },
    { name: 'starter, index kept', build, dataDir: empty.path, prepare() {} },
  ]
  if (COUNT === 0) return starter
  await publish(build, large.path)
  const noIndex = () => rmSync(indexFile(large.path), { force: true })
  return [
    ...starter,
    { name: `${COUNT} spots, index built`, build, dataDir: large.path, prepare: noIndex },
    { name: `${COUNT} spots, index kept`, build, dataDir: large.path, prepare() {} },
  ]
}

/** Starts the service, waits for its first list of spots and its other threads, and ends it once its index is kept. */
async function start({ build, dataDir }: Case): Promise<Start> {
  const from = performance.now()
  const child = spawn(process.execPath, [join(build.folder, 'bin/sanctuary.js'), 'serve'], {
    // The index holds addresses: those of a start must be those of the next one.
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://quiet.example',
      THREADS: '2',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', text => (printed += String(text)))
  try {
    while (!(await answers(child, '/api/spots?limit=1'))) await wait(POLL_MS)
    const ms = performance.now() - from
    const cpuSeconds = cpuSecondsOf(child)
    while (!printed.includes('listening')) await wait(POLL_MS)
    const cpuOfAll = cpuSecondsOf(child)
    while (!existsSync(indexFile(dataDir))) await wait(POLL_MS)
    await answers(child, QUESTION)
    return { ms, cpuSeconds, cpuOfAll, residentMb: memoryMb(child, 'VmRSS'), peakMb: memoryMb(child, 'VmHWM') }
  } finally {
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    if (child.exitCode === null) await exit
  }
}

async function answers(child: ChildProcess, target: string): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}`)
  const answer = await fetch(`http://127.0.0.1:${port}${target}`).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer?.status === 200
}

/** What all threads of the process have used of the processors, which other work on the machine changes little. */
function cpuSecondsOf({ pid }: ChildProcess): number {
  if (process.platform !== 'linux') return Number.NaN
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const [user, system] = afterName.slice(11)
  return (Number(user) + Number(system)) / TICKS_A_SECOND
}

/** Memory of the process: resident now, or the most it has had; NaN where the system does not tell. */
function memoryMb({ pid }: ChildProcess, what: 'VmRSS' | 'VmHWM'): number {
  if (process.platform !== 'linux') return Number.NaN
  const [, kilobytes] = new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1000
}

function empties(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true })
}

async function publish({ folder }: Build, dataDir: string): Promise<void> {
  const order: PublishOrder = { file: catalogueFile(dataDir), count: COUNT, name: 'First' }
  const thread = new Worker(pathToFileURL(join(folder, 'bench/publish-thread.ts')), { workerData: order })
  await once(thread, 'message')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
