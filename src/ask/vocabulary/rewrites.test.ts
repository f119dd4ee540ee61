import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('two parts of a continent that share its name are both of it', () => {
  for (const [short, whole] of [
    [
      'rainforest rated at least 4.5 in Central or South America',
      'rainforest rated at least 4.5 in Central America or South America',
    ],
    ['lakes in North and South America', 'lakes in North America and South America'],
    ['lakes in eastern or western Europe', 'lakes in Eastern Europe or Western Europe'],
  ] as const) {
    const [asked, expected] = [short, whole].map(query => ask({ query }, context))
    assert.equal(asked?.answer, expected?.answer, short)
    assert.deepEqual(asked?.understood.notApplied, [], short)
  }
})
