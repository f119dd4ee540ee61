import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pick, seededRandom } from '../../../../test/support/random.ts'
import type { StagedRow } from '../../engine.ts'
import { EarlyDrafts } from './early-drafts.ts'

const rowOf = (id: string, source: string): StagedRow => {
  const names = { name: `${id} of ${source}`, place: null, country: 'AD' }
  return { position: 0, line: null, id, source, slug: null, silence_rating: 3, ...names, record: '' }
}

test('drafts come out as they would of a sorted set of their keys, in whatever order they come', () => {
  const random = seededRandom(1)
  const signs = ['a', 'b', '9', '-', '\u{1F332}', '\uFF5E'] as const
  for (let round = 0; round < 200; round++) {
    const early = new EarlyDrafts()
    const naive = new Map<string, StagedRow>()
    for (let i = 0; i < 12; i++) {
      const row = rowOf(pick(random, signs) + pick(random, signs), pick(random, ['s', 't\t']))
      assert.equal(early.add(row), !naive.has(keyOf(row)))
      naive.set(keyOf(row), row)
    }
    const gone = pick(random, [rowOf('', ''), ...naive.values()])
    assert.equal(early.has(gone), naive.has(keyOf(gone)))
    if (early.has(gone)) assert.deepEqual([early.drop(gone), early.drop(gone)], [true, false])
    naive.delete(keyOf(gone))
    const left = [...naive.values()].sort((a, b) => Buffer.compare(Buffer.from(keyOf(a)), Buffer.from(keyOf(b))))
    assert.deepEqual(
      [...early.inOrder()].map(({ id, source, name }) => [id, source, name]),
      left.map(({ id, source, name }) => [id, source, name]),
    )
    assert.equal(
      [...early.counts().values()].reduce((sum, n) => sum + n, 0),
      left.length,
    )
  }
})

const keyOf = ({ id, source }: StagedRow) => `${id}\t${source}`
