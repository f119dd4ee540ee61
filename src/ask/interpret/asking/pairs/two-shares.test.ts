import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const { index } = context
const total = (filter: Parameters<typeof index.list>[0]['filter']) => index.list({ filter, limit: 1 }).total

test('what was counted is told as a share of what the second half names', () => {
  const [free, all] = [total({ tags: ['island'], access: 'free' }), total({ tags: ['island'] })]
  for (const query of [
    'how many islands are free, and what share of all islands is that?',
    'How many islands have free access and what percentage of the islands is this?',
    'how many free islands are there, and what proportion of the islands are they',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.ok(answer.includes(`Of ${all} islands, ${free} are islands with free access`), `${query}: ${answer}`)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('of a share of the whole catalogue, only what could be one of them is not known', () => {
  const { answer } = ask({ query: 'how many islands are free and what share of all spots is that?' }, context)
  const unknown =
    total({ tags: ['island'] }) -
    total({ tags: ['island'], access: 'free' }) -
    total({ tags: ['island'], access: 'paid' })
  assert.ok(answer.includes(`Of ${index.count} spots, `), answer)
  assert.ok(answer.includes(`For ${unknown} of them it is not known`), answer)
})

test('a share of a second kind is of what was counted, as before', () => {
  const { answer } = ask({ query: 'How many islands are there, and what share is free?' }, context)
  assert.match(answer, /The catalogue has \d+ islands.*Of \d+ islands, \d+ are islands with free access/s)
})
