// One engine in a process of its own, so that none pays for another's memory: builds, then answers passes of the mix.
import { syntheticSpots } from '../test/support/synthetic-spots.ts'
import type { Engine } from './engines/engine.ts'
import { flexsearchEngine } from './engines/flexsearch.ts'
import { frozenEngine, unpreparedEngine } from './engines/frozen.ts'
import { fts5Engine } from './engines/fts5.ts'
import { minisearchEngine } from './engines/minisearch.ts'
import { postgresEngine } from './engines/postgres.ts'
import { searchMix } from './questions.ts'
import { timedSpots } from './timed-spots.ts'

export type Built = { type: 'built'; about: string; buildMs: number; residentBytes: number; ownBytes: number | null }
export type Passed = { type: 'passed'; ms: number; byKind: Record<string, number>; total: number }

const ENGINES: Record<string, () => Engine> = {
  frozen: frozenEngine,
  unprepared: unpreparedEngine,
  fts5: fts5Engine,
  postgres: postgresEngine,
  minisearch: minisearchEngine,
  flexsearch: flexsearchEngine,
}

const [name = '', count = '', questions = '200'] = process.argv.slice(2)
const engine = ENGINES[name]?.()
if (!engine) throw new Error(`there is no engine "${name}"`)
const PASS_MS = 500
const mix = searchMix(Number(questions))

const started = performance.now()
const { spots, spent } = timedSpots(syntheticSpots({ count: Number(count) }))
await engine.build(spots)
const buildMs = performance.now() - started - spent.ms
const built: Built = {
  type: 'built',
  about: engine.about,
  buildMs,
  residentBytes: process.memoryUsage.rss(),
  ownBytes: (await engine.bytes?.()) ?? null,
}
process.send?.(built)

process.on('message', message => {
  if (message === 'pass') void pass().then(passed => process.send?.(passed))
  else void engine.close().then(() => process.exit())
})

/** Asks the mix, again and again while that is quick, and returns what one time through it took. */
async function pass(): Promise<Passed> {
  const byKind: Record<string, number> = {}
  let [ms, rounds, total] = [0, 0, 0]
  for (; ms < PASS_MS; rounds++) {
    total = 0
    for (const question of mix) {
      const start = performance.now()
      const answer = engine?.search(question)
      total += (answer instanceof Promise ? await answer : answer)?.total ?? 0
      const took = performance.now() - start
      ms += took
      byKind[question.kind] = (byKind[question.kind] ?? 0) + took
    }
  }
  for (const kind of Object.keys(byKind)) byKind[kind] = (byKind[kind] ?? 0) / rounds
  return { type: 'passed', ms: ms / rounds, byKind, total }
}
