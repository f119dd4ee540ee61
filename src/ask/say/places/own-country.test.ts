import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('a country is not told to be in itself', () => {
  assert.equal(answerTo('is Cyprus in Europe?'), 'Here Cyprus does not count as part of Europe.')
  assert.equal(answerTo('is Norway in Sweden?'), 'No, Norway is not in Sweden.')
  assert.equal(answerTo('Is Turkey in Asia?'), 'Yes, Turkey is in Asia.')
})
