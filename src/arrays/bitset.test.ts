import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../test/support/random.ts'
import {
  and,
  bitsetOf,
  commonOf,
  countBits,
  docsFrom,
  emptyBitset,
  firstDocs,
  isDisjoint,
  lastDocs,
  not,
  or,
} from './bitset.ts'

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

test('the last of a set are those that its list ends with, and those from one on those that are not less', () => {
  const random = seededRandom(3)
  for (const share of [0, 0.01, 0.3, 1]) {
    const docs = all.filter(() => random() < share)
    const bits = bitsetOf(docs, COUNT)
    for (const limit of [0, 1, 5, COUNT]) assert.deepEqual(lastDocs(bits, limit), docs.toReversed().slice(0, limit))
    for (const first of [0, 1, 31, 32, 33, 300, COUNT - 1])
      assert.deepEqual(
        firstDocs(docsFrom(bits, first), Infinity),
        docs.filter(doc => doc >= first),
      )
  }
})
