import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('one spot of each country of a group is the quietest of each', () => {
  for (const query of [
    'name one quiet lake per Nordic country',
    'one lake in every Nordic country',
    'the quietest lake of each Nordic country',
  ])
    assert.match(answerTo(query), /^The quietest lake in the Nordic countries, by country/, query)
})

test('countries of a group are ranked by their averages', () => {
  for (const query of ['Could you rank the Baltic countries by quietness?', 'rank the Baltic states by quietness'])
    assert.match(answerTo(query), /^Estonia has the highest average rating/, query)
  assert.match(
    answerTo('rank lakes of the Nordic countries by quietness'),
    /^The catalogue has 9 lakes.* The 5 quietest/,
  )
  assert.match(answerTo('the quietest lake in the Nordic countries'), /^The quietest lake in the Nordic countries is/)
})
