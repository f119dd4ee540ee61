// npm run bench:index -- [spots,spots,…]: the index alone: build, load, memory, each kind of question, threads, growth.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { buildIndex } from '../src/index/build.ts'
import { fingerprintOf } from '../src/index/storage/links-fingerprint.ts'
import { openIndex } from '../src/index/open.ts'
import { saveSections } from '../src/index/storage/save-index.ts'
import { loadIndex } from '../src/index/storage/snapshot-file.ts'
import { syntheticSpots } from '../test/support/synthetic-spots.ts'
import { growthPlot } from './growth-plot.ts'
import { machine } from './machine.ts'
import { everyKind, searchMix } from './questions.ts'
import { markdownTable, median, quantile } from './tables.ts'
import { timedSpots } from './timed-spots.ts'

const LINKS = {
  baseUrl: 'http://localhost:8080',
  mapsUrlTemplate: 'https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}',
}
const VERSION = { number: 1, token: 'bench', publishedAt: '' }
const WARM_UPS = 3
const ROUNDS = 5
const THREADS_MS = 3000

type Build = Pick<Growth, 'buildMs' | 'buildCpuMs' | 'saveMs'>

const sizes = (process.argv[2] ?? '1000,10000,100000,1000000').split(',').map(Number)
const folder = mkdtempSync(join(tmpdir(), 'sanctuary-bench-'))
const growth: Growth[] = []
console.log(`${machine()}\n`)
for (const count of sizes) {
  const file = join(folder, `${count}.index`)
  const built = await build(count, file)
  growth.push({ ...built, ...(await measure(count, file)) })
}
rmSync(folder, { recursive: true })
const round = (value: number) => (value < 10 ? value.toFixed(1) : Math.round(value))
console.log(
  markdownTable(
    [
      'spots',
      'build, s',
      'CPU of the build, s',
      'file, MB',
      'bytes a spot beside bodies',
      'save, s',
      'load, s',
      'search mix, µs',
      'two threads',
    ],
    growth.map(row => [
      row.count,
      (row.buildMs / 1000).toFixed(1),
      (row.buildCpuMs / 1000).toFixed(1),
      round(row.bytes / 1e6),
      round(row.besideBodies / row.count),
      (row.saveMs / 1000).toFixed(2),
      (row.loadMs / 1000).toFixed(2),
      round(row.mixUs),
      `× ${row.twoThreads.toFixed(2)}`,
    ]),
  ),
)
writeFileSync(new URL('growth.svg', import.meta.url), growthPlot(growth))

export type Growth = {
  count: number
  buildMs: number
  buildCpuMs: number
  saveMs: number
  loadMs: number
  bytes: number
  besideBodies: number
  mixUs: number
  twoThreads: number
}

async function build(count: number, file: string): Promise<Build> {
  const [start, cpu] = [performance.now(), process.cpuUsage()]
  const { spots, spent } = timedSpots(syntheticSpots({ count }))
  const buffer = await buildIndex({ version: VERSION, sources: [], spots }, LINKS)
  const { user, system } = process.cpuUsage(cpu)
  const buildMs = performance.now() - start - spent.ms
  const saving = performance.now()
  await saveSections(file, buffer)
  const buildCpuMs = (user + system) / 1000 - spent.cpuMs
  return { buildMs, buildCpuMs, saveMs: performance.now() - saving }
}

async function measure(count: number, file: string): Promise<Omit<Growth, keyof Build>> {
  const loading = performance.now()
  const loaded = await loadIndex(file, { version: VERSION, linksFingerprint: fingerprintOf(LINKS) })
  const loadMs = performance.now() - loading
  if ('reason' in loaded) throw new Error(loaded.reason)
  const index = openIndex(loaded.buffer)
  const kinds = everyKind(index).map(({ kind, calls }) => [kind, ...timesOf(calls)])
  console.log(`${count} spots\n`)
  console.log(markdownTable(['question', 'median, µs', 'p99, µs'], kinds))
  console.log('')
  const mixes = searchMix(200).map(
    ({ text }) =>
      () =>
        index.search({ text, limit: 10 }),
  )
  for (let i = 0; i < WARM_UPS; i++) for (const call of mixes) call()
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    for (const call of mixes) call()
    return ((performance.now() - start) * 1000) / mixes.length
  })
  const besideBodies = loaded.buffer.byteLength - (index.memory['bodies'] ?? 0)
  const twoThreads = (await answersOf(2, loaded.buffer)) / (await answersOf(1, loaded.buffer))
  return { count, loadMs, bytes: loaded.buffer.byteLength, besideBodies, mixUs: median(rounds), twoThreads }
}

/** Of each call the quickest of the rounds, so that what else the machine does counts little: their median and p99. */
function timesOf(calls: readonly (() => unknown)[]): [string, string] {
  const least = calls.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
    for (const [i, call] of calls.entries()) {
      const start = performance.now()
      call()
      const took = (performance.now() - start) * 1000
      if (round >= WARM_UPS) least[i] = Math.min(least[i] ?? took, took)
    }
  }
  return [median(least).toFixed(1), quantile(least, 0.99).toFixed(1)]
}

/** Counts the questions of the mix that `threads` threads answer together in a few seconds, on one shared index. */
async function answersOf(threads: number, buffer: SharedArrayBuffer): Promise<number> {
  const workers = Array.from({ length: threads }, () => {
    const workerData = { buffer, ms: THREADS_MS }
    return new Worker(new URL('index-thread.ts', import.meta.url), { workerData })
  })
  const answers = await Promise.all(
    workers.map(
      worker => new Promise<number>((resolve, reject) => worker.once('message', resolve).once('error', reject)),
    ),
  )
  return answers.reduce((sum, answered) => sum + answered, 0)
}
