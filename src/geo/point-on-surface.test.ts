import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../test/support/random.ts'
import { pointOnSurface } from './point-on-surface.ts'
import { isInRings } from './polygon.ts'

test('the point lies inside of any star, and not in its hole', () => {
  const random = seededRandom(3)
  for (let round = 0; round < 200; round++) {
    const star = Array.from({ length: 40 }, (_, i) => {
      const [radius, angle] = [5 + 10 * random(), (i / 40) * 2 * Math.PI]
      return [Math.cos(angle) * radius, Math.sin(angle) * radius]
    })
    const hole = [-2, -2, 2, -2, 2, 2, -2, 2, -2, -2]
    const rings = [[...star, star[0] ?? []].flat(), hole]
    assert.ok(isInRings(rings, ...pointOnSurface(rings)), `round ${round}`)
  }
})

test('an area without any width stands for its first corner', () => {
  assert.deepEqual(pointOnSurface([[3, 4, 3, 4, 3, 4, 3, 4]]), [3, 4])
})
