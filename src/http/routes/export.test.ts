import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { checkedClient } from '../../../test/support/checked-client.ts'
import { LINKS, testService } from '../../../test/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { toRecord, toSpot } from '../../spots/links.ts'
import { createApp } from '../app.ts'
import { streamOf, withPatience } from '../streams.ts'

const spots = randomSpots(150)
const GEOJSON = 'application/geo+json'

test('the export is NDJSON: a head with version, attribution and total, then every spot in canonical order', async () => {
  const service = await testService(spots)
  const { status, headers, text } = await checkedClient(service).get('/api/export')
  assert.deepEqual([status, headers.get('content-type')], [200, 'application/x-ndjson'])
  const [head, ...rows] = text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  const { object, version, attribution, total, changesUrl } = head
  assert.deepEqual([object, version, attribution, total], ['export', 1, 'Test list', spots.length])
  assert.equal(headers.get('link'), `<${changesUrl}>; rel="monitor"`)
  const { index } = service.directory()
  const shown = Array.from({ length: index.count }, (_, doc) => ({ ...index.spot(doc), ...index.details(doc) }))
  assert.deepEqual(rows, shown)
})

test('Accept chooses GeoJSON or CSV, and plain JSON gets GeoJSON; nothing else is refused but what cannot be', async () => {
  const { get } = checkedClient(await testService(spots))
  for (const accept of [GEOJSON, 'application/json']) {
    const { text, headers } = await get('/api/export', { accept })
    const { type, version, features, total } = JSON.parse(text)
    assert.deepEqual(
      [headers.get('content-type'), type, version, features.length],
      [accept, 'FeatureCollection', 1, total],
    )
  }
  const csv = await get('/api/export', { accept: 'text/csv' })
  const rows: Record<string, string>[] = parse(csv.text, { columns: true })
  assert.deepEqual(new Set(rows.map(({ id }) => id)), new Set(spots.map(({ id }) => id)))
  assert.ok(rows.every(({ sourceAttribution }) => sourceAttribution === 'Test list'))
  assert.match(csv.headers.get('content-disposition') ?? '', /filename="sanctuary-1.csv"/)
  assert.equal((await get('/api/export', { accept: '*/*' })).headers.get('content-type'), 'application/x-ndjson')
  assert.equal((await get('/api/export', { accept: 'image/png' })).json.error.code, 'not_acceptable')
})

test('the export has a strong ETag of version and form, is revalidated, and comes packed', async () => {
  const service = await testService(spots)
  const client = checkedClient(service)
  const app = createApp(service)
  const tags = new Set<string | null>()
  for (const accept of ['application/x-ndjson', GEOJSON, 'text/csv']) {
    const plain = await client.get('/api/export', { accept })
    const etag = plain.headers.get('etag') ?? ''
    assert.match(etag, /^"[\w-]{22}-[\da-z]{1,7}"$/)
    assert.equal(plain.headers.get('cache-control'), 'public, no-cache')
    assert.equal((await client.get('/api/export', { accept, 'if-none-match': etag })).status, 304)
    tags.add(etag)
    for (const [coding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const request = new Request('http://inside/api/export', { headers: { accept, 'accept-encoding': coding } })
      const packed = await app.fetch(request, { address: '203.0.113.7' })
      assert.equal(packed.headers.get('content-encoding'), coding)
      assert.equal(decode(Buffer.from(await packed.arrayBuffer())).toString(), plain.text)
      tags.add(packed.headers.get('etag'))
    }
  }
  assert.equal(tags.size, 9)
})

test('the export counts 10 against the rate window; HEAD sends the head alone, 304 counts nothing', async () => {
  const { get, send } = checkedClient(await testService(spots, { limit: 25 }))
  const { headers } = await get('/api/export')
  assert.equal(headers.get('x-ratelimit-remaining'), '15')
  const again = await get('/api/export', { 'if-none-match': headers.get('etag') ?? '' })
  assert.deepEqual([again.status, again.headers.get('x-ratelimit-remaining')], [304, '15'])
  const head = await send('/api/export', { method: 'HEAD' })
  assert.deepEqual([head.status, head.text, head.headers.get('etag')], [200, '', headers.get('etag')])
  assert.equal((await get('/api/export')).status, 429)
})

test('no part is made before it is taken, and none after the client has left', async () => {
  const service = await testService(randomSpots(3000))
  const { index } = service.directory()
  let read = 0
  const counted = {
    ...service.directory(),
    index: Object.create(index, { spot: { value: (doc: number) => (read++, index.spot(doc)) } }),
  }
  const app = createApp({ ...service, directory: () => counted })
  const response = await app.fetch(new Request('http://inside/api/export'), { address: '203.0.113.7' })
  const reader = response.body?.getReader()
  await reader?.read()
  await wait(20)
  const soFar = read
  assert.ok(soFar > 0 && soFar < 1000, `${soFar} of 3000 spots were read for the first part`)
  await reader?.cancel()
  await wait(20)
  assert.equal(read, soFar)
})

test('a reader who takes nothing for too long is left', async () => {
  let isReturned = false
  async function* endless() {
    try {
      for (;;) yield 'x'
    } finally {
      isReturned = true
    }
  }
  const reader = withPatience(streamOf(endless(), new AbortController().signal), 20).getReader()
  await reader.read()
  await wait(60)
  await assert.rejects(reader.read(), /takes nothing/)
  assert.ok(isReturned)
})

test('a record comes back whole from what the API shows and what it does not', () => {
  for (const record of spots) {
    const { otherNames, country, place, source, ratedBy } = record
    assert.deepEqual(
      toRecord(JSON.parse(JSON.stringify(toSpot(record, LINKS))), { otherNames, country, place, source, ratedBy }),
      record,
    )
  }
})
