import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query, prev: [] }, context).answer

test('the distance from each place that is named is said', () => {
  const answer = answerTo('How far is Sarek from Oslo and from Stockholm?')
  assert.match(answer, /886 km from Oslo/)
  assert.match(answer, /884 km from Stockholm/)
})

test('the way to a spot is said once, also where a means is asked for', () => {
  assert.equal(answerTo('How do I get to Creux du Van by train?').split('Noiraigue').length, 2)
})

test('a height may be said with what it is measured from', () => {
  for (const query of ['spots 1500 m above sea level or higher', 'spots at 1500 metres altitude or more'])
    assert.match(answerTo(query), /at 1500 m above the sea or higher/, query)
})
