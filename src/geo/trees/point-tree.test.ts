import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../../test/support/random.ts'
import { isInBox } from '../box.ts'
import { pointTree } from './point-tree.ts'

test('a box holds the points that looking at each finds, those on its edges too', () => {
  const random = seededRandom(4)
  const point = () => [between(random, -18, 18) * 1e8, between(random, -9, 9) * 1e8] as const
  for (const count of [0, 1, 17, 2000]) {
    const points = Array.from({ length: count }, point)
    const tree = pointTree(count, i => points[i] ?? [0, 0])
    for (let round = 0; round < 40; round++) {
      const [[west, south], [width, height]] = [point(), point()]
      const box = { west, south, east: west + Math.abs(width), north: south + Math.abs(height) }
      const wanted = [...points.keys()].filter(i => isInBox(box, points[i]?.[0] ?? 0, points[i]?.[1] ?? 0))
      assert.deepEqual(
        tree(box).sort((a, b) => a - b),
        wanted,
      )
    }
  }
})
