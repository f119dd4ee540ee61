import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sharesOf } from '../../geo/mercator.ts'
import { FADE_METRES, fadeOf } from './fade.ts'

const METRES_PER_DEGREE = 111_320
/** West of it heights are known. */
const EDGE = 10.2
const isKnown = (_: number, longitude: number) => longitude < EDGE

function tileAt(z: number, longitude: number, latitude = 46.1) {
  const { x, y } = sharesOf({ latitude, longitude })
  return { z, x: Math.floor(x * 2 ** z), y: Math.floor(y * 2 ** z) }
}

/** The longitude of a pixel's middle. */
function longitudeOf({ z, x }: { z: number; x: number }, px: number): number {
  return ((x + px / 256) / 2 ** z) * 360 - 180
}

for (const z of [8, 10, 12])
  test(`at zoom ${z} the relief fades with the distance to the edge of what is known`, () => {
    const tile = tileAt(z, EDGE)
    for (const at of [tile, { ...tile, x: tile.x - 1 }]) {
      const fade = fadeOf(isKnown, at)
      for (let px = 0.5; px < 256; px += 5) {
        const metres = (EDGE - longitudeOf(at, px)) * METRES_PER_DEGREE * Math.cos((46.1 * Math.PI) / 180)
        const share = Math.min(1, Math.max(0, metres / FADE_METRES))
        const expected = share * share * (3 - 2 * share)
        assert.ok(Math.abs(fade(px, 128.5) - expected) < 0.2, `${px}: ${fade(px, 128.5)}, not ${expected}`)
        if (metres < -600) assert.equal(fade(px, 128.5), 0)
        if (metres > FADE_METRES + 600) assert.equal(fade(px, 128.5), 1)
      }
    }
  })

test('tiles side by side fade alike where they meet, around a void in the midst too', () => {
  const tile = tileAt(12, 10.2)
  const edge = longitudeOf(tile, 256)
  const isOutside = (latitude: number, longitude: number) => Math.hypot(latitude - 46.1, longitude - edge) > 0.02
  const [west, east] = [fadeOf(isOutside, tile), fadeOf(isOutside, { ...tile, x: tile.x + 1 })]
  const seen = new Set<number>()
  for (let py = 0; py <= 256; py += 8) {
    assert.equal(west(256, py), east(0, py))
    seen.add(west(256, py))
  }
  assert.ok(seen.size > 3)
})

test('where all is known around a tile nothing fades', () => {
  const fade = fadeOf(() => true, tileAt(9, 10))
  assert.equal(fade(0.5, 0.5), 1)
})
