import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { z } from 'zod'
import { ask } from '../../src/ask/ask.ts'
import { starterSpots, worldOf } from '../starter-world.ts'
import { Expectation } from './expectation.ts'
import { judge } from './judge.ts'
import { wrongFacts } from './wrong-facts.ts'

test('of the question set at least 95 % is answered right, and no answer holds a wrong fact', async () => {
  const spots = starterSpots()
  const world = await worldOf(spots)
  const wrong: string[] = []
  const files = globSync('test/questions/*.json').map(file => readFileSync(file, 'utf8'))
  const questions = files.flatMap(file => z.array(Expectation).parse(JSON.parse(file)))
  for (const expected of questions) {
    const question = { query: expected.ask, prev: expected.prev ?? [] }
    const answer = ask(question, world)
    assert.deepEqual(wrongFacts(answer, question, spots), [], expected.ask)
    wrong.push(
      ...judge(answer, expected, spots)
        .slice(0, 1)
        .map(why => `${expected.ask}: ${why}`),
    )
  }
  assert.ok(questions.length >= 300)
  assert.ok(wrong.length <= questions.length * 0.05, wrong.join('\n'))
})
