// The import of real extracts, each alone and all merged (with osmium, where it is installed): speed, against one pass
// of the reader, memory, and how many points a second the model rates. Run with `npm run bench:import [FOLDER]`; with
// `-- --sizes [FOLDER]` it shows how an import grows (import-sizes.ts); `--without-maps` leaves out the silence grid, which
// builds before it did not make (the base map is never drawn here), and `--against WORKTREE` runs another build in turn.
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { temporaryFolder } from '../test/support/running-server.ts'
import { machine } from './machine.ts'
import { markdownTable } from './tables.ts'

export type ImportRun = {
  bytes: number
  passMs: number
  importMs: number
  /** Of all threads. */
  cpuMs: number
  spots: number
  rateMs: number
  pointsPerSecond: number
  megabytes: number
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sizes: { type: 'boolean' }, 'without-maps': { type: 'boolean' }, against: { type: 'string' } },
})
const against = values.against ?? null
const withoutMaps = values['without-maps'] === true
const source = positionals[0] ?? join(import.meta.dirname, '../../shared/data/osm')
if (values.sizes) {
  const { benchSizes } = await import('./import-sizes.ts')
  await benchSizes({ extracts: source, against, withoutMaps })
  process.exit(0)
}
/** Of each a median is taken. */
const ROUNDS = 5
const folder = temporaryFolder()
const files = globSync(join(source, '{andorra-2025,liechtenstein,isle-of-man}*.osm.pbf')).sort()
const merged = merge(files)

console.log(machine(), '\n')
const rows: (string | number)[][] = []
for (const file of [...files, ...(merged ? [merged] : [])]) {
  const [own, other] = await run([import.meta.dirname, ...(against === null ? [] : [join(against, 'bench')])], file)
  if (!own) throw new Error('there is no run')
  rows.push([...rowOf(file, own), ...(other ? ratiosOf(own, other) : [])])
}
const ratios = against === null ? [] : ['MB/s, × the other', 'MB/s of CPU, × the other', 'points/s, × the other']
console.log(
  markdownTable(
    [
      'extract',
      'MB',
      'import s',
      'CPU s',
      'MB/s',
      '× (pass + rating)',
      'points/s',
      'spots',
      'peak MB',
      'allowed MB',
      ...ratios,
    ],
    rows,
  ),
)
folder.remove()

/** Runs each part with the programs beside some folders of benchmarks, in turn, and takes the medians of the rounds. */
async function run(benches: readonly string[], file: string): Promise<ImportRun[]> {
  const rounds = benches.map((): ImportRun[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, bench] of benches.entries()) rounds[at]?.push(await runOnce(bench, file))
  }
  return rounds.map(medians)
}

function medians(rounds: readonly ImportRun[]): ImportRun {
  const [first] = rounds
  if (!first) throw new Error('there is no round')
  const fields = Object.keys(first) as (keyof ImportRun)[] // all of them are numbers
  return Object.fromEntries(
    fields.map(field => [field, rounds.map(round => round[field]).sort((a, b) => a - b)[ROUNDS >> 1]]),
  ) as ImportRun // likewise
}

async function runOnce(bench: string, file: string): Promise<ImportRun> {
  const results: Partial<ImportRun>[] = []
  for (const part of ['pass', 'import', 'rating']) {
    const made = [part, file, join(folder.path, 'catalogue'), ...(withoutMaps ? ['without-maps'] : [])]
    const child = fork(join(bench, 'import-process.ts'), made)
    results.push(...((await once(child, 'message')) as [Partial<ImportRun>]))
    await once(child, 'exit')
  }
  return Object.assign({}, ...results) as ImportRun // each part gives its own fields
}

function ratiosOf(one: ImportRun, other: ImportRun): string[] {
  return [other.importMs / one.importMs, other.cpuMs / one.cpuMs, one.pointsPerSecond / other.pointsPerSecond].map(
    ratio => ratio.toFixed(2),
  )
}

function rowOf(file: string, run: ImportRun): (string | number)[] {
  const { bytes, passMs, importMs, cpuMs, spots, rateMs, pointsPerSecond, megabytes } = run
  return [
    basename(file),
    (bytes / 1e6).toFixed(1),
    (importMs / 1000).toFixed(2),
    (cpuMs / 1000).toFixed(2),
    (bytes / 1e3 / importMs).toFixed(1),
    (importMs / (passMs + rateMs)).toFixed(1),
    Math.round(pointsPerSecond),
    spots,
    megabytes,
    // 400 MB, and 4 bytes for each byte beyond 25 MB.
    Math.round(400 + Math.max(0, bytes / 1e6 - 25) * 4),
  ]
}

function merge(files: readonly string[]): string | undefined {
  const path = join(folder.path, 'merged.osm.pbf')
  try {
    execFileSync('osmium', ['merge', ...files, '-o', path], { stdio: 'ignore' })
    return path
  } catch {
    console.log('osmium is not installed: the extracts are not merged')
    return undefined
  }
}
