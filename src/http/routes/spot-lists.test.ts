import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkedClient } from '../../../test/support/checked-client.ts'
import { indexOf, LINKS, testService } from '../../../test/support/service.ts'
import { randomSpots, spotRecord } from '../../../test/support/spots.ts'
import { compareSpots } from '../../spots/order.ts'

const spots = randomSpots(137)
const inOrder = spots.toSorted(compareSpots)

test('GET /api/spots answers the first 50 in canonical order, with the exact total and a cursor', async () => {
  const { get } = checkedClient(await testService(spots))
  const { status, json } = await get('/api/spots')
  assert.equal(status, 200)
  assert.equal(json.object, 'list')
  assert.deepEqual(
    json.data.map(spot => spot.id),
    inOrder.slice(0, 50).map(spot => spot.id),
  )
  const { nextCursor, ...meta } = json.meta
  assert.deepEqual(meta, {
    totalReturned: 50,
    totalAvailable: 137,
    source: 'Test list',
    canonicalDocs: `${LINKS.baseUrl}/docs`,
  })
  assert.match(String(nextCursor), /^[\w-]+$/)
})

test('GET /api/spots walks to the end over meta.nextCursor, which is null on the last page, and over Link', async () => {
  const { get } = checkedClient(await testService(spots))
  const seen: string[] = []
  let target: string | undefined = '/api/spots?limit=40&tag=lake'
  const wanted = inOrder.filter(spot => spot.tags.includes('lake')).map(spot => spot.id)
  while (target !== undefined) {
    const { json, headers } = await get(target)
    assert.equal(json.meta.totalAvailable, wanted.length)
    seen.push(...json.data.map(spot => spot.id))
    const link: RegExpExecArray | null = /^<https:\/\/quiet\.example\.org([^>]+)>; rel="next"$/.exec(
      headers.get('link') ?? '',
    )
    assert.equal(json.meta.nextCursor === null, link === null)
    target = link?.[1]
  }
  assert.deepEqual(seen, wanted)
})

test('GET /api/spots filters by all words of q, by tag and by minRating, in canonical order', async () => {
  const { get } = checkedClient(await testService(spots))
  const ids = async (target: string) => (await get(target)).json.data.map(spot => spot.id)
  const expect = (holds: (spot: (typeof spots)[number]) => boolean) => inOrder.filter(holds).map(spot => spot.id)
  assert.deepEqual(
    await ids('/api/spots?limit=100&tag=forest'),
    expect(spot => spot.tags.includes('forest')),
  )
  assert.deepEqual(
    await ids('/api/spots?limit=100&tag=Forest'),
    expect(spot => spot.tags.includes('forest')),
  )
  assert.deepEqual(
    await ids('/api/spots?limit=100&minRating=4.2'),
    expect(spot => spot.silenceRating >= 4.2),
  )
  const words = (spot: (typeof spots)[number]) => `${spot.name} ${spot.description ?? ''} ${spot.tags.join(' ')}`
  assert.deepEqual(
    await ids('/api/spots?limit=100&q=Silent%20LAKES'),
    expect(spot => words(spot).includes('silent') && (words(spot).includes('lake') || spot.sceneryType === 'lake')),
  )
  assert.deepEqual(await ids('/api/spots?tag=no-such-tag'), [])
  assert.equal((await ids('/api/spots?q=%20&limit=3')).length, 3)
})

test('the v1 aliases answer as the unversioned paths, and a cursor is valid on both', async () => {
  const { get } = checkedClient(await testService(spots))
  assert.equal((await get('/api/v1/spots?limit=5')).text, (await get('/api/spots?limit=5')).text)
  assert.equal((await get('/api/v1/search?q=lake')).text, (await get('/api/search?q=lake')).text)
  const { nextCursor } = (await get('/api/spots?limit=5')).json.meta
  assert.equal((await get(`/api/v1/spots?limit=7&cursor=${nextCursor}`)).json.data[0]?.id, inOrder[5]?.id)
})

test('a cursor is refused when it is garbled, from another catalogue, or of another filter', async () => {
  const { get } = checkedClient(await testService(spots))
  const other = checkedClient(
    await testService(spots, {
      identity: { id: 'o', cursorKey: Buffer.from('another key'), webhookKey: { secret: 'whsk_', public: 'whpk_' } },
    }),
  )
  const cursor = String((await get('/api/spots?limit=5&tag=lake')).json.meta.nextCursor)
  const foreign = String((await other.get('/api/spots?limit=5&tag=lake')).json.meta.nextCursor)
  const garbled = `${cursor.slice(0, -2)}${cursor.endsWith('AA') ? 'BB' : 'AA'}`
  const refused = [
    `tag=lake&cursor=${garbled}`,
    `tag=lake&cursor=${foreign}`,
    `tag=forest&cursor=${cursor}`,
    `cursor=${cursor}`,
    'cursor=xyz',
  ]
  for (const query of refused) {
    const { status, json } = await get(`/api/spots?${query}`)
    assert.deepEqual([status, json.error.code], [400, 'invalid_cursor'], query)
  }
})

test('a cursor goes on working after a publish: no unchanged spot is skipped or shown twice', async () => {
  const service = await testService(spots)
  const { get } = checkedClient(service)
  const first = await get('/api/spots?limit=60')
  const changed = spots
    .map((spot, i) => (i % 10 === 0 ? { ...spot, silenceRating: 5 - (spot.silenceRating - 1) } : spot))
    .slice(5)
  service.reads.swap(
    await indexOf(
      [...changed, ...randomSpots(20, 9).map(spot => ({ ...spot, id: `n${spot.id}`, slug: `n${spot.slug}` }))],
      { version: 2 },
    ),
  )
  const seen = first.json.data.map(spot => spot.id)
  let cursor = String(first.json.meta.nextCursor)
  while (cursor !== 'null') {
    const { json } = await get(`/api/spots?limit=60&cursor=${cursor}`)
    seen.push(...json.data.map(spot => spot.id))
    cursor = String(json.meta.nextCursor)
  }
  const unchanged = spots
    .filter((_, i) => i % 10 !== 0)
    .slice(5)
    .map(spot => spot.id)
  for (const id of unchanged) assert.ok(seen.filter(other => other === id).length <= 1, id)
  for (const spot of spots.slice(5)) {
    if (changed.some(other => other.id === spot.id && other.silenceRating === spot.silenceRating)) {
      assert.equal(seen.filter(id => id === spot.id).length, 1, spot.id)
    }
  }
})

test('GET /api/spots/{id} finds by id, slug and old slug; an id beats a slug', async () => {
  const records = [
    spotRecord('a', { slug: 'blue-lake', name: 'Blue Lake' }),
    spotRecord('b', { slug: 'a' }),
    spotRecord('c', { slug: 'new-name', name: 'Ünïcode "quoted" <b>' }),
  ]
  const service = await testService(records, { oldSlugs: [{ slug: 'old-name', id: 'c' }] })
  const { get } = checkedClient(service)
  const id = async (path: string) => (await get(`/api/spots/${path}`)).json.data.id
  assert.equal(await id('a'), 'a')
  assert.equal(await id('blue-lake'), 'a')
  assert.equal(await id('b'), 'b')
  assert.equal(await id('old-name'), 'c')
  const { status, json } = await get('/api/spots/none')
  assert.deepEqual([status, json.error.code], [404, 'spot_not_found'])
  for (const odd of ['%00', '%zz', '..%2f..%2fetc', '%F0%9F%A6%89', 'a%2Fb'])
    assert.equal((await get(`/api/spots/${odd}`)).status, 404)
})

test('a spot shows unknown values as left out or null, and has its links', async () => {
  const { get } = checkedClient(
    await testService([spotRecord('a', { slug: 'a-slug', latitude: -1.5, longitude: 2.25 })]),
  )
  assert.deepEqual((await get('/api/spots/a')).json, {
    object: 'spot',
    data: {
      id: 'a',
      name: 'Spot a',
      slug: 'a-slug',
      url: 'https://quiet.example.org/spots/a-slug',
      latitude: -1.5,
      longitude: 2.25,
      coordinates: { latitude: -1.5, longitude: 2.25 },
      mapsUrl: 'https://maps.example.org/?q=-1.5,2.25',
      tags: [],
      activities: [],
      fireStatus: null,
      sceneryType: null,
      transportation: null,
      silenceRating: 3,
      confidence: 'editorial',
      source: 'test',
    },
  })
})

test('a spot shows its confidence, country, place, source, elevation and links wherever it is shown', async () => {
  const links = { website: 'https://loch.example/', wikidata: 'https://www.wikidata.org/wiki/Q5' }
  const facts = {
    confidence: 'low',
    country: 'GB',
    place: 'Invergarry',
    source: 'test',
    elevation: 120,
    links,
  } as const
  const { get } = checkedClient(await testService([spotRecord('a', { ...facts, ratedBy: 'model', lden: 31.2 })]))
  const shown = [
    (await get('/api/spots/a')).json.data,
    (await get('/api/spots')).json.data[0],
    (await get('/api/search?q=spot')).json.data[0],
  ]
  for (const spot of shown) assert.deepEqual({ ...spot, ...facts }, spot)
  const geojson = await get('/api/spots', { Accept: 'application/geo+json' })
  assert.deepEqual(JSON.parse(geojson.text).features[0].properties, shown[0])
})

test('GET /api/search needs every word, takes an unfinished last word, and mends a typo', async () => {
  const records = [
    spotRecord('a', { name: 'Estany de Malniù', tags: ['lake'], silenceRating: 2 }),
    spotRecord('b', { name: 'Great Waterfall', sceneryType: 'waterfall', silenceRating: 5 }),
    spotRecord('c', { name: 'Wood', description: 'Near a waterfall.', sceneryType: 'forest', silenceRating: 4 }),
  ]
  const { get } = checkedClient(await testService(records))
  const ids = async (q: string) => (await get(`/api/search?q=${encodeURIComponent(q)}`)).json.data.map(spot => spot.id)
  assert.deepEqual(await ids('malniu'), ['a'])
  assert.deepEqual(await ids('waterfall'), ['b', 'c'])
  assert.deepEqual(await ids('waterf'), ['b', 'c'])
  assert.deepEqual(await ids('watrefall great'), ['b'])
  assert.deepEqual(await ids('woodland'), ['c'])
  assert.deepEqual(await ids('waterfall estany'), [])
  const { json } = await get('/api/search?q=waterfall&limit=1')
  assert.deepEqual([json.meta.totalReturned, json.meta.totalAvailable, json.meta.nextCursor], [1, 2, null])
  for (const query of ['', 'q=', 'q=%20%20']) {
    const refused = await get(`/api/search?${query}`)
    assert.deepEqual([refused.status, refused.json.error.code], [400, 'missing_parameter'])
  }
})
