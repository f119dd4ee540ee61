import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrayOfZeros } from './small-arrays.ts'

test('each array is of zeros and keeps what is written into it, however many are made after it', () => {
  const arrays: Int32Array[] = []
  for (let i = 1; i <= 3000; i++) {
    const array = arrayOfZeros((i * 37) % 1100)
    assert.ok(array.every(number => number === 0))
    arrays.push(array.fill(i))
  }
  for (const [i, array] of arrays.entries()) {
    assert.equal(array.length, ((i + 1) * 37) % 1100)
    assert.ok(array.every(number => number === i + 1))
  }
})
