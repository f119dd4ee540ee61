import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../../../test/support/random.ts'
import { Boundaries } from './boundaries.ts'

test('boundaries come back with their rings, by level and name', () => {
  const random = seededRandom(6)
  const ring = () => Int32Array.from({ length: 2 * between(random, 4, 9000) }, () => between(random, -1e9, 1e9))
  const all = Array.from({ length: 200 }, (_, i) => ({
    level: between(random, 2, 9),
    name: `Kreis ${(7 * i) % 200}`,
    rings: Array.from({ length: between(random, 1, 4) }, ring),
  }))
  const boundaries = new Boundaries()
  for (const boundary of all) boundaries.add(boundary)
  assert.deepEqual(
    Array.from(boundaries.inOrder(), ({ rings, ...rest }) => ({ ...rest, rings: rings.map(ring => ring.slice()) })),
    all.toSorted((a, b) => a.level - b.level || (a.name < b.name ? -1 : 1)),
  )
})
