import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { lowestBit, popcount } from './popcount.ts'

const word = fc.oneof(fc.integer({ min: -(2 ** 31), max: 2 ** 32 - 1 }), fc.constantFrom(0, -1, 1, 2 ** 31))

test('the bits of a word are those of its binary text', () => {
  fc.assert(
    fc.property(word, number => {
      const text = (number >>> 0).toString(2)
      assert.equal(popcount(number), text.replaceAll('0', '').length)
      assert.equal(lowestBit(number), number === 0 ? -1 : text.length - 1 - text.lastIndexOf('1'))
    }),
  )
})
