import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { innerPoint } from './inner-point.ts'
import { isInRings, ringArea } from './polygon.ts'

const PLANE = { east: 1, north: 1 }

/** A ring that never crosses itself: corners around the middle, by rising angle. */
const star = fc.array(fc.integer({ min: 10, max: 100 }), { minLength: 3, maxLength: 24 }).map(radii => {
  const corners = radii.map((radius, i) => {
    const angle = (i / radii.length) * 2 * Math.PI
    return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))]
  })
  return [...corners, corners[0] ?? []].flat()
})
const SQUARE = [0, 0, 10, 0, 10, 10, 0, 10, 0, 0]
const HOLE = [3, 3, 6, 3, 6, 6, 3, 6, 3, 3]

test('a point is inside of a star when it lies in one of the triangles around its middle', () => {
  const whole = fc.integer({ min: -110, max: 110 })
  fc.assert(
    fc.property(star, whole, whole, (ring, east, north) => {
      // One a fraction and one irrational: never on a line through two corners, where either answer would do.
      const [x, y] = [east + 0.37, north + Math.SQRT1_2]
      assert.equal(
        isInRings([ring], x, y),
        triangles(ring).some(corners => isInTriangle(corners, x, y)),
      )
    }),
  )
})

test('a hole is outside', () => {
  assert.ok(isInRings([SQUARE, HOLE], 1, 1))
  assert.ok(!isInRings([SQUARE, HOLE], 4, 4))
  assert.ok(!isInRings([SQUARE, HOLE], 11, 4))
})

test('the area of a star is that of its triangles, in units of the plane', () => {
  fc.assert(
    fc.property(star, ring => {
      const sum = triangles(ring).reduce((area, [ax, ay, bx, by]) => area + Math.abs(ax * by - bx * ay) / 2, 0)
      assert.ok(Math.abs(ringArea(ring, PLANE) - sum) < 1e-6)
      assert.ok(Math.abs(ringArea(ring, { east: 2, north: 3 }) - sum * 6) < 1e-6)
    }),
  )
  assert.equal(ringArea(SQUARE.toReversed(), PLANE), 100, 'in either direction')
})

test('the inner point lies inside, and about as far from the edge as a point can', () => {
  const precision = (side: number) => side / 100
  fc.assert(
    fc.property(star, ring => {
      const [x, y] = innerPoint([ring], { plane: PLANE, precision })
      assert.ok(isInRings([ring], x, y))
    }),
  )
  const [x, y] = innerPoint([SQUARE], { plane: { east: 0.5, north: 1 }, precision })
  assert.ok(Math.abs(y - 5) < 2.6 && Math.abs(x - 5) < 0.2, 'the square is narrow on this plane: its middle line')
  const [a, b] = innerPoint([SQUARE, HOLE], { plane: PLANE, precision })
  assert.ok(isInRings([SQUARE, HOLE], a, b))
})

type Corners = readonly [ax: number, ay: number, bx: number, by: number]

function triangles(ring: readonly number[]): Corners[] {
  const found: Corners[] = []
  for (let i = 0; i + 3 < ring.length; i += 2) {
    found.push([ring[i] ?? 0, ring[i + 1] ?? 0, ring[i + 2] ?? 0, ring[i + 3] ?? 0])
  }
  return found
}

/** The third corner is the origin. */
function isInTriangle([ax, ay, bx, by]: Corners, x: number, y: number): boolean {
  const a = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
  const b = -bx * (y - by) + by * (x - bx)
  const c = ax * y - ay * x
  return (a > 0 && b > 0 && c > 0) || (a < 0 && b < 0 && c < 0)
}
