import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('places that follow each other in an order are told from the first on, and no more of them', () => {
  const best = ask({ query: 'top 4 lakes in Sweden' }, context).docs
  for (const query of [
    'the second, third and fourth quietest lake in Sweden',
    'name the 2nd, 3rd, and the 4th quietest lakes in Sweden',
  ]) {
    const { docs, understood } = ask({ query }, context)
    assert.deepEqual(docs, best.slice(1), query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})
