import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../test/support/random.ts'
import { gatherBits, morton } from './morton.ts'

test('the bits of two numbers stand in turn, the second above the first, and are found again', () => {
  const random = seededRandom(11)
  for (let round = 0; round < 1000; round++) {
    const [x, y] = [between(random, 0, 0xffff), between(random, 0, 0xffff)]
    const bits = (number: number) => number.toString(2).padStart(16, '0')
    const expected = Array.from(bits(y), (bit, i) => bit + (bits(x)[i] ?? '')).join('')
    const code = morton(x, y)
    assert.equal(code.toString(2).padStart(32, '0'), expected)
    assert.deepEqual([gatherBits(code), gatherBits(code >>> 1)], [x, y])
  }
})
