import assert from 'node:assert/strict'
import { test } from 'node:test'
import { E7, METRES_PER_DEGREE } from '../geo/local-plane.ts'
import { indexCoast } from './coast.ts'

/** An island of 2 km by 2 km at 0, 0: its coast runs against the clock, with the water on the right. */
const island = [-1, -1, 1, -1, 1, 1, -1, 1, -1, -1].map(kilometres => degrees(kilometres))

function degrees(kilometres: number): number {
  return Math.round(((kilometres * 1000) / METRES_PER_DEGREE) * E7)
}

test('a place beside an island is at sea, one on it or far from every coast is not', () => {
  const offshore = indexCoast([island])
  const kilometresAt = (x: number, y: number) => offshore(degrees(x), degrees(y)) / 1000
  assert.equal(kilometresAt(0, 0), 0)
  assert.ok(Math.abs(kilometresAt(11, 0) - 10) < 0.1)
  assert.ok(Math.abs(kilometresAt(0, -31) - 30) < 0.3)
  // The mainland may lie there, of which this file has no coast.
  for (const [x, y] of [
    [200, 0],
    [0, 900],
    [-500, -500],
  ] as const)
    assert.equal(kilometresAt(x, y), 0)
})

test('without any coast all is land', () => {
  assert.equal(indexCoast([])(0, 0), 0)
})
