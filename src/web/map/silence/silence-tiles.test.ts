import assert from 'node:assert/strict'
import { inflateSync } from 'node:zlib'
import { test } from 'node:test'
import { randomSpots } from '../../../../test/support/spots.ts'
import { testApp, testService } from '../../../../test/support/service.ts'
import { sceneAt } from '../../../../test/support/noise-scenes.ts'
import { makeGrid } from '../../../silence/grid/make-grid.ts'
import { openGrids } from '../../../silence/grid/silence-grid.ts'
import { cellAt } from '../../../silence/grid/cells.ts'
import { pages } from '../../pages.ts'
import { stepOf } from '../../rating/steps.ts'
import { PALETTES } from './palette.ts'
import { silencePixels, TILE_PIXELS } from './pixels.ts'
import { encodePng } from '../../../basemap/hillshade/png.ts'

const { maps } = sceneAt({ seed: 2, latitude: 47, longitude: 11 })
const grid = openGrids(maps.map((_, region) => makeGrid({ maps, region })))
const MOST_BYTES = 20_000

function tileOf(z: number): { z: number; x: number; y: number } {
  const side = 2 ** z
  const sine = Math.sin((47 * Math.PI) / 180)
  const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side
  return { z, x: Math.floor(((11 + 180) / 360) * side), y: Math.floor(y) }
}

test('at the zoom of the cells each pixel has the step of its cell, or a gap of the hatching', () => {
  const tile = tileOf(10)
  const [pixels, block] = [silencePixels(grid, tile), grid.block(tile)]
  assert.ok(pixels && block)
  const seen = { plain: 0, hatched: 0, gap: 0, none: 0 }
  for (let at = 0; at < pixels.length; at++) {
    const cell = cellAt(block, at)
    const isGap = cell?.confidence === 'low' && ((at % 256) + Math.floor(at / 256)) % 8 < 3
    assert.equal(pixels[at], !cell || isGap ? 0 : stepOf(cell.rating), `pixel ${at}`)
    seen[!cell ? 'none' : isGap ? 'gap' : cell.confidence === 'low' ? 'hatched' : 'plain']++
  }
  assert.ok(
    Object.values(seen).every(count => count > 100),
    JSON.stringify(seen),
  )
})

test('beyond it the tiles below one continue it: most pixels have the step of the cell that they lie in', () => {
  const { x, y } = tileOf(10)
  const above = silencePixels(grid, { z: 10, x, y })
  let [same, all] = [0, 0]
  for (let k = 0; k < 16; k++) {
    const tile = { z: 12, x: 4 * x + (k % 4), y: 4 * y + Math.floor(k / 4) }
    const pixels = silencePixels(grid, tile)
    for (let at = 2; at < TILE_PIXELS ** 2; at += 4) {
      const [px, py] = [(tile.x % 4) * 64 + ((at % 256) >> 2), (tile.y % 4) * 64 + (at >> 10)]
      const [own, parent] = [pixels?.[at] ?? 0, above?.[py * 256 + px] ?? 0]
      if (own === 0 || parent === 0) continue
      all++
      if (own === parent) same++
    }
  }
  assert.ok(all > 2000 && same > 0.85 * all, `${same} of ${all}`)
})

test('GET /tiles/silence/{z}/{x}/{y}.png answers a small picture with a strong ETag at every zoom, counted as a page', async () => {
  const app = testApp(await testService(randomSpots(3), { grid }), pages)
  for (let z = 0; z <= 14; z++) {
    const { x, y } = tileOf(z)
    const url = `http://x/tiles/silence/${z}/${x}/${y}.png`
    const headers = { 'Accept-Encoding': 'gzip, br' }
    const response = await app.fetch(new Request(url, { headers }), { address: '127.0.0.1' })
    const bytes = Buffer.from(await response.arrayBuffer())
    assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'image/png'])
    assert.equal(response.headers.get('content-encoding'), null)
    assert.ok(bytes.length <= MOST_BYTES, `${bytes.length} bytes at zoom ${z}`)
    assert.deepEqual(pixelsOf(bytes), silencePixels(grid, { z, x, y }))
    const tag = response.headers.get('etag') ?? ''
    assert.match(tag, /^"[\w-]+"$/)
    const again = await app.fetch(new Request(url, { headers: { ...headers, 'If-None-Match': tag } }), {
      address: '127.0.0.1',
    })
    assert.equal(again.status, 304)
  }
})

test('a tile of nothing is transparent, one of another scheme has its colours, and one that is none is refused', async () => {
  const app = testApp(await testService(randomSpots(3), { grid }), pages)
  const get = (path: string) => app.fetch(new Request(`http://x${path}`), { address: '127.0.0.1' })
  const sea = Buffer.from(await (await get('/tiles/silence/10/0/500.png')).arrayBuffer())
  assert.ok(pixelsOf(sea).every(pixel => pixel === 0))
  const { z, x, y } = tileOf(10)
  const [light, dark] = await Promise.all(
    ['', '?scheme=dark'].map(async query => {
      return Buffer.from(await (await get(`/tiles/silence/${z}/${x}/${y}.png${query}`)).arrayBuffer())
    }),
  )
  assert.ok(light && dark)
  assert.deepEqual(pixelsOf(light), pixelsOf(dark))
  assert.notDeepEqual(light, dark)
  for (const path of ['15/0/0.png', '3/9/1.png', '3/1/1.mvt', '3/1/1.png?scheme=red']) {
    assert.equal((await get(`/tiles/silence/${path}`)).status, 404, path)
  }
})

test('GET /tiles.json and /tiles/silence.json describe both layers as TileJSON 3.0', async () => {
  const app = testApp(await testService(randomSpots(3), { grid }), pages)
  for (const [path, tiles] of [
    ['/tiles.json', '/tiles/{z}/{x}/{y}.mvt'],
    ['/tiles/silence.json', '/tiles/silence/{z}/{x}/{y}.png'],
  ] as const) {
    const response = await app.fetch(new Request(`http://x${path}`), { address: '127.0.0.1' })
    const body = (await response.json()) as TileJson
    assert.deepEqual([response.status, body.tilejson, body.minzoom, body.maxzoom], [200, '3.0.0', 0, 14])
    assert.ok(body.tiles[0]?.endsWith(tiles))
    assert.equal(body.bounds.length, 4)
    assert.equal(response.headers.get('access-control-allow-origin'), '*')
  }
})

type TileJson = { tilejson: string; minzoom: number; maxzoom: number; tiles: string[]; bounds: number[] }

/** Reads what encodePng writes. */
function pixelsOf(png: Buffer): Uint8Array {
  const at = png.indexOf('IDAT')
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
  return Uint8Array.from({ length: TILE_PIXELS ** 2 }, (_, i) => {
    const [x, y] = [i % TILE_PIXELS, Math.floor(i / TILE_PIXELS)]
    const pair = rows[y * (1 + TILE_PIXELS / 2) + 1 + (x >> 1)] ?? 0
    return x % 2 === 0 ? pair >> 4 : pair & 15
  })
}

test('a picture is a PNG that a strict reader takes', () => {
  const png = encodePng(new Uint8Array(3 * 2).fill(2), { width: 3, height: 2 }, PALETTES.dark)
  assert.deepEqual([...png.subarray(0, 8)], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]], [3, 2, 4, 3])
})
