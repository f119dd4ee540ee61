import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { lineLength, middleOfLine } from './line.ts'

const PLANE = { east: 2, north: 1 }

test('a length is measured on the plane', () => {
  assert.equal(lineLength([0, 0, 2, 3, 2, 5], PLANE), 7)
  assert.equal(lineLength([4, 4], PLANE), 0)
})

test('the middle of a line parts it into two halves of one length', () => {
  const step = fc.integer({ min: -9, max: 9 })
  fc.assert(
    fc.property(fc.array(fc.tuple(step, step), { minLength: 2, maxLength: 9 }), points => {
      const line = points.flat()
      const [x, y] = middleOfLine(line, PLANE)
      const halves = points.slice(1).map((_, i) => {
        const before = [...line.slice(0, 2 * i + 2), x, y]
        const after = [x, y, ...line.slice(2 * i + 2)]
        return Math.abs(lineLength(before, PLANE) - lineLength(after, PLANE)) + lineLength(before, PLANE)
      })
      assert.ok(Math.min(...halves) <= lineLength(line, PLANE) / 2 + 1e-9)
    }),
  )
  assert.deepEqual(middleOfLine([3, 4, 3, 4], PLANE), [3, 4])
})
