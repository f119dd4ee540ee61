import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

for (const query of [
  'What lies between Sarek and Rondane that is rated better than 2?',
  'What is there between Sarek and Rondane?',
  'Was gibt es zwischen Sarek und Rondane?',
  'Qu’y a-t-il entre Sarek et Rondane ?',
  '¿Qué hay entre Sarek y Rondane?',
  'Cosa c’è tra Sarek e Rondane?',
])
  test(`looks for what lies between two spots in "${query}"`, () => {
    const { understood } = ask({ query }, context)
    assert.equal(understood.kind, 'find')
    assert.deepEqual(understood.spots, [])
    assert.deepEqual(understood.notApplied, [])
  })

test('compares two spots, and measures between them, as before', () => {
  assert.equal(ask({ query: 'Which is quieter, between Sarek and Rondane?' }, context).understood.kind, 'compare')
  assert.match(ask({ query: 'How far is it between Oslo and Rondane?' }, context).answer, /km/)
})
