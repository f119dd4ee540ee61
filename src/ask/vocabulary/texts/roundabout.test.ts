import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('"us" behind a superlative is the country, and those who ask where something is for or near them', () => {
  for (const query of ['loudest us', 'loudest in us', 'the noisiest place us?'])
    assert.match(answerTo(query), /^The noisiest spot in the United States is The Ramble/, query)
  assert.match(answerTo('quietest lakes us'), /^The quietest lake in the United States/)
  assert.match(answerTo('the quietest near us'), /^Where you are is not known here/)
  assert.match(answerTo('the quietest park for us'), /^The quietest park is/)
})

test('in few words, what is ok is allowed', () => {
  assert.equal(answerTo('dogs ok london'), answerTo('dogs allowed london'))
  assert.equal(answerTo('camping ok finland'), answerTo('camping allowed finland'))
})
