import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('a thing of two words behind "have" is that thing, and its first word nothing that is done', () => {
  for (const [query, tag] of [
    ['how many spots in Germany have a picnic table?', 'picnic'],
    ['which spots in Germany have a fire pit?', 'firepit'],
    ['spots in Sweden that have a picnic area', 'picnic'],
  ] as const) {
    const { understood } = ask({ query }, context)
    assert.deepEqual([understood.tags ?? understood.activities, understood.notApplied], [[tag], []], query)
  }
})

test('what is done stays done', () => {
  const { understood } = ask({ query: 'where in Germany can I have a picnic?' }, context)
  assert.deepEqual(understood.notApplied, [])
  assert.equal(ask({ query: 'where in Sweden can I have a fire?' }, context).understood.fire, 'allowed')
})
