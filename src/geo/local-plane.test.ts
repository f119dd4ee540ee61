import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { distanceKm } from './distance.ts'
import { distanceToPiece, E7, footOf, hypotenuse, localPlane } from './local-plane.ts'

test('the plane is true to 0.5 % within 15 km, up to 66° of latitude', () => {
  const degrees = fc.double({ min: -0.1, max: 0.1, noNaN: true })
  fc.assert(
    fc.property(fc.double({ min: -66, max: 66, noNaN: true }), degrees, degrees, (latitude, up, along) => {
      const plane = localPlane(latitude)
      const metres = hypotenuse(along * E7 * plane.east, up * E7 * plane.north)
      const exact = 1000 * distanceKm({ latitude, longitude: 0 }, { latitude: latitude + up, longitude: along })
      if (exact <= 15_000) assert.ok(Math.abs(metres - exact) <= 0.005 * exact + 0.001, `${metres} m for ${exact} m`)
    }),
  )
})

test('the plane has a width at the poles too', () => {
  assert.ok(localPlane(90).east > 0)
})

test('a foot says how far the line is, and where the ends of the piece lie along it', () => {
  assert.deepEqual(footOf(-3, 4, 5, 4), { across: 4, from: -3, to: 5 })
  assert.deepEqual(footOf(3, 4, 3, 4), { across: 5, from: 0, to: 0 })
})

test('the distance to a piece is that to its line beside it, and to the nearer end beyond', () => {
  assert.equal(distanceToPiece(-3, 4, 5, 4), 4)
  assert.equal(distanceToPiece(3, 4, 9, 4), 5)
  assert.equal(distanceToPiece(-9, 4, -3, 4), 5)
  assert.equal(distanceToPiece(3, 4, 3, 4), 5)
})

test('the distance to a piece is the least of those to its points', () => {
  const metres = fc.integer({ min: -1000, max: 1000 })
  fc.assert(
    fc.property(metres, metres, metres, metres, (ax, ay, bx, by) => {
      const points = Array.from({ length: 1001 }, (_, i) => [ax + ((bx - ax) * i) / 1000, ay + ((by - ay) * i) / 1000])
      const least = Math.min(...points.map(([x = 0, y = 0]) => Math.hypot(x, y)))
      const found = distanceToPiece(ax, ay, bx, by)
      assert.ok(found <= least + 1e-9 && found >= least - 3, `${found} for ${least}`)
    }),
  )
})
