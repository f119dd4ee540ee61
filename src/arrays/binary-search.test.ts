import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { firstWhere, lowerBound } from './binary-search.ts'

const rising = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 60 }).map(list => list.sort((a, b) => a - b))

test('the first number for which a condition holds is the one that a look at each finds', () => {
  fc.assert(
    fc.property(fc.nat({ max: 50 }), fc.nat({ max: 50 }), fc.nat({ max: 120 }), (low, length, from) => {
      const plain = Array.from({ length }, (_, i) => low + i).find(n => n >= from) ?? low + length
      assert.equal(
        firstWhere(low, low + length, n => n >= from),
        plain,
      )
    }),
  )
})

test('a lower bound is the first place whose number is not less, within the places that are asked for', () => {
  fc.assert(
    fc.property(rising, fc.integer({ min: -1, max: 41 }), fc.nat(), fc.nat(), (list, value, a, b) => {
      const [low = 0, high = 0] = [a % (list.length + 1), b % (list.length + 1)].sort((one, other) => one - other)
      for (const numbers of [Int32Array.from(list), Uint32Array.from(list), Float64Array.from(list)]) {
        const plain = list.findIndex((number, place) => place >= low && number >= value)
        assert.equal(lowerBound(numbers, value, low, high), plain < 0 ? high : Math.min(plain, high))
      }
    }),
  )
})
