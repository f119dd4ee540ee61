// Looks for questions that take long: mutates those of the corpora, keeps what is slow or read in a new way, and fails
// when one takes more than 25 ms of processor time. Run with `npm run fuzz:ask [COUNT [SEED]]`; `--keep` writes the ten worst to
// slow-questions.json, which `npm run bench:ask` times.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { ask } from '../src/ask/ask.ts'
import { Budget } from '../src/ask/budget.ts'
import { limited } from '../src/ask/recognise/lookups.ts'
import { scan } from '../src/ask/recognise/scan.ts'
import { Expectation } from '../test/questions/expectation.ts'
import { seededRandom } from '../test/support/random.ts'
import { largeContext } from './large-context.ts'
import { machine } from './machine.ts'
import { anyOf, type Asked, mutated } from './mutate-question.ts'

const numbers = process.argv.slice(2).filter(argument => /^\d+$/.test(argument))
const [count = 200_000, seed = 1] = numbers.map(Number)
const SPOTS = 100_000
const MOST_MS = 25
const WORST = 10
/** So many are timed again at the end: what else the machine did while they were found does not count. */
const KEPT = 50
const TRIES = 20
const ROUNDS_TOLD = 10_000

const { context, spots } = await largeContext(SPOTS)
const corpus: Asked[] = globSync('test/questions/{regression,extracts}/*.json').flatMap(file =>
  z
    .array(Expectation)
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map(({ ask: query, prev = [] }) => ({ query, prev })),
)
const names = spots.filter((_, at) => at % 50 === 0).map(({ name }) => name)
const random = seededRandom(seed)
const pool = [...corpus]
const seen = new Set<string>()
let worst: { ms: number; asked: Asked }[] = []

const began = performance.now()
for (let round = 0; round < count; round++) {
  const asked =
    round < corpus.length
      ? (corpus[round] ?? anyOf(random, corpus))
      : mutated(anyOf(random, pool), random, { pool: corpus, names })
  const ms = timeOf(asked)
  const isSlow = ms > (worst.at(-1)?.ms ?? 0) || worst.length < KEPT
  if (isSlow) keepSlow(asked, ms)
  if (isSlow || isReadAnew(asked)) pool.push(asked)
  if ((round + 1) % ROUNDS_TOLD === 0) {
    console.error(
      `${round + 1} of ${count} questions, ${pool.length - corpus.length} kept, worst ${worst[0]?.ms.toFixed(1)} ms: ${JSON.stringify(worst[0]?.asked)}`,
    )
  }
}
worst = worst
  .map(({ ms, asked }) => ({ ms: Math.min(ms, ...Array.from({ length: TRIES }, () => timeOf(asked))), asked }))
  .toSorted((a, b) => b.ms - a.ms)
  .slice(0, WORST)
console.log(`${machine()}
${count} questions, seed ${seed}, of ${SPOTS} spots in ${Math.round((performance.now() - began) / 1000)} s; ${pool.length - corpus.length} kept`)
for (const { ms, asked } of worst) console.log(`${ms.toFixed(1)} ms ${JSON.stringify(asked)}`)
if (process.argv.includes('--keep')) {
  writeFileSync(
    new URL('slow-questions.json', import.meta.url),
    `${JSON.stringify(
      worst.map(({ asked }) => asked),
      null,
      2,
    )}\n`,
  )
}
if ((worst[0]?.ms ?? 0) > MOST_MS) process.exitCode = 1

/** Milliseconds of this thread's processor time: what waits for the processor has cost nothing. */
function timeOf({ query, prev }: Asked): number {
  const from = process.threadCpuUsage()
  ask({ query, prev }, context)
  const { user, system } = process.threadCpuUsage(from)
  return (user + system) / 1000
}

/** Only the best of several times counts: memory that others left is collected in any of them. */
function keepSlow(asked: Asked, first: number): void {
  const ms = Math.min(first, ...Array.from({ length: 4 }, () => timeOf(asked)))
  worst = [...worst, { ms, asked }].toSorted((a, b) => b.ms - a.ms).slice(0, KEPT)
}

/** Two neighbouring meanings, and how often, identify the branch that a question takes. */
function isReadAnew({ query }: Asked): boolean {
  const spans = scan(
    query,
    limited(context.gazetteer, () => false, new Budget()),
  )
  const before = seen.size
  for (const [at, { meaning }] of spans.entries()) {
    seen.add(`${spans[at - 1]?.meaning.is} ${meaning.is} ${Math.floor(Math.log2(spans.length))}`)
  }
  return seen.size > before
}
