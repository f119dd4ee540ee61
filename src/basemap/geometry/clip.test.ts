import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../../test/support/random.ts'
import { type Axis, clipLine, cutParts, signedArea } from './clip.ts'
import { Parts } from './parts.ts'

const random = seededRandom(5)
const polygon = (corners: number) => {
  const points = Array.from({ length: 2 * corners }, () => between(random, -1000, 1000))
  return Int32Array.from([...points, ...points.slice(0, 2)])
}

test('the parts of a line within a band are as long as what of it lies within, and have its direction', () => {
  const low = -200
  const high = 300
  for (let round = 0; round < 300; round++) {
    const line = polygon(between(random, 2, 8)).slice(0, -2)
    for (const axis of [0, 1] as const) {
      const parts = clipLine(line, axis, low, high)
      let expected = 0
      for (let at = 0; at + 3 < line.length; at += 2) {
        const [a, b] = [line[at + axis] ?? 0, line[at + 2 + axis] ?? 0]
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        const inside =
          a === b ? Number(a >= low && a <= high) : Math.max(0, Math.min(to, high) - Math.max(from, low)) / (to - from)
        expected +=
          inside * Math.hypot((line[at + 2] ?? 0) - (line[at] ?? 0), (line[at + 3] ?? 0) - (line[at + 1] ?? 0))
      }
      // Each crossing is rounded to a whole number.
      assert.ok(Math.abs(lengthOf(parts) - expected) <= line.length, `${lengthOf(parts)} against ${expected}`)
      for (const part of parts) {
        for (let at = axis; at < part.length; at += 2) assert.ok((part[at] ?? 0) >= low && (part[at] ?? 0) <= high)
      }
    }
  }
})

test('the parts of a ring to the left and right of an edge have its area together', () => {
  for (let round = 0; round < 300; round++) {
    const ring = polygon(between(random, 3, 9))
    const edge = between(random, -1200, 1200)
    for (const axis of [0, 1] as const) {
      const parts = [clipRing(ring, axis, -5000, edge), clipRing(ring, axis, edge, 5000)]
      const sum = parts.reduce((total, part) => total + signedArea(part), 0)
      assert.ok(Math.abs(sum - signedArea(ring)) <= 2000 * ring.length, `${sum} against ${signedArea(ring)}`)
    }
  }
})

test('a ring within a band, or beyond it, is not cut', () => {
  const square = Int32Array.of(0, 0, 10, 0, 10, 10, 0, 10, 0, 0)
  assert.equal(signedArea(square), 100)
  assert.equal(signedArea(clipRing(square, 0, -5, 15)), 100)
  assert.equal(clipRing(square, 1, 11, 15).length, 0)
})

function clipRing(ring: Int32Array, axis: Axis, low: number, high: number): Int32Array {
  const parts = new Parts()
  parts.push(ring)
  cutParts(parts, { first: 0, end: 1, isArea: true }, { axis, low, high })
  return parts.copies(1)[0] ?? new Int32Array()
}

function lengthOf(lines: readonly Int32Array[]): number {
  let sum = 0
  for (const line of lines) {
    for (let at = 0; at + 3 < line.length; at += 2) {
      sum += Math.hypot((line[at + 2] ?? 0) - (line[at] ?? 0), (line[at + 3] ?? 0) - (line[at + 1] ?? 0))
    }
  }
  return sum
}
