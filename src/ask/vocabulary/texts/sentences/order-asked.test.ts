import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('an order by name is named as not applied', () => {
  for (const query of [
    'lakes in Norway, sorted by name',
    'sort the lakes in Norway by name',
    'list lakes in Norway ordered by title',
  ])
    assert.match(answerTo(query), /^I could not take into account: "[^"]*alphabetically"/, query)
})

test('a noise floor is a noise level, and where it is lowest is asked as where the lowest is', () => {
  assert.equal(
    answerTo('where is the noise floor lowest in Scandinavia?'),
    answerTo('where is the lowest noise level in Scandinavia?'),
  )
})
