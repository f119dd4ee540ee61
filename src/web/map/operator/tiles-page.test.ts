import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { archiveFile, ROAD_TILE } from '../../../../test/support/archive-file.ts'
import { testApp, testService } from '../../../../test/support/service.ts'
import { randomSpots } from '../../../../test/support/spots.ts'
import { readTileKind } from '../../../basemap/pmtiles/read-head.ts'
import { pages } from '../../pages.ts'

const { file, remove } = archiveFile()
after(remove)

async function clientWith(mapTiles: { file: string; type: string; ending: string } | null) {
  const app = testApp(await testService(randomSpots(3), { mapTiles }), pages)
  return (path: string) => app.fetch(new Request(`http://inside${path}`), { address: '203.0.113.7' })
}

type AnyStyle = {
  sources: Record<string, { type: string; tiles: string[]; attribution: string; minzoom: number; maxzoom: number }>
  layers: { id: string; 'source-layer'?: string; paint: Record<string, unknown> }[]
}

const get = await clientWith({ file, ...readTileKind(file) })

test('the maps name the style of the archive, and that its tiles, layers and whom to credit', async () => {
  assert.match(await (await get('/')).text(), / data-style="[^"]*\/tiles\/map\/style\.json"/)
  const style: AnyStyle = JSON.parse(await (await get('/tiles/map/style.json')).text())
  const map = style.sources['map'] ?? assert.fail('no source')
  assert.deepEqual([map.type, map.tiles, map.attribution], ['vector', ['{z}/{x}/{y}.mvt'], 'Those who drew it'])
  assert.deepEqual([map.minzoom, map.maxzoom], [0, 0])
  const drawn = style.layers.flatMap(layer => layer['source-layer'] ?? [])
  assert.deepEqual(new Set(drawn), new Set(['roads', 'water']))
})

test('there is a style for each scheme, of other colours and the same layers; another scheme is not found', async () => {
  assert.match(await (await get('/')).text(), / data-dark-style="[^"]*\/tiles\/map\/style\.json\?scheme=dark"/)
  const [light, dark] = await Promise.all(
    ['', '?scheme=dark'].map(async query => {
      const style: AnyStyle = JSON.parse(await (await get(`/tiles/map/style.json${query}`)).text())
      return style.layers
    }),
  )
  assert.ok(light && dark)
  const drawn = (layers: AnyStyle['layers']) => layers.map(layer => [layer.id, layer['source-layer']])
  assert.deepEqual(drawn(light), drawn(dark))
  for (const [i, { paint }] of light.entries()) assert.notDeepEqual(paint, dark[i]?.paint)
  assert.equal((await get('/tiles/map/style.json?scheme=red')).status, 404)
})

test('a tile is the bytes of the archive, an empty one where it has none', async () => {
  const tile = await get('/tiles/map/0/0/0.mvt')
  assert.deepEqual([tile.status, tile.headers.get('content-type')], [200, 'application/vnd.mapbox-vector-tile'])
  assert.deepEqual(new Uint8Array(await tile.arrayBuffer()), ROAD_TILE)
  const none = await get('/tiles/map/3/1/1.mvt')
  assert.deepEqual([none.status, (await none.arrayBuffer()).byteLength], [200, 0])
  for (const path of ['/tiles/map/0/0/0.png', '/tiles/map/0/1/0.mvt', '/tiles/map/x/0/0.mvt']) {
    assert.equal((await get(path)).status, 404, path)
  }
})

test('without an archive there is neither, and the maps are drawn on what is imported', async () => {
  const get = await clientWith(null)
  assert.doesNotMatch(await (await get('/')).text(), /data-style/)
  for (const path of ['/tiles/map/style.json', '/tiles/map/0/0/0.mvt']) assert.equal((await get(path)).status, 404)
})
