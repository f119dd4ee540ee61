import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()

test('how near the next stop or car park is ranks no spots, and their distance from a place does not stand in for it', () => {
  for (const query of ['which lake in Sweden is closest to a bus stop', 'the forest in Norway nearest to a car park']) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, /no distances to the next stop or car park/, query)
    assert.deepEqual([understood.orderBy, understood.notApplied], ['rating', []], query)
  }
  const prev = ['quiet lakes near Stockholm']
  assert.match(ask({ query: 'which of those is closest to a bus stop?', prev }, context).answer, /no distances to/)
})
