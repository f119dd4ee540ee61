import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WORLD_SIZE, worldPlace } from './mercator.ts'

test('the middle of the map is where the equator meets the prime meridian', () => {
  assert.deepEqual(worldPlace({ latitude: 0, longitude: 0 }), { x: WORLD_SIZE / 2, y: WORLD_SIZE / 2 })
})

test('the map begins at the antimeridian and at 85.05° north', () => {
  assert.deepEqual(worldPlace({ latitude: 85.051129, longitude: -180 }), { x: 0, y: 0 })
  const { x, y } = worldPlace({ latitude: -85.0511287, longitude: 180 })
  assert.equal(x, WORLD_SIZE - 1)
  assert.ok(WORLD_SIZE - y <= 2, String(y))
})

test('poles lie on the edges', () => {
  assert.equal(worldPlace({ latitude: 90, longitude: 0 }).y, 0)
  assert.equal(worldPlace({ latitude: -90, longitude: 0 }).y, WORLD_SIZE - 1)
})

// 60° north: ln(tan 75°) / π of half the map above the equator.
test('latitudes stretch as in spherical Mercator', () => {
  const y = WORLD_SIZE * (0.5 - Math.log(Math.tan((75 * Math.PI) / 180)) / (2 * Math.PI))
  assert.equal(worldPlace({ latitude: 60, longitude: 0 }).y, Math.floor(y))
})
