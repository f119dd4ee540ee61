import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what somebody of the family may do restricts nothing', () => {
  for (const query of [
    'where could my mother sit by a lake in Finland',
    'Where can our parents swim in a lake in Finland?',
  ]) {
    const { understood } = ask({ query }, context)
    assert.equal(understood.kind, 'find', query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('for whom a place is to be good is named', () => {
  assert.deepEqual(ask({ query: 'a lake in Finland for my mother' }, context).understood.notApplied, ['mother'])
})

test('where somebody stands, and what texts are to mention, are told', () => {
  const { understood } = ask({ query: "I'm standing at 59.91, 10.75. Where is the nearest lake?" }, context)
  assert.deepEqual(understood.notApplied, [])
  assert.deepEqual(ask({ query: 'Which spots mention foxes?' }, context).understood.notApplied, [])
})
