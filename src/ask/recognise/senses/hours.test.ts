import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood

test('an hour of the day is no rating, and is named as not applied', () => {
  for (const [query, hour] of [
    ['is Epping Forest quiet at 3 am?', 'at 3 am'],
    ['quiet at 7pm in London', 'at 7 pm'],
  ] as const)
    assert.deepEqual([understood(query).minRating, understood(query).notApplied], [3.4, [hour]], query)
})

test('a number before "am I" is one of spots, and "quiet 3 or more" a rating', () => {
  assert.deepEqual(understood('which 5 am I allowed to visit?').notApplied, [])
  assert.equal(understood('places that score 3 or more').minRating, 3)
  assert.equal(understood('a score of 5 in Canada').minRating, 5)
  assert.equal(understood("what's the score of Sarek?").aspect, 'rating')
})
