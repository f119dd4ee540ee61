// Asks the question set and prints how many answers are right, per kind, with those that are not, and how long they took.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { ask } from '../../src/ask/ask.ts'
import { starterSpots, worldOf } from '../starter-world.ts'
import { Expectation } from './expectation.ts'
import { judge } from './judge.ts'
import { wrongFacts } from './wrong-facts.ts'

const GOAL = 0.95
const spots = starterSpots()
const world = await worldOf(spots)
const files = process.argv.length > 2 ? process.argv.slice(2) : globSync('test/questions/*.json').toSorted()
const scores = new Map<string, { right: number; asked: number }>()
const times: number[] = []
let wrongFactCount = 0

for (const file of files) {
  for (const expected of z.array(Expectation).parse(JSON.parse(readFileSync(file, 'utf8')))) {
    const question = { query: expected.ask, prev: expected.prev ?? [] }
    ask(question, world)
    const started = performance.now()
    const answer = ask(question, world)
    times.push(performance.now() - started)
    const wrong = judge(answer, expected, spots)
    const facts = wrongFacts(answer, question, spots)
    wrongFactCount += facts.length
    const kind = expected.kind[0] ?? ''
    const score = scores.get(kind) ?? { right: 0, asked: 0 }
    scores.set(kind, { right: score.right + Number(wrong.length + facts.length === 0), asked: score.asked + 1 })
    if (wrong.length + facts.length > 0) {
      console.log(
        `${basename(file)}: ${[...question.prev, question.query].join(' > ')}\n  ${[...wrong, ...facts].join('; ')}\n  ${answer.answer}`,
      )
    }
  }
}

const all = [...scores.values()].reduce(
  (sum, { right, asked }) => ({ right: sum.right + right, asked: sum.asked + asked }),
  { right: 0, asked: 0 },
)
for (const [kind, { right, asked }] of [...scores, ['all', all] as const]) {
  console.log(`${kind.padEnd(16)} ${right} of ${asked}  ${((100 * right) / asked).toFixed(1)} %`)
}
console.log(`wrong facts      ${wrongFactCount}`)
const sorted = times.toSorted((a, b) => a - b)
const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2)
console.log(`latency          p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms (plain index)`)
if (all.right < all.asked * GOAL || wrongFactCount > 0) process.exitCode = 1
