import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('how many countries there are is answered together with which has the most or the fewest', () => {
  assert.match(
    answerTo('How many countries do you cover and which has the most spots?'),
    /^The catalogue has spots in 171 countries\. The United States has the most spots: 35\./,
  )
  assert.match(
    answerTo('How many countries do you cover and which one has the fewest spots?'),
    /^The catalogue has spots in 171 countries\. .*have the fewest spots: 1\./,
  )
  assert.match(
    answerTo('How many countries have a glacier, and which country has the most?'),
    /^The catalogue has glaciers in 20 countries\. Antarctica has the most glaciers: 3\./,
  )
})

test('spots that are counted are no countries', () => {
  assert.match(answerTo('How many lakes are in Finland and which is the quietest?'), /^The catalogue has 3 lakes/)
  assert.match(answerTo('How many countries have a glacier?'), /^The catalogue has glaciers in 20 countries\.$/)
})
