import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('the id of a spot is told where it is asked', () => {
  for (const query of ['what is the id of Sarek', 'return id and coordinates of Sarek', 'ID of Sarek']) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, /The id of Sarek is starter-sarek\./, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('"id" before what somebody would do is "I would"', () => {
  for (const query of [
    'id like a quiet lake in Norway',
    "I'd like a quiet lake in Norway",
    'Id love a quiet lake in Norway',
  ]) {
    const { understood } = ask({ query }, context)
    assert.deepEqual([understood.kind, understood.notApplied], ['find', []], query)
  }
})
