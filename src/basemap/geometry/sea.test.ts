import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isInRings } from '../../geo/polygon.ts'
import { type Ring, seaIn } from './sea.ts'

const square = { x: 0, y: 0, side: 100 }
// Coastlines have the sea on their right; y grows southward.
const northward = Int32Array.of(40, 120, 40, 50, 60, -20)
const island = Int32Array.of(80, 60, 80, 70, 90, 70, 90, 60, 80, 60)

function isSea(rings: Ring[] | string, x: number, y: number): boolean {
  assert.ok(typeof rings !== 'string', JSON.stringify(rings))
  return isInRings(
    rings.map(({ ring }) => ring),
    x,
    y,
  )
}

test('what lies right of a coastline is sea, but for islands', () => {
  const rings = seaIn(square, [northward, island])
  assert.deepEqual(
    [isSea(rings, 20, 50), isSea(rings, 70, 50), isSea(rings, 85, 65), isSea(rings, 99, 99), isSea(rings, 1, 99)],
    [false, true, false, true, false],
  )
})

test('two coasts of a strait, of a peninsula and a bay', () => {
  const southward = Int32Array.of(80, -10, 80, 110)
  const strait = seaIn(square, [northward, southward])
  assert.deepEqual([isSea(strait, 10, 50), isSea(strait, 65, 50), isSea(strait, 90, 50)], [false, true, false])
  const twoSeas = seaIn(square, [Int32Array.of(30, -10, 30, 110), Int32Array.of(60, 110, 60, -10)])
  assert.deepEqual([isSea(twoSeas, 10, 50), isSea(twoSeas, 45, 50), isSea(twoSeas, 90, 50)], [true, false, true])
})

test('a ring that begins inside and leaves the square is not cut where it begins', () => {
  for (let first = 0; first < 4; first++) {
    const corners = [20, 50, 20, 150, 80, 150, 80, 50]
    const turned = [...corners.slice(2 * first), ...corners.slice(0, 2 * first)]
    const rings = seaIn(square, [Int32Array.from([...turned, ...turned.slice(0, 2)])])
    assert.deepEqual(
      [isSea(rings, 50, 80), isSea(rings, 10, 80), isSea(rings, 50, 10)],
      [false, true, true],
      `${first}`,
    )
  }
})

test('only an island: all around it is sea; nothing near, or cut data, is told', () => {
  const rings = seaIn(square, [island])
  assert.deepEqual([isSea(rings, 5, 5), isSea(rings, 85, 65)], [true, false])
  assert.equal(seaIn(square, [Int32Array.of(300, 0, 300, 100)]), 'none')
  assert.equal(seaIn(square, [Int32Array.of(40, 120, 40, 50)]), 'cut')
})
