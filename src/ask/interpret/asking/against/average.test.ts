import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

test('a spot is held against the average of others', () => {
  for (const [query, of] of [
    ['How does Muttos compare with the average waterfall?', 'waterfalls'],
    ['is Hampstead Heath louder than the average park', 'parks'],
    ['Sarek versus an average national park in Sweden', 'national parks in Sweden'],
    ['is Sarek quieter than the median for Norway', 'spots in Norway'],
  ] as const) {
    const { answer, understood, sources } = ask({ query }, context)
    assert.match(
      answer,
      new RegExp(`^\\S.* is rated \\d\\.\\d.*\\. \\d+ ${of}: rated \\d\\.\\d+ (on average|in the median)`),
      query,
    )
    assert.deepEqual(understood.notApplied, [], query)
    assert.ok(sources.length >= 1, query)
  }
})

test('an average without a comparison is of the spots that are named, as before', () => {
  assert.match(ask({ query: 'average rating of lakes in Sweden' }, context).answer, /^\d+ lakes in Sweden: rated/)
})
