import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../test/support/random.ts'
import { NumberSums } from './number-sums.ts'

test('sums by numbers are those of a map, whichever numbers come', () => {
  const random = seededRandom(3)
  for (const keyOf of [
    () => between(random, -50, 50),
    () => between(random, -(2 ** 50), 2 ** 50),
    () => between(random, 0, 3000) * 2 ** 24,
    () => between(random, 0, 3000),
  ]) {
    const [sums, map] = [new NumberSums(), new Map<number, number>()]
    for (let i = 0; i < 5000; i++) {
      const [key, value] = [keyOf(), between(random, -3, 9) / 8]
      sums.add(key, value)
      map.set(key, (map.get(key) ?? 0) + value)
    }
    assert.equal(sums.size, map.size)
    assert.deepEqual(new Map(sums), new Map([...map].sort(() => random() - 0.5)))
    assert.deepEqual(new Set(sums.keys()), new Set(map.keys()))
    for (let i = 0; i < 500; i++) {
      const key = keyOf()
      assert.deepEqual([sums.get(key), sums.has(key)], [map.get(key), map.has(key)])
    }
  }
})
