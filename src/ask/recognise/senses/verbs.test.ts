import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood

test('what somebody does is not the thing that shares its word', () => {
  for (const query of [
    'where can I hide from people in Norway',
    'somewhere in Norway to hide from my emails',
    'a place to train for a marathon in Norway',
    'viewpoints in Norway, no parked cars',
    'lakes in Norway for a trained dog',
    'lakes in Norway where my kids will rock to music',
  ]) {
    const { tags, activities, applied } = understood(query)
    assert.ok(!tags.some(tag => /^(bird-hide|shelter|rock|park)$/.test(tag)), query)
    assert.deepEqual(activities, [], query)
    assert.ok(!applied.some(({ as }) => as === 'by train'), query)
  }
  assert.ok(understood('a hide near a lake in Estonia').tags.includes('bird-hide'))
  assert.ok(understood('lakes in Norway where we can park').tags.includes('parking'))
  assert.ok(understood('rocks near Oslo').tags.includes('rock'))
})

test('whether one must book is not known, and no reserve', () => {
  for (const query of [
    'do I have to reserve at Sarek?',
    'must I book Sarek in advance',
    'do we need to book at Sarek?',
  ])
    assert.match(ask({ query }, context).answer, /What can be booked, and whether one must, is not known here/, query)
})

test('"that is not coast" rules out the coast, and says what nobody does', () => {
  const { applied, notApplied } = understood('islands that are not coast, in Norway')
  assert.ok(applied.some(({ as }) => as.startsWith('feature: coast')))
  assert.deepEqual(notApplied, [])
})
