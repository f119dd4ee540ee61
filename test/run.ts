// Runs the tests: `node test/run.ts unit large processes browser`, or some of the four. Each run ends with its own total and
// the files that took longest, all of them with one closing line, and the exit code is 1 when anything has failed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  closingLine,
  type Group,
  GROUPS,
  groupOf,
  isGroup,
  type Run,
  slowestLine,
  sumOf,
  type Totals,
} from './support/test-groups.ts'

const REPORTER = fileURLToPath(new URL('./support/totals-reporter.ts', import.meta.url))
const CRASHED: Run = { passed: 0, failed: 1, skipped: 0, milliseconds: {} }

/** How many processes share the files of a group: a browser has the machine to itself. */
const SIDE_BY_SIDE: Record<Group, number> = { unit: 2, large: 2, processes: 2, browser: 1 }

/** Far more than a group takes on a busy machine: what waits for ever must not take the other groups with it. */
const LONGEST_MS = 45 * 60_000

const words = process.argv.slice(2)
const groups = words.filter(isGroup)
if (groups.length === 0 || groups.length < words.length) {
  throw new RangeError(`which tests? ${GROUPS.join(', ')}; got "${words.join(' ')}"`)
}

const files = globSync('{src,test}/**/*.test.ts').sort()
const totals: Totals[] = []
for (const group of groups) {
  const own = files.filter(file => groupOf(file, readFileSync(file, 'utf8')) === group)
  const runs = await runBeside(own, SIDE_BY_SIDE[group])
  totals.push(sumOf(runs))
  console.log(slowestLine(runs))
  if (groups.length > 1) console.log(`${group}: ${closingLine(sumOf(runs))}\n`)
}
const all = sumOf(totals)
console.log(closingLine(all))
process.exitCode = all.failed > 0 ? 1 : 0

/** Runs test files in `count` processes side by side, and shows what they print one after the other. */
async function runBeside(own: readonly string[], count: number): Promise<Run[]> {
  const shares = Array.from({ length: count }, (_, share) => own.filter((_, i) => i % count === share))
  return Promise.all(shares.map((share, i) => run(share, i === 0 ? 'at once' : 'at its end')))
}

/** Runs test files in one process, as most of them take less time than a process does to start. */
async function run(own: readonly string[], shown: 'at once' | 'at its end'): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'sanctuary-run-'))
  const [file, output] = [join(folder, 'totals.json'), join(folder, 'output')]
  try {
    const reporters = ['--test-reporter=spec', `--test-reporter-destination=${shown === 'at once' ? 'stdout' : output}`]
    const counting = [`--test-reporter=${REPORTER}`, `--test-reporter-destination=${file}`]
    const child = spawn(process.execPath, ['--test', '--test-isolation=none', ...reporters, ...counting, ...own], {
      stdio: 'inherit',
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    })
    const [code]: (number | null)[] = await once(child, 'exit')
    if (child.killed)
      console.log(`ended after ${LONGEST_MS / 60_000} minutes: a test or what it leaves behind waits for ever`)
    if (shown === 'at its end') process.stdout.write(readFileSync(output))
    const counted = readTotals(file)
    return code === 0 || counted.failed > 0 ? counted : { ...counted, ...sumOf([counted, CRASHED]) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A run that breaks off has written none. */
function readTotals(file: string): Run {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) // of totals-reporter.ts
  } catch {
    return CRASHED
  }
}
