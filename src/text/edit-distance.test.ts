import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { typosBetween } from './edit-distance.ts'
import { nearestWord } from './nearest-word.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })

test('typos are counted as by the definition: each edit once, a swap only where nothing else is changed', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const plain = alignment(a, b)
      assert.equal(typosBetween(a, b, 6), plain)
      assert.equal(typosBetween(a, b, 1) <= 1, plain <= 1)
    }),
  )
})

test('the nearest word is the one with the fewest letters wrong, none when a third is', () => {
  assert.equal(nearestWord('minRatng', ['maxRating', 'minRating', 'limit']), 'minRating')
  assert.equal(nearestWord('LIMIT', ['limit']), 'limit')
  assert.equal(nearestWord('xyz', ['limit', 'cursor']), undefined)
})

/** The recursive definition of optimal string alignment. */
function alignment(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const same = a.at(-1) === b.at(-1) ? 0 : 1
  const [x, y] = [a.slice(0, -1), b.slice(0, -1)]
  const edits = [alignment(x, b) + 1, alignment(a, y) + 1, alignment(x, y) + same]
  const isSwap = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
  return Math.min(...edits, ...(isSwap ? [alignment(a.slice(0, -2), b.slice(0, -2)) + 1] : []))
}
