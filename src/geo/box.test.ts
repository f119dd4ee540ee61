import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Box, boxesMeet, boxOfLine, emptyBox, growBox, isInBox, uniteBoxes } from './box.ts'

const degrees = fc.integer({ min: -50, max: 50 })
const line = fc.array(fc.tuple(degrees, degrees), { minLength: 1, maxLength: 8 }).map(points => points.flat())
const box = line.map(points => boxOfLine(points))

test('the box of a line is the smallest that holds all of its points', () => {
  fc.assert(
    fc.property(line, points => {
      const found = boxOfLine(points)
      const [xs, ys] = [points.filter((_, i) => i % 2 === 0), points.filter((_, i) => i % 2 === 1)]
      assert.deepEqual(found, {
        west: Math.min(...xs),
        south: Math.min(...ys),
        east: Math.max(...xs),
        north: Math.max(...ys),
      })
      assert.ok(xs.every((x, i) => isInBox(found, x, ys[i] ?? 0)))
      assert.deepEqual(boxOfLine([7, 7, ...points, 9, 9], 2, points.length + 2), found)
    }),
  )
})

test('boxes meet when some whole degree lies in both', () => {
  fc.assert(
    fc.property(box, box, (a, b) => {
      assert.equal(
        boxesMeet(a, b),
        pointsIn(a).some(([x, y]) => isInBox(b, x, y)),
      )
    }),
    { numRuns: 50 },
  )
})

test('a united box is the box of all corners, and of no boxes the empty one', () => {
  fc.assert(
    fc.property(fc.array(box), boxes => {
      const corners = boxes.flatMap(({ west, south, east, north }) => [west, south, east, north])
      assert.deepEqual(uniteBoxes([emptyBox(), ...boxes]), boxOfLine(corners))
    }),
  )
  assert.ok(!isInBox(emptyBox(), 0, 0))
  assert.ok(!boxesMeet(emptyBox(), { west: -1, south: -1, east: 1, north: 1 }))
})

test('a grown box reaches as much farther on each side', () => {
  assert.deepEqual(growBox({ west: 1, south: 2, east: 3, north: 4 }, 0.5), {
    west: 0.5,
    south: 1.5,
    east: 3.5,
    north: 4.5,
  })
})

function pointsIn({ west, south, east, north }: Box): [number, number][] {
  const points: [number, number][] = []
  for (let x = west; x <= east; x++) for (let y = south; y <= north; y++) points.push([x, y])
  return points
}
