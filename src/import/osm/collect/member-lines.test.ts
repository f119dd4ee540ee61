import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../../../test/support/random.ts'
import type { Line } from '../geometry/rings.ts'
import { MemberLines } from './member-lines.ts'

test('lines of members are those that a map of them holds, in memory and from disk', () => {
  const random = seededRandom(11)
  for (const [count, corners] of [
    [0, 5],
    [40, 5],
    [2000, 400],
  ] as const) {
    const wanted = Array.from({ length: count }, () => between(random, -500, 2 ** 44))
    const lines = new MemberLines([...wanted, ...wanted.slice(count / 2)])
    const plain = new Map<number, Line>()
    // Most by rising id, some again, some that no relation has, some of them not in the file.
    const shown = [...wanted.toSorted((a, b) => a - b), ...wanted.slice(0, 3), 7.5].filter(() => random() < 0.9)
    for (const way of shown) {
      const points = Int32Array.from({ length: 2 * between(random, 0, corners) }, () => between(random, -2e9, 2e9))
      const line = { points, first: between(random, 0, 2 ** 50), last: -3, isWhole: random() < 0.5 }
      if (lines.has(way)) lines.set(way, line)
      if (wanted.includes(way)) plain.set(way, line)
    }
    for (const way of [...wanted, ...shown, 7.5, -501, 2 ** 45]) {
      const line = plain.get(way)
      assert.equal(lines.has(way), wanted.includes(way))
      assert.deepEqual(lines.get(way), line && { ...line, way })
    }
    lines.close()
  }
})
