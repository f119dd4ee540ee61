// How an import grows with its extract: `npm run bench:import -- --sizes [FOLDER] [--against WORKTREE]` imports every
// extract of a folder, the smallest first, each in a process of its own, and draws CPU time and memory. Beside another
// work tree each extract is imported by both, in turn, and the ratios are of this one to that one. Extracts of any size are
// made of a small one by copies whose ids and longitudes are shifted.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { temporaryFolder } from '../test/support/running-server.ts'
import type { ImportRun } from './import.ts'
import { logarithmicPlot } from './logarithmic-plot.ts'
import { machine } from './machine.ts'
import { markdownTable } from './tables.ts'

export type SizesOrder = { extracts: string; against: string | null; withoutMaps: boolean }

type Run = Pick<ImportRun, 'importMs' | 'cpuMs' | 'megabytes'>

/** Imports each extract of a folder; prints the table, and writes the plot beside this file. */
export async function benchSizes({ extracts, against, withoutMaps }: SizesOrder): Promise<void> {
  const files = globSync(join(extracts, '*.osm.pbf')).sort((a, b) => statSync(a).size - statSync(b).size)
  console.log(`${machine()}\n`)
  const rows: (string | number)[][] = []
  const growth: { megabytes: number; run: Run }[] = []
  for (const file of files) {
    const megabytes = statSync(file).size / 1e6
    const run = await importWith(import.meta.dirname, file, withoutMaps ? ['without-maps'] : [])
    const other =
      against === null ? null : await importWith(join(against, 'bench'), file, withoutMaps ? ['without-maps'] : [])
    growth.push({ megabytes, run })
    rows.push([
      basename(file),
      megabytes.toFixed(1),
      (run.importMs / 1000).toFixed(1),
      (run.cpuMs / 1000).toFixed(1),
      ((1000 * megabytes) / run.cpuMs).toFixed(2),
      run.megabytes,
      ...(other ? [ratio(run.cpuMs, other.cpuMs), ratio(run.megabytes, other.megabytes)] : []),
    ])
  }
  const ratios = against === null ? [] : ['CPU, × the other', 'peak, × the other']
  console.log(markdownTable(['extract', 'MB', 's', 'CPU s', 'MB/s of CPU', 'peak MB', ...ratios], rows))
  const plot = join(import.meta.dirname, 'import-growth.svg')
  writeFileSync(
    plot,
    logarithmicPlot('MB of extract', [
      { label: 'CPU, s', points: growth.map(({ megabytes, run }) => [megabytes, run.cpuMs / 1000] as const) },
      { label: 'peak memory, MB', points: growth.map(({ megabytes, run }) => [megabytes, run.megabytes] as const) },
    ]),
  )
  console.log(`\nthe plot is in ${plot}`)
}

function ratio(one: number, other: number): string {
  return (one / other).toFixed(2)
}

/** What the command is begun again with (bin/sanctuary.js). */
const AS_THE_COMMAND = {
  env: {
    ...process.env,
    MALLOC_ARENA_MAX: '1',
    MALLOC_TRIM_THRESHOLD_: '65536',
    MALLOC_MMAP_THRESHOLD_: '131072',
  },
}

const NURSERY = '--max-semi-space-size=8'
const LARGE_BYTES = 50e6

/** Imports with the program beside a folder of benchmarks. */
async function importWith(bench: string, file: string, maps: readonly string[]): Promise<Run> {
  const folder = temporaryFolder()
  try {
    const given = ['import', file, join(folder.path, 'catalogue'), ...maps]
    const execArgv = statSync(file).size > LARGE_BYTES ? [NURSERY] : []
    const child = fork(join(bench, 'import-process.ts'), given, { ...AS_THE_COMMAND, execArgv })
    const exit = once(child, 'exit')
    const [run] = (await Promise.race([once(child, 'message'), exit.then(failed)])) as [Run]
    await exit
    return run
  } finally {
    folder.remove()
  }
}

function failed([code]: unknown[]): never {
  throw new Error(`an import ended with ${String(code)}`)
}
