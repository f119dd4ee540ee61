import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../test/support/random.ts'
import { and, bitsetOf, countBits, firstDocs, not, or } from './bitset.ts'

const COUNT = 530
const all = Array.from({ length: COUNT }, (_, doc) => doc)

test('sets of spots join, meet and turn as sets do', () => {
  const random = seededRandom(1)
  for (let round = 0; round < 50; round++) {
    const [a, b] = [0, 1].map(() => new Set(all.filter(() => random() < 0.3)))
    const [x, y] = [bitsetOf(a ?? [], COUNT), bitsetOf(b ?? [], COUNT)]
    assert.deepEqual(
      firstDocs(and(x, y), Infinity),
      all.filter(doc => a?.has(doc) && b?.has(doc)),
    )
    assert.deepEqual(
      firstDocs(or(x, y), Infinity),
      all.filter(doc => a?.has(doc) || b?.has(doc)),
    )
    assert.deepEqual(
      firstDocs(not(x, COUNT), Infinity),
      all.filter(doc => !a?.has(doc)),
    )
    assert.equal(countBits(x), a?.size)
  }
})
