import assert from 'node:assert/strict'
import { test } from 'node:test'
import { distanceToPiece } from '../../geo/local-plane.ts'
import { between, seededRandom } from '../../../test/support/random.ts'
import { Outline } from './simplify.ts'

test('no corner that is left out lies farther from the line than the tolerance, and the ends stay', () => {
  const random = seededRandom(8)
  const outline = new Outline()
  for (let round = 0; round < 100; round++) {
    let [x, y] = [0, 0]
    const corners = Array.from({ length: between(random, 2, 80) }, () => [
      (x += between(random, -50, 90)),
      (y += between(random, -60, 60)),
    ])
    const line = Int32Array.from(corners.flat())
    outline.begin(line)
    for (const tolerance of [0, 5, 40, 500]) {
      outline.simplify(tolerance ** 2)
      const coarse = outline.points.slice(0, outline.length)
      // What is simplified already is simplified further to the same.
      assert.deepEqual(coarse, simplified(line, tolerance ** 2))
      assert.deepEqual([...coarse.slice(0, 2), ...coarse.slice(-2)], [...line.slice(0, 2), ...line.slice(-2)])
      for (let at = 0; at < line.length; at += 2) {
        const [px, py] = [line[at] ?? 0, line[at + 1] ?? 0]
        let nearest = Infinity
        for (let k = 0; k + 3 < coarse.length; k += 2) {
          const [ax = 0, ay = 0, bx = 0, by = 0] = coarse.subarray(k, k + 4)
          nearest = Math.min(nearest, distanceToPiece(ax - px, ay - py, bx - px, by - py))
        }
        if (coarse.length >= 4) assert.ok(nearest <= tolerance + 1e-6, `${nearest} > ${tolerance}`)
      }
    }
  }
})

function simplified(line: Int32Array, square: number): Int32Array {
  const outline = new Outline()
  outline.begin(line)
  outline.simplify(square)
  return outline.points.slice(0, outline.length)
}
