import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { inflateSync } from 'node:zlib'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { hillshadeOf, NO_SHADE } from './hillshade.ts'
import { HillshadeTiles } from './hillshade-tiles.ts'

const folder = temporaryFolder()
after(() => folder.remove())
const BOX = { west: 10, south: 46, east: 10.4, north: 46.3 }
const TILE = { z: 12, x: Math.floor(((10.2 + 180) / 360) * 4096), y: 1455 }

/** The colours' numbers of a picture of 256 x 256, four bits each behind a byte a row. */
function pixelsOf(png: Uint8Array): number[] {
  const bytes = Buffer.from(png)
  const at = bytes.indexOf('IDAT')
  const rows = inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)))
  return Array.from({ length: 65_536 }, (_, i) => {
    const byte = rows[Math.floor(i / 256) * 129 + 1 + Math.floor((i % 256) / 2)] ?? 0
    return i % 2 === 0 ? byte >> 4 : byte & 15
  })
}

async function tileOf(heightAt: (latitude: number, longitude: number) => number | null): Promise<number[]> {
  const archive = hillshadeOf(heightAt, BOX) ?? assert.fail('no relief')
  const file = join(folder.path, 'relief.pmtiles')
  writeFileSync(file, archive)
  const tiles = new HillshadeTiles([file, join(folder.path, 'none.pmtiles')])
  const png = await tiles.tile(TILE)
  assert.deepEqual(await tiles.tile({ z: 12, x: 0, y: 0 }), NO_SHADE)
  await tiles.close()
  return pixelsOf(png)
}

const isShadow = (pixel: number) => pixel >= 1 && pixel <= 9
const isLit = (pixel: number) => pixel >= 10

test('a slope towards the north-west is lit, one that turns away lies in shadow, the steeper the darker', async () => {
  const rise = (metres: number) => (latitude: number, longitude: number) =>
    metres * (latitude - 46 - (longitude - 10)) + 2000
  assert.ok((await tileOf(rise(-8000))).every(isLit))
  const steep = await tileOf(rise(30_000))
  const gentle = await tileOf(rise(8000))
  assert.ok(steep.every(isShadow) && gentle.every(isShadow))
  assert.ok((steep[40_000] ?? 0) > (gentle[40_000] ?? 0))
})

test('where no height is known nothing is drawn, and beside it all that is known', async () => {
  const half = await tileOf((latitude, longitude) => (longitude < 10.2 ? null : 20_000 * (latitude - 46)))
  assert.ok(half.some(isShadow) && half.some(pixel => pixel === 0))
})

test('flat ground, and a region without heights, have no relief', () => {
  assert.equal(
    hillshadeOf(() => 300, BOX),
    null,
  )
  assert.equal(
    hillshadeOf(() => null, BOX),
    null,
  )
})

test('the relief does not end in a line: towards the edge of the heights its shadows grow fainter', async () => {
  const pixels = await tileOf((latitude, longitude) => (longitude > 10.27 ? null : 90_000 * (latitude - longitude)))
  const row = pixels.slice(128 * 256, 129 * 256)
  const shown = row.filter(pixel => pixel > 0)
  assert.ok(shown.length > 100 && shown.length < 256)
  assert.ok((shown[0] ?? 0) > 3 && shown.at(-1) === 1, shown.join())
  for (let i = 1; i < shown.length; i++) assert.ok((shown[i - 1] ?? 0) >= (shown[i] ?? 0), shown.join())
})
