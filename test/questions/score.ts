// Asks the question sets and prints how many answers are right, per kind, with those that are not, and how long they
// took. Run with `npm run ask:score [FILE…]`.
import { basename, resolve } from 'node:path'
import { ask } from '../../src/ask/ask.ts'
import { NO_EXTRACTS } from '../support/osm-samples.ts'
import { judge } from './judge.ts'
import { extractSet, type QuestionSet, questionsIn, starterSet } from './question-sets.ts'
import { wrongFacts } from './wrong-facts.ts'

const GOAL = 0.95
const asked = process.argv.slice(2).map(file => resolve(file))
const sets = [await starterSet(), await extractSet()]
if (!sets[1]) console.log(`the questions about real extracts are left out: ${NO_EXTRACTS}`)
for (const set of sets) if (set) score(set)

function score({ files, context, spots, explain }: QuestionSet): void {
  const chosen = files.filter(file => asked.length === 0 || asked.includes(resolve(file)))
  if (chosen.length === 0) return
  const scores = new Map<string, { right: number; asked: number }>()
  const times: number[] = []
  let wrongFactCount = 0
  for (const file of chosen) {
    for (const expected of questionsIn(file)) {
      const question = { query: expected.ask, prev: expected.prev ?? [] }
      ask(question, context)
      const started = performance.now()
      const answer = ask(question, context)
      times.push(performance.now() - started)
      const facts = wrongFacts(answer, question, spots, { explain })
      const wrong = [...judge(answer, expected, spots), ...facts]
      wrongFactCount += facts.length
      const kind = expected.kind[0] ?? ''
      const { right, asked: count } = scores.get(kind) ?? { right: 0, asked: 0 }
      scores.set(kind, { right: right + Number(wrong.length === 0), asked: count + 1 })
      if (wrong.length === 0) continue
      const said = [...question.prev, question.query].join(' > ')
      console.log(`${basename(file)}: ${said}\n  ${wrong.join('; ')}\n  ${answer.answer}`)
    }
  }
  const right = [...scores.values()].reduce((sum, each) => sum + each.right, 0)
  const all = { right, asked: times.length }
  console.log(`${chosen.length === 1 ? chosen[0] : `${chosen.length} files`}, ${spots.length} spots`)
  for (const [kind, each] of [...scores, ['all', all] as const]) {
    console.log(`${kind.padEnd(16)} ${each.right} of ${each.asked}  ${((100 * each.right) / each.asked).toFixed(1)} %`)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2)
  console.log(`wrong facts      ${wrongFactCount}`)
  console.log(`latency          p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`)
  if (right < all.asked * GOAL || wrongFactCount > 0) process.exitCode = 1
}
