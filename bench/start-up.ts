// npm run bench:start-up -- [spots] [rounds]: how long the real service takes from its start as a process to its first answer,
// with the index kept from the last start, with the index to be built, and with nothing at all.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { indexFile, catalogueFile } from '../src/serve/config.ts'
import { temporaryFolder } from '../test/support/running-server.ts'
import { machine } from './machine.ts'
import type { PublishOrder } from './publish-thread.ts'
import { markdownTable, median } from './tables.ts'

const COUNT = Number(process.argv[2] ?? 100_000)
const ROUNDS = Number(process.argv[3] ?? 5)
const POLL_MS = 5
/** In which Linux tells processor time. */
const TICKS_A_SECOND = 100
const COMMAND = fileURLToPath(new URL('../bin/sanctuary.js', import.meta.url))

type Start = { ms: number; cpuSeconds: number; peakMb: number }
type Case = {
  name: string
  dataDir: string
  /** Takes away what this start shall not find. */
  prepare: () => void
}

const [empty, large] = [temporaryFolder(), temporaryFolder()]
await publish(large.path)
const port = await freePort()
const cases: Case[] = [
  { name: 'starter catalogue, empty folder', dataDir: empty.path, prepare: () => empties(empty.path) },
  { name: 'starter catalogue, index built', dataDir: empty.path, prepare: () => rmSync(indexFile(empty.path)) },
  { name: 'starter catalogue, index kept', dataDir: empty.path, prepare() {} },
  {
    name: `${COUNT} spots, index built`,
    dataDir: large.path,
    prepare: () => rmSync(indexFile(large.path), { force: true }),
  },
  { name: `${COUNT} spots, index kept`, dataDir: large.path, prepare() {} },
]

const starts = new Map<string, Start[]>(cases.map(({ name }) => [name, []]))
for (let round = 0; round < ROUNDS; round++) {
  for (const { name, dataDir, prepare } of cases) {
    prepare()
    starts.get(name)?.push(await start(dataDir))
  }
}
const seconds = (name: string) => median(starts.get(name)?.map(({ ms }) => ms / 1000) ?? [])
console.log(`${machine()}\n2 threads, medians of ${ROUNDS} rounds in turn\n`)
const rows = cases.map(({ name }, i) => {
  const kept = cases.slice(i).find(({ name }) => name.endsWith('kept'))
  const of = (what: 'cpuSeconds' | 'peakMb') => median(starts.get(name)?.map(start => start[what]) ?? [])
  return [
    name,
    seconds(name).toFixed(2),
    (seconds(name) / seconds(kept?.name ?? name)).toFixed(2),
    of('cpuSeconds').toFixed(2),
    of('peakMb').toFixed(0),
  ]
})
console.log(markdownTable(['start', 'first answer, s', '× index kept', 'CPU, s', 'peak MB'], rows))
for (const folder of [empty, large]) folder.remove()

/** Starts the service, waits for its first list of spots and ends it once its index is kept. */
async function start(dataDir: string): Promise<Start> {
  const from = performance.now()
  const child = spawn(process.execPath, [COMMAND, 'serve'], {
    // Addresses stand in the index: those of a start must be those of the next one.
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://quiet.example',
      THREADS: '2',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    while (!(await answers(child))) await wait(POLL_MS)
    const ms = performance.now() - from
    const cpuSeconds = cpuSecondsOf(child)
    while (!existsSync(indexFile(dataDir))) await wait(POLL_MS)
    return { ms, cpuSeconds, peakMb: peakMb(child) }
  } finally {
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    if (child.exitCode === null) await exit
  }
}

async function answers(child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}`)
  const answer = await fetch(`http://127.0.0.1:${port}/api/spots?limit=1`).catch(() => undefined)
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

/** The most memory that the process has had; NaN where the system does not tell. */
function peakMb({ pid }: ChildProcess): number {
  if (process.platform !== 'linux') return Number.NaN
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1000
}

function empties(dataDir: string): void {
  for (const name of ['catalogue.sqlite', 'catalogue.sqlite-wal', 'catalogue.sqlite-shm', 'index.bin']) {
    rmSync(join(dataDir, name), { force: true })
  }
}

async function publish(dataDir: string): Promise<void> {
  const order: PublishOrder = { file: catalogueFile(dataDir), count: COUNT, name: 'First' }
  const thread = new Worker(new URL('publish-thread.ts', import.meta.url), { workerData: order })
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
