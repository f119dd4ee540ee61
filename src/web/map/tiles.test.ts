import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { slugify } from '../../spots/slug.ts'
import { pages } from '../pages.ts'
import { seededRandom } from '../../../test/support/random.ts'
import { testApp, testService } from '../../../test/support/service.ts'
import { randomSpots, spotRecord } from '../../../test/support/spots.ts'

describe('tiles', () => {
  const spots = randomSpots(500, 4)
  let tile: (path: string) => Promise<{ status: number; bytes: Buffer; headers: Headers }>
  before(async () => {
    tile = await tilesOf(spots)
  })

  async function tilesOf(records: typeof spots): Promise<typeof tile> {
    const app = testApp(await testService(records), pages)
    return async path => {
      const response = await app.fetch(new Request(`http://inside${path}`), { address: '203.0.113.7' })
      return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
    }
  }

  function features(bytes: Buffer, layer: string) {
    const { layers } = new VectorTile(new PbfReader(bytes))
    const found = layers[layer]
    return Array.from({ length: found?.length ?? 0 }, (_, i) => found?.feature(i)).filter(one => one !== undefined)
  }

  test('the counts of the tiles of a zoom add up to all spots, at every zoom', async () => {
    for (const z of [0, 1, 3]) {
      let count = 0
      for (let x = 0; x < 2 ** z; x++) {
        for (let y = 0; y < 2 ** z; y++) {
          const { bytes, headers } = await tile(`/tiles/${z}/${x}/${y}.mvt?noisy=yes`)
          assert.equal(headers.get('content-type'), 'application/vnd.mapbox-vector-tile')
          for (const { properties } of features(bytes, 'spots')) count += Number(properties['count'])
        }
      }
      assert.equal(count, spots.length)
    }
  })

  test('a spot that stands alone has its name, slug, rating and how sure that is, at its own place', async () => {
    const alone = await tilesOf([
      spotRecord('alone', { name: 'Łąka', latitude: 42.5, longitude: 1.5, silenceRating: 4.3, confidence: 'low' }),
    ])
    const { bytes } = await alone('/tiles/5/16/11.mvt')
    const [feature] = features(bytes, 'spots')
    assert.deepEqual(
      { ...feature?.properties },
      {
        count: 1,
        rating: 4.3,
        confidence: 'low',
        name: 'Łąka',
        slug: 'alone',
      },
    )
    const geo = feature?.toGeoJSON(16, 11, 5).geometry
    assert.ok(geo?.type === 'Point')
    const [longitude = 0, latitude = 0] = geo.coordinates
    assert.ok(Math.abs(longitude - 1.5) < 0.01 && Math.abs(latitude - 42.5) < 0.01)
  })

  test('a cluster says how many of its ratings are of low confidence, and is so itself when most are', async () => {
    const near = { latitude: 42.5, longitude: 1.5 }
    const properties = async (...confidences: ('low' | 'high')[]) => {
      const together = await tilesOf(confidences.map((confidence, at) => spotRecord(`${at}`, { ...near, confidence })))
      const [feature] = features((await together('/tiles/5/16/11.mvt')).bytes, 'spots')
      return feature?.properties
    }
    const rating = spotRecord('one', near).silenceRating
    assert.deepEqual(
      { ...(await properties('low', 'high', 'low')) },
      { count: 3, rating, doubtful: 2, confidence: 'low' },
    )
    assert.deepEqual({ ...(await properties('low', 'high')) }, { count: 2, rating, doubtful: 1 })
    assert.deepEqual({ ...(await properties('high', 'high')) }, { count: 2, rating, doubtful: 0 })
  })

  test('tiles take the state of the home page', async () => {
    const countOf = async (query: string) =>
      features((await tile(`/tiles/0/0/0.mvt${query}`)).bytes, 'spots').reduce(
        (sum, { properties }) => sum + Number(properties['count']),
        0,
      )
    assert.equal(await countOf('?minRating=4'), spots.filter(spot => spot.silenceRating >= 4).length)
    assert.equal(
      await countOf('?q=lake&bbox=1,1,2,2&noisy=yes'),
      spots.filter(spot => spot.tags.includes('lake') || /lake/.test(`${spot.name} ${spot.description}`)).length,
    )
    assert.equal(await countOf(''), spots.filter(spot => spot.silenceRating >= 1.8).length)
    assert.equal(await countOf('?minRating=1'), spots.length)
    assert.equal(await countOf('?q=nothinghasthis'), 0)
  })

  test('the fullest tile there can be, a named spot in every cell, is at most 50 KB packed', async () => {
    const random = seededRandom(9)
    const degrees = 360 / 2 ** 14 / 32
    const word = () => Array.from({ length: 6 }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join('')
    const crowd = Array.from({ length: 1024 }, (_, i) => {
      const name = `Estany de ${word()} ${word()}`
      const [longitude, latitude] = [((i % 32) + 0.5) * degrees, -(Math.floor(i / 32) + 0.5) * degrees]
      return spotRecord(`crowded-${i}`, { slug: `${slugify(name)}-${i}`, name, longitude, latitude })
    })
    const { bytes } = await (await tilesOf(crowd))('/tiles/14/8192/8192.mvt')
    assert.equal(features(bytes, 'spots').length, crowd.length)
    const packed = gzipSync(bytes).length
    assert.ok(packed <= 50_000, `${packed} bytes`)
  })

  test('where no region is imported the base map is empty', async () => {
    const { status, bytes, headers } = await tile('/tiles/base/14/8192/8192.mvt')
    assert.deepEqual(
      [status, bytes.length, headers.get('content-type')],
      [200, 0, 'application/vnd.mapbox-vector-tile'],
    )
  })

  test('the largest towns are named first', async () => {
    const { bytes } = await tile('/towns/4/8/5.mvt')
    const names = features(bytes, 'towns').map(({ properties }) => properties['name'])
    assert.ok(names.includes('Berlin'), names.join())
    assert.ok(names.length <= 30)
  })

  test('borders of countries are drawn from zoom 5 on where two meet, and nowhere else', async () => {
    // Andorra, whose border with France and Spain the tile of zoom 8 has; the middle of the Atlantic.
    const { bytes } = await tile('/borders/8/129/94.mvt')
    const [lines] = features(bytes, 'borders')
    assert.ok(lines)
    const sea = await tile('/borders/8/100/94.mvt')
    assert.deepEqual([sea.status, sea.bytes.length], [200, 0])
  })

  test('what is no tile is not found', async () => {
    for (const path of [
      'base/15/0/0.mvt',
      'base/6/0/64.mvt',
      '15/0/0.mvt',
      '0/1/0.mvt',
      '0/0/0.png',
      '1/-1/0.mvt',
      'x/0/0.mvt',
    ]) {
      assert.equal((await tile(`/tiles/${path}`)).status, 404, path)
    }
  })
})
