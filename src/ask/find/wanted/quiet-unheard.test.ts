import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('where a noise is not wanted, a noisy spot of which nothing is known is not told without saying so', () => {
  for (const query of [
    'a valley in the Alps where no road can be heard, arriving by train',
    'a valley in the Alps without road noise, by train',
    'una valle nelle Alpi dove non si senta nessuna strada, in treno',
  ]) {
    const answer = answerTo(query)
    assert.doesNotMatch(answer, /Krimml/, query)
    assert.match(answer, /quiet valley|valli? tranquill/, query)
  }
})

test('quiet ones are told as before', () => {
  assert.match(answerTo('a valley in the Alps where no road can be heard'), /Val Grande/)
})
