import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../../test/support/random.ts'
import { WORLD_SIZE, worldPlace } from '../../geo/mercator.ts'
import { keysOf, placeOfKey, tileKey } from './tile-grid.ts'

test('a place lies in the run of keys of exactly the tiles that hold it', () => {
  const random = seededRandom(1)
  for (let i = 0; i < 5000; i++) {
    const place = { x: between(random, 0, WORLD_SIZE - 1), y: between(random, 0, WORLD_SIZE - 1) }
    const key = tileKey(place)
    assert.ok(Number.isSafeInteger(key))
    assert.deepEqual(placeOfKey(key), place)
    const z = between(random, 0, 22)
    const size = WORLD_SIZE / 2 ** z
    const [x, y] = [Math.floor(place.x / size), Math.floor(place.y / size)]
    const isIn = (tile: { x: number; y: number }) => {
      const { start, end } = keysOf({ ...tile, z, cellBits: 0 })
      return key >= start && key < end
    }
    assert.ok(isIn({ x, y }))
    assert.ok(z === 0 || !isIn({ x: x ^ 1, y }))
    assert.ok(z === 0 || !isIn({ x, y: y ^ 1 }))
  }
})

test('the world is a square from the antimeridian on, and the poles are on its edge', () => {
  assert.deepEqual(worldPlace({ latitude: 0, longitude: 0 }), { x: WORLD_SIZE / 2, y: WORLD_SIZE / 2 })
  assert.deepEqual(worldPlace({ latitude: 90, longitude: -180 }), { x: 0, y: 0 })
  assert.deepEqual(worldPlace({ latitude: -90, longitude: 180 }), { x: WORLD_SIZE - 1, y: WORLD_SIZE - 1 })
  assert.ok(worldPlace({ latitude: 85.0511, longitude: 0 }).y < 100)
})
