import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { distanceKm, EARTH_RADIUS_KM, FARTHEST_KM } from './distance.ts'

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('a distance is the angle between two places seen from the middle of the Earth', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      const [p, q] = [vectorOf(a), vectorOf(b)]
      const cross = [p.y * q.z - p.z * q.y, p.z * q.x - p.x * q.z, p.x * q.y - p.y * q.x]
      const angle = Math.atan2(Math.hypot(...cross), p.x * q.x + p.y * q.y + p.z * q.z)
      // Near the antipode the formula loses half of its digits.
      assert.ok(Math.abs(distanceKm(a, b) - angle * EARTH_RADIUS_KM) < 1e-3)
    }),
  )
})

test('no two places are farther apart than half the Earth', () => {
  assert.equal(Math.round(FARTHEST_KM), 20_015)
  fc.assert(fc.property(place, place, (a, b) => distanceKm(a, b) <= FARTHEST_KM))
})

function vectorOf({ latitude, longitude }: { latitude: number; longitude: number }) {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return { x: Math.cos(phi) * Math.cos(lambda), y: Math.cos(phi) * Math.sin(lambda), z: Math.sin(phi) }
}
