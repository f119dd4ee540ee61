import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkedClient } from '../../../test/support/checked-client.ts'
import { testService } from '../../../test/support/service.ts'
import { randomSpots, spotRecord } from '../../../test/support/spots.ts'
import { distanceKm } from '../../geo/distance.ts'
import { compareSpots } from '../../spots/order.ts'
import type { SpotRecord } from '../../spots/spot.ts'

const spots = randomSpots(160, 11)
const HERE = { latitude: 42.5, longitude: 1.5 }

function idsWhere(holds: (spot: SpotRecord) => boolean): string[] {
  return spots.toSorted(compareSpots).flatMap(spot => (holds(spot) ? [spot.id] : []))
}

test('lists filter by several tags, activity, access, scenery and country, each exactly', async () => {
  const { get } = checkedClient(await testService(spots))
  const cases: Record<string, (spot: SpotRecord) => boolean> = {
    'tag=lake,camping': spot => spot.tags.includes('lake') && spot.tags.includes('camping'),
    'activity=hiking': spot => spot.activities.includes('hiking'),
    'access=paid': spot => spot.accessStatus === 'paid',
    'scenery=forest': spot => spot.sceneryType === 'forest',
    'country=no': spot => spot.country === 'NO',
    'country=AD&access=free&minRating=2': spot =>
      spot.country === 'AD' && spot.accessStatus === 'free' && spot.silenceRating >= 2,
    'bbox=-20,-30,50,60': ({ latitude, longitude }) =>
      longitude >= -20 && longitude <= 50 && latitude >= -30 && latitude <= 60,
    'bbox=150,-90,-150,90': ({ longitude }) => longitude >= 150 || longitude <= -150,
    'near=42.5,1.5&radiusKm=4000': spot => distanceKm(spot, HERE) <= 4000,
  }
  for (const [query, holds] of Object.entries(cases)) {
    const { json } = await get(`/api/spots?limit=100&${query}`)
    const wanted = idsWhere(holds)
    assert.ok(wanted.length > 0, query)
    assert.deepEqual(
      json.data.map(spot => spot.id),
      wanted.slice(0, 100),
      query,
    )
    assert.equal(json.meta.totalAvailable, wanted.length, query)
  }
})

test('sort=distance lists the nearest first with distanceKm, page after page', async () => {
  const { get } = checkedClient(await testService(spots))
  const wanted = spots.toSorted((a, b) => distanceKm(a, HERE) - distanceKm(b, HERE)).map(spot => spot.id)
  const seen: string[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const { json } = await get(
      `/api/spots?near=42.5,1.5&sort=distance&limit=37${cursor === undefined ? '' : `&cursor=${cursor}`}`,
    )
    for (const spot of json.data) {
      const record = spots.find(({ id }) => id === spot.id)
      assert.ok(record && Math.abs((spot.distanceKm ?? 0) - distanceKm(record, HERE)) < 0.001)
    }
    seen.push(...json.data.map(spot => spot.id))
    cursor = json.meta.nextCursor
  }
  assert.deepEqual(seen, wanted)
})

test('a distance cursor is refused in another order or from another place', async () => {
  const { get } = checkedClient(await testService(spots))
  const { nextCursor } = (await get('/api/spots?near=42.5,1.5&sort=distance&limit=5')).json.meta
  for (const query of ['near=42.5,1.5', 'near=42.6,1.5&sort=distance', 'limit=5']) {
    assert.equal((await get(`/api/spots?${query}&cursor=${nextCursor}`)).json.error.code, 'invalid_cursor')
  }
})

test('sort=surest lists ratings of editors first, then by falling confidence, page after page', async () => {
  const order = ['editorial', 'high', 'medium', 'low'] as const
  const doubted = spots.map((spot, i) => ({ ...spot, confidence: order[(i * 7) % 4] ?? 'low' }))
  const { get } = checkedClient(await testService(doubted))
  const rank = ({ confidence }: (typeof doubted)[number]) => order.indexOf(confidence)
  const wanted = doubted.toSorted((a, b) => rank(a) - rank(b) || compareSpots(a, b)).map(spot => spot.id)
  const seen: string[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const { json } = await get(`/api/spots?sort=surest&limit=37${cursor === undefined ? '' : `&cursor=${cursor}`}`)
    seen.push(...json.data.map(spot => spot.id))
    const { nextCursor } = json.meta
    if (nextCursor) assert.equal((await get(`/api/spots?cursor=${nextCursor}`)).json.error.code, 'invalid_cursor')
    cursor = nextCursor
  }
  assert.deepEqual(seen, wanted)
  const lakes = await get('/api/search?q=lake&limit=100&sort=surest')
  const found = new Set(lakes.json.data.map(spot => spot.id))
  assert.deepEqual(
    lakes.json.data.map(spot => spot.id),
    wanted.filter(id => found.has(id)),
  )
})

test('a q that holds no word matches nothing: in lists, facets and search; a blank one is as absent', async () => {
  const { get } = checkedClient(await testService(spots))
  for (const q of ['!!', '%25']) {
    for (const path of ['/api/spots', '/api/v1/spots', '/api/search']) {
      const { json } = await get(`${path}?q=${q}`)
      assert.deepEqual([json.meta.totalAvailable, json.data], [0, []], path)
    }
    assert.match((await get(`/api/facets?q=${q}`)).text, /"total":0,/)
  }
  assert.equal((await get('/api/spots?q=%20')).json.meta.totalAvailable, spots.length)
})

test('search takes the same filters, and says what it put right', async () => {
  const { get } = checkedClient(await testService(spots))
  const { json } = await get('/api/search?q=lkae&limit=100&near=42.5,1.5&sort=distance&tag=lake')
  assert.equal(json.meta.didYouMean, 'lake')
  const distances = json.data.map(spot => spot.distanceKm ?? 0)
  assert.deepEqual(
    distances,
    distances.toSorted((a, b) => a - b),
  )
  assert.ok(json.data.length > 0 && json.data.every(spot => spot.tags?.includes('lake')))
  assert.equal((await get('/api/search?q=lake')).json.meta.didYouMean, undefined)
})

test('Accept: application/geo+json gets a FeatureCollection of the same spots, with its own ETag and paging by Link', async () => {
  const { get } = checkedClient(await testService(spots))
  const accept = { accept: 'application/geo+json' }
  const [list, features] = [await get('/api/spots?limit=4'), await get('/api/spots?limit=4', accept)]
  assert.equal(features.headers.get('content-type'), 'application/geo+json')
  const collection = JSON.parse(features.text)
  assert.deepEqual(collection.meta, list.json.meta)
  assert.deepEqual(
    collection.features,
    list.json.data.map(spot => ({
      type: 'Feature',
      id: spot.id,
      geometry: { type: 'Point', coordinates: [spot.longitude, spot.latitude] },
      properties: spot,
    })),
  )
  assert.equal(features.headers.get('link'), list.headers.get('link'))
  const etag = features.headers.get('etag') ?? ''
  assert.notEqual(etag, list.headers.get('etag'))
  assert.equal((await get('/api/spots?limit=4', { ...accept, 'if-none-match': etag })).status, 304)
  assert.equal((await get('/api/spots?limit=4', { 'if-none-match': etag })).status, 200)
  assert.equal((await get('/api/search?q=lake', accept)).headers.get('content-type'), 'application/geo+json')
})

test('a value that no spot has is met by a hint, on lists, search and GeoJSON', async () => {
  const { get } = checkedClient(await testService(spots))
  const cases = {
    'tag=lakes': ['no spot has tag=lakes; did you mean tag=lake?'],
    'tag=lake,Campin': ['no spot has tag=campin; did you mean tag=camping?'],
    'tag=hiking': ['no spot has tag=hiking; did you mean activity=hiking?'],
    'activity=hikin&scenery=forst': [
      'no spot has activity=hikin; did you mean activity=hiking?',
      'no spot has scenery=forst; did you mean scenery=forest?',
    ],
    'fire=qqqqq': ['no spot has fire=qqqqq'],
    'tag=laek': ['no spot has tag=laek; did you mean tag=lake?'],
    'country=xx': ['no spot has country=XX'],
    'country=UK': ['no spot has country=UK'],
  }
  for (const [query, hints] of Object.entries(cases)) {
    for (const path of ['/api/spots?', '/api/spots.geojson?', '/api/search?q=lake&']) {
      const { json } = await get(`${path}${query}`)
      assert.deepEqual(json.meta.hints, hints, `${path}${query}`)
      assert.equal(json.meta.totalAvailable, 0)
    }
    assert.deepEqual((await get(`/api/facets?${query}`)).json.meta, { hints }, query)
  }
})

test('another code of a country is met by that of ISO 3166-1, where spots have it', async () => {
  const { get } = checkedClient(await testService([spotRecord('a', { country: 'GB' })]))
  const hints = async (code: string) => (await get(`/api/spots?country=${code}`)).json.meta.hints
  assert.deepEqual(await hints('uk'), ['no spot has country=UK; did you mean country=GB?'])
  assert.deepEqual(await hints('EL'), ['no spot has country=EL'])
  assert.deepEqual(await hints('GF'), ['no spot has country=GF'])
  assert.equal(await hints('gb'), undefined)
})

test('values that spots have get no hint, even where no spot has all of them', async () => {
  const { get } = checkedClient(await testService(spots))
  const none = await get('/api/spots?tag=lake&country=AD&bbox=0,89,1,90')
  assert.equal(none.json.meta.totalAvailable, 0)
  assert.ok(!('hints' in none.json.meta))
  assert.ok(!('hints' in (await get('/api/spots?tag=lake')).json.meta))
  assert.ok(!('meta' in (await get('/api/facets?tag=lake&country=AD&bbox=0,89,1,90')).json))
})
