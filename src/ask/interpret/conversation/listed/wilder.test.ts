import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (...turns: string[]) => ask({ query: turns.at(-1) ?? '', prev: turns.slice(0, -1) }, context).answer

test('what is wilder is looked for among what is listed as wilderness, as nothing measures it', () => {
  const answer = answerTo('lakes in Norway', 'something wilder')
  assert.match(answer, /records no measure of how wild/)
  assert.match(answer, /1 lake in Norway with wilderness: Femundsmarka/)
  assert.match(answerTo('wild places in Canada'), /6 wildernesses in Canada/)
})

test('greener is no wilder, and wild camping is another thing', () => {
  assert.doesNotMatch(answerTo('lakes in Norway', 'something greener'), /wilderness/)
  assert.match(answerTo('wild camping in Norway'), /What the law and permits allow/)
})
