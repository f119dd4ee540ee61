import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { PMTiles, zxyToTileId } from 'pmtiles'
import { between, seededRandom } from '../../../test/support/random.ts'
import { tileId } from './tile-id.ts'
import type { Tile } from '../tile.ts'
import { writeArchive } from './write.ts'

type PackedTile = Tile & { bytes: Uint8Array }

const random = seededRandom(3)
const bounds = { west: -1.5, south: 42, east: 2, north: 43.25 }

function archiveOf(tiles: readonly PackedTile[]): Buffer {
  const pieces = writeArchive(tiles, ({ bytes }) => bytes, { bounds, metadata: { name: 'here' } })
  // A piece is good until the next one.
  return Buffer.concat(Array.from(pieces, piece => Buffer.from(piece)))
}

function openBytes(bytes: Buffer): PMTiles {
  return new PMTiles({
    getKey: () => 'memory',
    getBytes: (offset, length) =>
      Promise.resolve({ data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer }),
  })
}

test('tiles have the numbers that the format gives them', () => {
  for (let round = 0; round < 2000; round++) {
    const z = between(random, 0, 15)
    const tile = { z, x: between(random, 0, 2 ** z - 1), y: between(random, 0, 2 ** z - 1) }
    assert.equal(tileId(tile), zxyToTileId(z, tile.x, tile.y))
  }
})

for (const count of [1, 40, 30_000]) {
  test(`another reader finds ${count} tiles as they were, and none beside`, async () => {
    const tiles = new Map<string, PackedTile & { text: string }>()
    for (let at = 0; at < count; at++) {
      const z = count === 1 ? 6 : between(random, 6, 14)
      const [x, y] = [between(random, 0, 2 ** z - 1), between(random, 0, 2 ** z - 1)]
      // Many with the same contents, as the open sea has.
      const text = `tile ${between(random, 0, 3) === 0 ? 'sea' : at}`
      tiles.set(`${z}/${x}/${y}`, { z, x, y, text, bytes: gzipSync(text) })
    }
    const archive = openBytes(archiveOf([...tiles.values()]))
    const header = await archive.getHeader()
    assert.deepEqual(
      [header.minLon, header.minLat, header.maxLon, header.maxLat, header.numAddressedTiles],
      [bounds.west, bounds.south, bounds.east, bounds.north, tiles.size],
    )
    assert.deepEqual(await archive.getMetadata(), { name: 'here' })
    for (const { z, x, y, text } of [...tiles.values()].slice(0, 400)) {
      const found = await archive.getZxy(z, x, y)
      assert.equal(Buffer.from(found?.data ?? new ArrayBuffer()).toString(), text)
      const beside = `${z}/${x}/${(y + 1) % 2 ** z}`
      if (!tiles.has(beside)) assert.equal(await archive.getZxy(z, x, (y + 1) % 2 ** z), undefined)
    }
  })
}
