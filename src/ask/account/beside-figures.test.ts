import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('what figures of many spots do not tell is named', () => {
  for (const [query, named] of [
    ['How quiet are the lakes in Norway and how accurate are the ratings?', 'how accurate'],
    ['average rating of lakes and how reliable is it', 'how reliable'],
  ] as const)
    assert.deepEqual(ask({ query }, context).understood.notApplied, [named], query)
})

test('what they tell is not', () => {
  for (const query of [
    'how quiet are the lakes in Norway',
    'average height of lakes',
    'which country has the quietest lakes?',
  ])
    assert.deepEqual(ask({ query }, context).understood.notApplied, [], query)
})
