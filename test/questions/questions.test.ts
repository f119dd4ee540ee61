import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import { NO_EXTRACTS, realExtract } from '../support/osm-samples.ts'
import { judge } from './judge.ts'
import { extractSet, type QuestionSet, questionsIn, starterSet } from './question-sets.ts'
import { wrongFacts } from './wrong-facts.ts'

/** Asks every question of a set; answers how many there are and what was not answered right. */
function askAll({ files, world, spots, explain }: QuestionSet): { count: number; wrong: string[] } {
  const questions = files.flatMap(questionsIn)
  const wrong = questions.flatMap(expected => {
    const question = { query: expected.ask, prev: expected.prev ?? [] }
    const answer = ask(question, world)
    assert.deepEqual(wrongFacts(answer, question, spots, { explain }), [], `${expected.ask}: ${answer.answer}`)
    return judge(answer, expected, spots)
      .slice(0, 1)
      .map(why => `${expected.ask}: ${why}`)
  })
  return { count: questions.length, wrong }
}

test('of the question set at least 95 % is answered right, and no answer holds a wrong fact', async () => {
  const { count, wrong } = askAll(await starterSet())
  assert.ok(count >= 300)
  assert.ok(wrong.length <= count * 0.05, wrong.join('\n'))
})

test('the same holds of questions about real extracts', {
  skip: realExtract('andorra-2025-01-19.osm.pbf') === undefined && NO_EXTRACTS,
}, async () => {
  const set = await extractSet()
  assert.ok(set)
  const { count, wrong } = askAll(set)
  assert.ok(count >= 120)
  assert.ok(wrong.length <= count * 0.05, wrong.join('\n'))
})
