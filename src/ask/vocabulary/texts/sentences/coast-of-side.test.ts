import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

test('the coast on a side of a land is the coast in that half of it, in five languages', () => {
  const { docs } = ask({ query: 'coast in eastern Australia' }, context)
  assert.ok(docs.length > 0)
  for (const query of [
    'east coast of Australia',
    'Ostküste von Australien',
    "côte est de l'Australie",
    'costa este de Australia',
    "costa est dell'Australia",
  ])
    assert.deepEqual(ask({ query }, context).docs, docs, query)
})
