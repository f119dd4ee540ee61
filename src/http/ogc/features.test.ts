// The requirements of OGC API - Features, Part 1 (OGC 17-069r4), each under its identifier.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { linkOf, ogcReader, type OgcReader, type OgcBody } from '../../../test/support/ogc-reader.ts'
import { LINKS } from '../../../test/support/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'

const spots = randomSpots(250)
const ITEMS = '/ogc/collections/spots/items'
let client: OgcReader['client']
let read: OgcReader['read']

before(async () => {
  ;({ client, read } = await ogcReader(spots))
})

test('/req/core/root-op, /req/core/root-success: the landing page leads to everything else', async () => {
  const { status, body } = await read('/ogc')
  assert.equal(status, 200)
  for (const rel of ['service-desc', 'conformance', 'data']) {
    const { href, type } = linkOf(body, rel)
    const there = await read(href)
    assert.deepEqual([there.status, there.type], [200, type], rel)
  }
  assert.equal(linkOf(body, 'service-doc').href, `${LINKS.baseUrl}/docs`)
  assert.deepEqual((await read('/ogc/')).body, body)
})

test('/req/core/conformance-op, /req/core/conformance-success: the classes are core, oas30 and geojson', async () => {
  const { conformsTo } = (await read('/ogc/conformance')).body
  const base = 'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf'
  assert.deepEqual(conformsTo, [`${base}/core`, `${base}/oas30`, `${base}/geojson`])
})

test('/req/core/http: methods and errors are those of HTTP/1.1', async () => {
  const { status, headers } = await client.send('/ogc/collections', { method: 'POST' })
  assert.deepEqual([status, headers.get('allow')], [405, 'GET, HEAD, OPTIONS'])
  assert.equal((await client.send('/ogc', { method: 'HEAD' })).status, 200)
})

test('/req/core/query-param-unknown, /req/core/query-param-invalid: both are 400', async () => {
  for (const query of ['unknown=1', 'limit=x', 'limit=0', 'bbox=1,2,3', 'bbox=0,10,5,2', 'datetime=yesterday']) {
    const { status, body } = await read(`${ITEMS}?${query}`)
    assert.equal(status, 400, query)
    assert.match(body.error.code, /^invalid_parameter$/)
  }
})

test('/req/core/crs84: coordinates are longitude and latitude', async () => {
  const { features } = (await read(`${ITEMS}?limit=250`)).body
  for (const { id, geometry } of features) {
    const spot = spots.find(spot => spot.id === id)
    assert.deepEqual(geometry.coordinates, [spot?.longitude, spot?.latitude])
  }
})

test('/req/core/fc-md-op, /req/core/fc-md-success, /req/core/fc-md-links, /req/core/fc-md-items, /req/core/fc-md-items-links: every collection is listed with its features', async () => {
  const { body } = await read('/ogc/collections')
  assert.equal(linkOf(body, 'self').href, `${LINKS.baseUrl}/ogc/collections`)
  assert.deepEqual(
    body.collections.map(({ id }) => id),
    ['spots', 'test'],
  )
  for (const collection of body.collections) assert.equal((await read(linkOf(collection, 'items').href)).status, 200)
})

test('/req/core/fc-md-extent: no spot lies outside of it', async () => {
  for (const { extent } of (await read('/ogc/collections')).body.collections) {
    const [west = 0, south = 0, east = 0, north = 0] = extent.spatial.bbox[0] ?? []
    for (const { longitude, latitude } of spots) {
      assert.ok(longitude >= west && longitude <= east && latitude >= south && latitude <= north)
    }
  }
})

test('/req/core/sfc-md-op, /req/core/sfc-md-success: one collection says what the list says of it', async () => {
  for (const collection of (await read('/ogc/collections')).body.collections) {
    assert.deepEqual((await read(`/ogc/collections/${collection.id}`)).body, collection)
  }
  assert.equal((await read('/ogc/collections/none')).body.error.code, 'collection_not_found')
})

test('/req/core/fc-op, /req/core/fc-response, /req/core/fc-links, /req/core/fc-rel-type: next links lead through all features, each once', async () => {
  for (const id of ['spots', 'test']) {
    const seen: string[] = []
    let next: string | undefined = `/ogc/collections/${id}/items?limit=60`
    while (next !== undefined) {
      const { body }: { body: OgcBody } = await read(next)
      assert.ok(body.links.every(({ rel, type }) => rel !== '' && type !== ''))
      assert.equal(linkOf(body, 'self').href.replace(LINKS.baseUrl, ''), next.replace(LINKS.baseUrl, ''))
      seen.push(...body.features.map(({ id }) => id))
      next = body.links.find(({ rel }) => rel === 'next')?.href
    }
    assert.deepEqual(seen.toSorted(), spots.map(({ id }) => id).toSorted())
  }
})

test('/req/core/fc-limit-definition, /req/core/fc-limit-response-1: a limit is kept, and one above the most is clamped', async () => {
  assert.equal((await read(`${ITEMS}?limit=7`)).body.features.length, 7)
  assert.equal((await read(`${ITEMS}?limit=1000000`)).body.features.length, 250)
  assert.equal((await read(ITEMS)).body.features.length, 100)
})

test('/req/core/fc-bbox-definition, /req/core/fc-bbox-response: features lie in the box, across the antimeridian too', async () => {
  const boxes: [string, (longitude: number, latitude: number) => boolean][] = [
    ['-20,-30,50,60', (x, y) => x >= -20 && x <= 50 && y >= -30 && y <= 60],
    ['150,-90,-150,90', x => x >= 150 || x <= -150],
    ['-20,-30,-100,50,60,9000', (x, y) => x >= -20 && x <= 50 && y >= -30 && y <= 60],
  ]
  for (const [bbox, holds] of boxes) {
    const { features, numberMatched } = (await read(`${ITEMS}?limit=1000&bbox=${bbox}`)).body
    const wanted = spots.filter(({ longitude, latitude }) => holds(longitude, latitude))
    assert.ok(wanted.length > 0)
    assert.deepEqual(new Set(features.map(({ id }) => id)), new Set(wanted.map(({ id }) => id)))
    assert.equal(numberMatched, wanted.length)
  }
  for (const bbox of ['-20,-30,low,50,60,high', '-20,-30,0,50,60', '-20,-30,,50,60,']) {
    assert.equal((await read(`${ITEMS}?bbox=${bbox}`)).status, 400, bbox)
  }
})

test('clients that name the form by f=json get it, and are told that there is no other', async () => {
  for (const path of [
    '/ogc',
    '/ogc/api',
    '/ogc/conformance',
    '/ogc/collections',
    '/ogc/collections/spots',
    ITEMS,
    `${ITEMS}/r-00001`,
  ]) {
    assert.equal((await read(`${path}?f=json`)).status, 200, path)
    assert.match((await read(`${path}?f=html`)).body.error.message, /f must be json/)
  }
  const { body } = await read(`${ITEMS}?f=json&limit=60`)
  assert.match(linkOf(body, 'next').href, /f=json/)
})

test('/req/core/fc-time-definition, /req/core/fc-time-response: times are checked, and spots, which have none, all match', async () => {
  for (const time of [
    '2026-01-01T00:00:00Z',
    '2026-01-01T00:00:00Z/..',
    '../2026-01-01T00:00:00Z',
    '2020-01-01/2021-01-01',
  ]) {
    assert.equal((await read(`${ITEMS}?limit=1&datetime=${encodeURIComponent(time)}`)).body.numberMatched, 250, time)
  }
  for (const time of ['2026-13-01', '2026-02-01/2026-01-01', 'now', '']) {
    assert.equal((await read(`${ITEMS}?datetime=${encodeURIComponent(time)}`)).status, 400, time)
  }
})

test('/req/core/fc-timeStamp, /req/core/fc-numberMatched, /req/core/fc-numberReturned: the counts are those of the page', async () => {
  const { timeStamp, numberMatched, numberReturned, features } = (await read(`${ITEMS}?limit=30`)).body
  assert.ok(!Number.isNaN(Date.parse(timeStamp)))
  assert.deepEqual([numberMatched, numberReturned, features.length], [250, 30, 30])
})

test('/req/core/f-op, /req/core/f-success, /req/core/f-links, /req/geojson/definition, /req/geojson/content: a feature links to itself and its collection', async () => {
  const { status, type, body } = await read(`${ITEMS}/r-00001`)
  assert.deepEqual([status, type, body.type], [200, 'application/geo+json', 'Feature'])
  assert.equal(linkOf(body, 'self').href, `${LINKS.baseUrl}${ITEMS}/r-00001`)
  assert.equal(linkOf(body, 'collection').href, `${LINKS.baseUrl}/ogc/collections/spots`)
  assert.equal((await read(ITEMS)).type, 'application/geo+json')
  assert.equal((await read(`${ITEMS}/none`)).body.error.code, 'spot_not_found')
})
