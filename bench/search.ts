// npm run bench:search -- [spots] [engine,engine]: the search mix on this project's index and on others, side by side.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Built, Passed } from './engine-process.ts'
import { markdownTable, median } from './tables.ts'

const QUESTIONS = 200
const PASSES = 5
/** A pass that takes longer than this is not repeated as often. */
const LONG_MS = 5000

const [count = '10000', names = 'frozen,unprepared,fts5,postgres,minisearch,flexsearch'] = process.argv.slice(2)

type Runner = Built & { name: string; child: ChildProcess; passes: Passed[] }
const runners: Runner[] = []
for (const name of names.split(',')) {
  const child = fork(new URL('engine-process.ts', import.meta.url), [name, count, String(QUESTIONS)])
  const built: Built = await answer(child)
  runners.push({ name, child, passes: [], ...built })
  console.error(`${name}: built in ${(built.buildMs / 1000).toFixed(1)} s`)
}
// Interleaved, so that whatever else the machine does falls on all alike; the first pass warms up.
for (let i = 0; i <= PASSES; i++) {
  for (const { child, passes } of runners) {
    if (passes.length >= 2 && (passes[0]?.ms ?? 0) > LONG_MS) continue
    child.send('pass')
    passes.push(await answer(child))
  }
}
for (const { child } of runners) {
  child.send('end')
  await once(child, 'exit')
}

const timed = runners.map(runner => ({ ...runner, ms: median(runner.passes.slice(1).map(({ ms }) => ms)) }))
const own = timed.find(({ name }) => name === 'frozen')?.ms ?? Number.NaN
const rows = timed.map(({ name, ms, buildMs, residentBytes, ownBytes, passes, about }) => {
  const kinds = Object.values(passes.at(-1)?.byKind ?? {}).map(ms => Math.round((ms * 1000) / (QUESTIONS / 5)))
  return [
    name,
    Math.round((QUESTIONS / ms) * 1000),
    (ms / own).toFixed(1),
    ...kinds,
    (buildMs / 1000).toFixed(1),
    Math.round(residentBytes / 2 ** 20),
    ownBytes === null ? '' : Math.round(ownBytes / Number(count)),
    passes.at(-1)?.total ?? 0,
    about,
  ]
})
const kinds = Object.keys(runners[0]?.passes[0]?.byKind ?? {}).map(kind => `${kind}, µs`)
console.log(`${count} spots\n`)
console.log(
  markdownTable(
    [
      'engine',
      'questions/s',
      'ours is ahead by',
      ...kinds,
      'build, s',
      'process, MiB',
      'bytes a spot',
      'found',
      'what it is',
    ],
    rows,
  ),
)

async function answer<T>(child: ChildProcess): Promise<T> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('an engine ended early'))),
  ])
  return message
}
