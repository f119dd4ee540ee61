// GDAL, a program of somebody else's, reads what is answered.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { checkedClient } from '../../../../test/support/checked-client.ts'
import { sceneAt } from '../../../../test/support/noise-scenes.ts'
import { testApp, testService } from '../../../../test/support/service.ts'
import { randomSpots } from '../../../../test/support/spots.ts'
import { makeGrid } from '../../../silence/grid/make-grid.ts'
import { openGrids } from '../../../silence/grid/silence-grid.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-grid-'))
after(() => rmSync(folder, { recursive: true }))

const { maps } = sceneAt({ seed: 2, latitude: 47, longitude: 11 })
const grid = openGrids(maps.map((_, region) => makeGrid({ maps, region })))
const service = await testService(randomSpots(3), { grid })
const { get } = checkedClient(service)
const BOX = '10.9,46.95,11.05,47.05'
const PATH = '/api/silence/grid'

type Feature = {
  geometry: { coordinates: [number, number] }
  properties: { lden: number; below?: true; rating: number; confidence: string; covered: number }
}

type Features = { type: string; zoom: number; attribution: string; features: Feature[] }

async function featuresOf(query: string): Promise<Features> {
  return JSON.parse((await get(`${PATH}?${query}`)).text)
}

const hasGdal = spawnSync('gdalinfo', ['--version']).status === 0
const skip = !hasGdal && 'no gdalinfo here (Debian: gdal-bin)'

function gdal(command: string, ...parameters: string[]): string {
  return execFileSync(command, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

test('the grid of a box is each covered cell in it, with what the cell says', async () => {
  const { features, ...head } = await featuresOf(`bbox=${BOX}`)
  assert.deepEqual([head.type, head.zoom, head.attribution], ['FeatureCollection', 10, 'Test list'])
  assert.ok(features.length > 2000, `${features.length}`)
  const confidences = new Set<string>()
  for (const { geometry, properties } of features) {
    const [longitude, latitude] = geometry.coordinates
    const cell = grid.at({ latitude, longitude }) ?? assert.fail('no cell')
    assert.ok(longitude >= 10.9 && longitude <= 11.05 && latitude >= 46.95 && latitude <= 47.05)
    const { lden, below, rating, confidence } = properties
    assert.deepEqual([rating, confidence, below], [cell.rating, cell.confidence, cell.level < 20 ? true : undefined])
    assert.ok(Math.abs(lden - Math.max(20, cell.level)) <= 0.05)
    confidences.add(confidence)
  }
  assert.ok(confidences.size > 1)
  const places = new Set(features.map(({ geometry }) => geometry.coordinates.join()))
  assert.equal(places.size, features.length)
})

test('Accept and the ending of the address choose GeoJSON or a GeoTIFF', async () => {
  const [byAccept, byAddress] = [
    await get(`${PATH}?bbox=${BOX}`, { accept: 'image/tiff; application=geotiff' }),
    await get(`${PATH}.tif?bbox=${BOX}`, { accept: 'application/json' }),
  ]
  for (const { status, headers, text } of [byAccept, byAddress]) {
    assert.deepEqual([status, headers.get('content-type'), text.slice(0, 2)], [200, 'image/tiff', 'II'])
  }
  const json = await get(`${PATH}?bbox=${BOX}`, { accept: 'application/json' })
  assert.equal(json.headers.get('content-type'), 'application/json')
  const features = await get(`${PATH}.geojson?bbox=${BOX}`, { accept: 'image/tiff' })
  assert.deepEqual([features.headers.get('content-type'), features.text], ['application/geo+json', json.text])
})

test('a lower zoom gives fewer and wider cells', async () => {
  const counts = await Promise.all(
    [10, 9, 8].map(async zoom => (await featuresOf(`bbox=${BOX}&zoom=${zoom}`)).features.length),
  )
  const [finest = 0, half = 0, quarter = 0] = counts
  assert.ok(finest / half > 3 && finest / half < 5 && half / quarter > 3 && half / quarter < 5, counts.join())
})

test('a box that is too large is refused with the largest that fits, and that fits', async () => {
  for (const [path, most] of [
    [PATH, 65_536],
    [`${PATH}.tif`, 1_048_576],
  ] as const) {
    const { status, json } = await get(`${path}?bbox=8,44,14,50`)
    assert.deepEqual([status, json.error.code], [400, 'invalid_parameter'])
    const [, cells, wide, high] = /at most (\d+) cells .* such as ([\d.]+)° × ([\d.]+)°/.exec(json.error.message) ?? []
    assert.equal(Number(cells), most, json.error.message)
    const largest = [11, 47, 11 + Number(wide), 47 + Number(high)]
    assert.equal((await get(`${path}?bbox=${largest.join()}`)).status, 200)
  }
  assert.equal((await get(`${PATH}?bbox=8,44,14,50&zoom=5`)).status, 200)
})

test('where nothing is covered it is 404, and boxes that are none are refused', async () => {
  for (const form of ['', '.geojson', '.tif']) {
    const { status, json } = await get(`${PATH}${form}?bbox=50,50,50.1,50.1`)
    assert.deepEqual([status, json.error.code], [404, 'not_covered'])
  }
  for (const bbox of ['11,47,10,48', '11,48,12,47', '11,47,12', '11,47,12,91', 'x']) {
    const { status, json } = await get(`${PATH}?bbox=${bbox}`)
    assert.deepEqual([status, json.error.code], [400, 'invalid_parameter'], bbox)
  }
  assert.equal((await get(PATH)).json.error.code, 'missing_parameter')
  assert.equal((await get(`${PATH}?bbox=${BOX}&zoom=11`)).json.error.code, 'invalid_parameter')
})

test('GDAL reads the GeoTIFF where it lies and what its bands say', { skip }, async () => {
  const file = join(folder, 'grid.tif')
  const request = new Request(`http://inside${PATH}.tif?bbox=${BOX}`)
  const response = await testApp(service).fetch(request, { address: '127.0.0.1' })
  writeFileSync(file, new Uint8Array(await response.arrayBuffer()))
  const { size, bands, metadata, wgs84Extent, stac } = JSON.parse(gdal('gdalinfo', '-json', file))
  assert.ok(size[0] > 100 && size[1] > 100 && size[0] < 120, size.join())
  assert.deepEqual([bands.length, bands[0].type, stac['proj:epsg']], [3, 'Float32', 3857])
  assert.equal(metadata[''].TIFFTAG_COPYRIGHT, 'Test list')
  const [[west, north]] = wgs84Extent.coordinates[0]
  assert.ok(west <= 10.9 && west > 10.897 && north >= 47.05 && north < 47.052, `${west} ${north}`)
  const { features } = await featuresOf(`bbox=${BOX}`)
  for (const { geometry, properties } of features.filter((_, i) => i % 1500 === 0)) {
    const [longitude, latitude] = geometry.coordinates
    const said = gdal('gdallocationinfo', '-valonly', '-wgs84', file, String(longitude), String(latitude))
    const [level = 0, rating = 0, confidence = 0] = said.trim().split('\n').map(Number)
    assert.ok(Math.abs(Math.max(20, level) - properties.lden) < 0.06)
    assert.ok(Math.abs(rating - properties.rating) < 0.01)
    assert.equal(['', 'low', 'medium', 'high'][confidence], properties.confidence)
  }
})

test('GDAL reads the GeoJSON as points with their fields', { skip }, async () => {
  const file = join(folder, 'grid.geojson')
  const { text } = await get(`${PATH}.geojson?bbox=${BOX}`)
  const { features }: Features = JSON.parse(text)
  writeFileSync(file, text)
  const shown = gdal('ogrinfo', '-so', '-al', file)
  assert.match(shown, /Geometry: Point/)
  assert.match(shown, new RegExp(`Feature Count: ${features.length}`))
  for (const field of ['lden: (Real|Integer)', 'rating: Real', 'confidence: String', 'covered: (Real|Integer)']) {
    assert.match(shown, new RegExp(field))
  }
})
