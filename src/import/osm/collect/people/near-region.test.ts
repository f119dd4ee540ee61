import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boxesMeet } from '../../../../geo/box.ts'
import { E7 } from '../../../../geo/local-plane.ts'
import { heardBox } from '../../../../silence/sources/reach.ts'
import { between, seededRandom } from '../../../../../test/support/random.ts'
import { nearRegion } from './near-region.ts'

test('what lies within 100 km of a region of two parts is near it, what lies far from both is not', () => {
  const random = seededRandom(11)
  const parts = [
    { west: 1.4 * E7, south: 42.4 * E7, east: 1.8 * E7, north: 42.7 * E7 },
    { west: -4.8 * E7, south: 54 * E7, east: -4.3 * E7, north: 54.4 * E7 },
  ]
  const isNear = nearRegion({ meets: box => parts.some(part => boxesMeet(part, box)), places: [] })
  const answers = { near: 0, far: 0 }
  for (let i = 0; i < 3000; i++) {
    const [x, y] = [between(random, -8, 5) * E7, between(random, 38, 58) * E7]
    const point = { west: x, south: y, east: x, north: y }
    if (parts.some(part => boxesMeet(part, heardBox(point, 95_000)))) {
      assert.ok(isNear(x, y), `${x} ${y}`)
      answers.near++
    } else if (!parts.some(part => boxesMeet(part, heardBox(point, 320_000)))) {
      assert.ok(!isNear(x, y), `${x} ${y}`)
      answers.far++
    }
  }
  assert.ok(answers.near > 100 && answers.far > 100, JSON.stringify(answers))
})

test('what lies around a place that the region has is near, wherever the region is', () => {
  const isNear = nearRegion({ meets: () => false, places: [{ x: -0.2 * E7, y: 10 * E7 }] })
  assert.ok(isNear(-0.9 * E7, 10.5 * E7))
  assert.ok(isNear(0.3 * E7, 9.2 * E7))
  assert.ok(!isNear(3 * E7, 10 * E7))
})
