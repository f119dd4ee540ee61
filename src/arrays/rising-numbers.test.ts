import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../test/support/random.ts'
import { RisingNumbers } from './rising-numbers.ts'

test('each number is found at its place and no other is, asked for in any order', () => {
  const random = seededRandom(5)
  const given = Array.from({ length: 500 }, () => Math.floor(between(random, 0, 1500)))
  const rising = [...new Set(given)].sort((a, b) => a - b)
  const numbers = RisingNumbers.of(given)
  assert.deepEqual([...numbers.numbers], rising)
  const inOrder = Array.from({ length: 1502 }, (_, i) => i - 1)
  const inNone = inOrder.toSorted(() => random() - 0.5)
  for (const asked of [...inOrder, ...inOrder.toReversed(), ...inNone]) {
    assert.equal(numbers.placeOf(asked), rising.indexOf(asked))
    assert.equal(numbers.has(asked), rising.includes(asked))
  }
})

test('nothing is among no numbers', () => {
  const none = RisingNumbers.of([])
  assert.equal(none.has(0), false)
  assert.equal(none.placeOf(7), -1)
})
