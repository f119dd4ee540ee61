import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../test/support/random.ts'
import { and, bitsetOf, commonOf, countBits, emptyBitset, firstDocs, isDisjoint, not, or } from './bitset.ts'

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

test('what two sets have in common is counted as the set of it is', () => {
  const random = seededRandom(2)
  for (let round = 0; round < 50; round++) {
    const [x, y] = [0.3, 0.01].map(share => bitsetOf(new Set(all.filter(() => random() < share)), COUNT))
    const [a, b] = [x ?? emptyBitset(COUNT), y ?? emptyBitset(COUNT)]
    const both = and(a, b)
    assert.deepEqual(commonOf(a, b), { count: countBits(both), first: firstDocs(both, 1)[0] ?? null })
    assert.equal(isDisjoint(a, b), countBits(both) === 0)
  }
})
