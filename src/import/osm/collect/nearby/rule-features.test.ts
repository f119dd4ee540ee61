import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RuleFeatures } from './rule-features.ts'

test('features come back in their order with their names, in memory and from disk', () => {
  for (const count of [0, 1, 64, 65, 9000]) {
    const features = new RuleFeatures()
    const nameAt = (i: number) => (i % 3 === 0 ? undefined : `Path ${i % 7}`)
    for (let i = 0; i < count; i++) features.add(1000 * i, 7 - i, nameAt(i))
    assert.equal(features.length, count)
    const { xs, ys, names } = features.take()
    const all = Array.from({ length: count }, (_, i) => [1000 * i, 7 - i, nameAt(i) ?? null])
    assert.deepEqual(
      Array.from(xs, (x, i) => [x, ys[i], features.nameOf(names[i] ?? -1)]),
      all,
    )
    assert.equal(features.length, 0)
  }
})
