import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../test/support/random.ts'
import { Pieces } from './pieces.ts'
import { tileId } from './pmtiles/tile-id.ts'
import type { Piece, Tile } from './tile.ts'

/** Of each tile what was added, in order, by plain lists. */
function listed(pieces: Pieces) {
  const copied = ({ attributes, points }: Piece) => ({ attributes, points: [...points] })
  return pieces.tiles().map(({ id, tile, pieces }) => ({ id, tile, pieces: pieces.map(copied) }))
}

test('pieces come back by tile, in their order, whether they were in memory or in many runs on disk', () => {
  const random = seededRandom(5)
  const expected = new Map<string, { id: number; tile: Tile; pieces: { attributes: number; points: number[] }[] }>()
  const all = [Infinity, 100_000, 2000].map(mostBytes => new Pieces(mostBytes))
  for (let at = 0; at < 4000; at++) {
    const z = between(random, 6, 14)
    const tile = { z, x: 2 ** z - 1 - between(random, 0, 20), y: between(random, 0, 20) }
    // One is longer than what is read or written at once.
    const corners = at === 1234 ? 300_000 : between(random, 1, 6)
    const points = Array.from({ length: 2 * corners }, () => between(random, -64, 4160))
    for (const pieces of all) pieces.add(tile, at % 97, points)
    const key = JSON.stringify(tile)
    const known = expected.get(key) ?? { id: tileId(tile), tile, pieces: [] }
    known.pieces.push({ attributes: at % 97, points })
    expected.set(key, known)
  }
  const inOrder = [...expected.values()].sort((a, b) => a.id - b.id)
  for (const pieces of all) assert.deepEqual([...listed(pieces)], inOrder)
  // They can be read again.
  for (const pieces of all) assert.equal(Array.from(listed(pieces)).length, inOrder.length)
})

test('nothing drawn is no tile', () => {
  assert.deepEqual([...new Pieces().tiles()], [])
})
