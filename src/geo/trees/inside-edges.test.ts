import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../test/support/random.ts'
import { boxOfLine } from '../box.ts'
import { E7 } from '../local-plane.ts'
import { isInRings } from '../polygon.ts'
import { treeOfBoxes } from './box-tree.ts'
import { insideTest } from './inside-edges.ts'

const random = seededRandom(31)
const whole = (most: number) => Math.floor(random() * most)

/** Stars, squares on round degrees, and holes, over twelve degrees. */
function rings(): number[][] {
  const stars = Array.from({ length: 40 }, () => {
    const [x, y, corners] = [whole(12 * E7) - 6 * E7, whole(2 * E7), 3 + whole(60)]
    const ring = Array.from({ length: corners }, (_, i) => {
      const [angle, radius] = [(i / corners) * 2 * Math.PI, (0.05 + random()) * E7 * 0.4]
      return [x + Math.round(radius * Math.cos(angle)), y + Math.round(radius * Math.sin(angle))]
    })
    return [...ring, ring[0] ?? []].flat()
  })
  const squares = Array.from({ length: 30 }, (_, i) => {
    const [west, south, side] = [(i - 12) * (E7 / 2), whole(4) * (E7 / 2), (1 + whole(3)) * (E7 / 2)]
    const [east, north] = [west + side, south + side]
    return [west, south, east, south, east, north, west, north, west, south]
  })
  return [...stars, ...squares]
}

function piecesOf(ring: readonly number[]): number[][] {
  return Array.from({ length: ring.length / 2 - 1 }, (_, i) => ring.slice(2 * i, 2 * i + 4))
}

for (let round = 0; round < 6; round++) {
  test(`points are inside as brute force says, however many were asked before, round ${round}`, () => {
    const all = rings()
    const pieces = all.flatMap(ring => piecesOf(ring))
    const edges = Int32Array.from(pieces.flat())
    const tree = treeOfBoxes(pieces.map(piece => boxOfLine(piece)))
    assert.ok(tree)
    const isInside = insideTest(edges, tree)
    const corners = all.flat()
    let found = 0
    for (let i = 0; i < 3000; i++) {
      // At corners, at their heights, on round degrees and anywhere.
      const corner = 2 * whole(corners.length / 2)
      const x = [corners[corner] ?? 0, whole(16 * E7) - 8 * E7, (whole(32) - 16) * (E7 / 2), random() * E7][i % 4] ?? 0
      const y = [corners[corner + 1] ?? 0, corners[corner + 1] ?? 0, whole(8) * (E7 / 2), random() * 3 * E7 - E7][i % 4]
      const wanted = isInRings(all, x, y ?? 0)
      if (wanted) found++
      assert.equal(isInside(x, y ?? 0), wanted, `${x}, ${y}`)
    }
    assert.ok(found > 500 && found < 2500)
  })
}
