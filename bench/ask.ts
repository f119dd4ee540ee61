// How long a question takes at 100,000 spots: the question set of the starter catalogue, asked of a catalogue as large;
// then how soon the first event of a stream arrives over HTTP.
import { globSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { ask } from '../src/ask/ask.ts'
import { questionContextOf } from '../src/ask/question-context.ts'
import { buildIndex } from '../src/index/build.ts'
import { openIndex } from '../src/index/open.ts'
import { compareSpots } from '../src/spots/order.ts'
import { Expectation } from '../test/questions/expectation.ts'
import { starterSpots } from '../test/support/starter-context.ts'
import { syntheticSpots } from '../test/support/synthetic-spots.ts'
import { measureFirstEvents } from './first-event.ts'
import { machine } from './machine.ts'
import { withLevels } from './with-levels.ts'

/** Each is told by all spots that meet the rest of it. */
const NOISE_QUESTIONS = [
  'spots without road noise',
  'how many forests have no train noise',
  'spots mostly disturbed by the airport',
  'spots where main roads are heard',
  'places with road noise below 30 dB',
  'quiet spots in Europe without roads or trains heard',
  'what share of the lakes has no road noise',
  'which country has the most spots without road noise',
]
const NOISE_ROUNDS = 30
const LEVEL_SECTIONS = /^level(ClassNames|Classes|Steps|StartsByDoc|sKnown)$/
const COUNT = Number(process.argv[2] ?? 100_000)
const ROUNDS = 5
const LINKS = { baseUrl: 'https://quiet.example', mapsUrlTemplate: 'https://www.openstreetmap.org/' }

const starter = starterSpots()
const spots = [...syntheticSpots({ count: COUNT - starter.length }), ...starter].sort(compareSpots)
const version = { number: 1, token: 'bench', publishedAt: '2026-01-01T00:00:00Z' }
const index = openIndex(await buildIndex({ version, sources: [], spots }, LINKS))
const before = process.memoryUsage()
const started = performance.now()
const world = questionContextOf(index, { links: LINKS })
const buildMs = performance.now() - started
const after = process.memoryUsage()
const megabytes = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e6

const questions = globSync('test/questions/regression/*.json').flatMap(file =>
  z.array(Expectation).parse(JSON.parse(readFileSync(file, 'utf8'))),
)
const times: { ms: number; query: string }[] = []
const cpu = process.threadCpuUsage()
const began = performance.now()
for (let round = 0; round < ROUNDS; round++) {
  for (const { ask: query, prev = [] } of questions) {
    const from = performance.now()
    ask({ query, prev }, world)
    if (round > 0) times.push({ ms: performance.now() - from, query })
  }
}
const { user, system } = process.threadCpuUsage(cpu)
const busy = (user + system) / 1000 / (performance.now() - began)
times.sort((a, b) => a.ms - b.ms)
const best = new Map<string, number>()
for (const { ms, query } of times) best.set(query, Math.min(ms, best.get(query) ?? Infinity))
const bestMs = [...best.values()].sort((a, b) => a - b)
const bestAt = (share: number) => (bestMs[Math.floor((bestMs.length - 1) * share)] ?? 0).toFixed(2)
const at = (share: number) => (times[Math.floor((times.length - 1) * share)]?.ms ?? 0).toFixed(2)
console.log(`${machine()}
${COUNT} spots; prepared in ${Math.round(buildMs)} ms, ${megabytes.toFixed(0)} MB
${questions.length} questions: p50 ${at(0.5)} ms, p90 ${at(0.9)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms
best of ${ROUNDS - 1} of each: p50 ${bestAt(0.5)} ms, p99 ${bestAt(0.99)} ms, most ${bestAt(1)} ms
the thread had a processor ${Math.round(busy * 100)} % of the time
slowest: ${times
  .slice(-5)
  .map(({ ms, query }) => `${ms.toFixed(1)} ms ${query}`)
  .join('; ')}`)

const noisy = openIndex(await buildIndex({ version, sources: [], spots: withLevels(spots) }, LINKS))
const bytes = Object.entries(noisy.memory).reduce(
  (sum, [name, size]) => sum + (LEVEL_SECTIONS.test(name) ? size : 0),
  0,
)
const noisyWorld = questionContextOf(noisy, { links: LINKS })
const noiseTimes = Array.from({ length: NOISE_ROUNDS }, (_, round) =>
  NOISE_QUESTIONS.map(query => {
    const from = performance.now()
    ask({ query, prev: [] }, noisyWorld)
    return { round, query, ms: performance.now() - from }
  }),
)
  .flat()
  .filter(({ round }) => round > 1)
  .sort((a, b) => a.ms - b.ms)
const noiseAt = (share: number) => (noiseTimes[Math.floor((noiseTimes.length - 1) * share)]?.ms ?? 0).toFixed(2)
const noiseBest = NOISE_QUESTIONS.map(query =>
  Math.min(...noiseTimes.filter(row => row.query === query).map(row => row.ms)),
)
console.log(
  `${NOISE_QUESTIONS.length} questions about noises, ${(bytes / COUNT).toFixed(1)} bytes a spot: p50 ${noiseAt(0.5)} ms, p99 ${noiseAt(0.99)} ms; best of each: ${noiseBest.map(ms => ms.toFixed(1)).join(', ')} ms`,
)

const slow = z
  .array(z.object({ query: z.string(), prev: z.array(z.string()) }))
  .parse(JSON.parse(readFileSync(new URL('slow-questions.json', import.meta.url), 'utf8')))
const slowest = slow.map(question => {
  const runs = Array.from({ length: ROUNDS }, () => {
    const from = performance.now()
    ask(question, world)
    return performance.now() - from
  })
  return Math.min(...runs)
})
console.log(
  `the slowest that were found by mutation, best of ${ROUNDS}: ${slowest.map(ms => ms.toFixed(1)).join(', ')} ms`,
)

const streamed = await measureFirstEvents(
  spots,
  questions.filter(({ prev = [] }) => prev.length === 0).map(({ ask: query }) => query),
)
const ofSorted = (list: readonly number[], share: number) =>
  (list[Math.floor((list.length - 1) * share)] ?? 0).toFixed(1)
for (const [name, list] of Object.entries({ 'first event': streamed.first, 'last event': streamed.done })) {
  console.log(
    `${name} over HTTP: p50 ${ofSorted(list, 0.5)} ms, p99 ${ofSorted(list, 0.99)} ms, most ${ofSorted(list, 1)} ms`,
  )
}
