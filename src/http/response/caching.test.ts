import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { checkedClient } from '../../../test/support/checked-client.ts'
import { indexOf, testApp, testService } from '../../../test/support/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'

const spots = randomSpots(80)
const CACHED = [
  '/api/spots',
  '/api/spots/r-00001',
  '/api/search?q=lake',
  '/api/suggest?q=la',
  '/api/facets?tag=lake',
  '/api/ask?q=lake',
  '/ask?q=lake',
  '/api/v1/spots',
  '/api/v1/search?q=lake',
  '/api/sandbox/spots',
  '/openapi.json',
]
const NOT_STORED = [
  '/api/health',
  '/api/webhooks',
  '/api/jobs/none',
  '/ask?stream=true',
  '/livez',
  '/readyz',
  '/api/none',
]

test('every read of the catalogue has a strong ETag and is revalidated; 304 has no body', async () => {
  const { get } = checkedClient(await testService(spots))
  for (const target of CACHED) {
    const { headers } = await get(target)
    const etag = headers.get('etag') ?? ''
    assert.match(etag, /^"[\w-]{22}-[\da-z]{1,7}"$/, target)
    assert.equal(headers.get('cache-control'), 'public, no-cache')
    assert.match(headers.get('vary') ?? '', /^Accept, Accept-Encoding/)
    for (const ifNoneMatch of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await get(target, { 'if-none-match': ifNoneMatch })
      assert.deepEqual([again.status, again.text, again.headers.get('etag')], [304, '', etag], target)
    }
    assert.equal((await get(target, { 'if-none-match': '"other"' })).status, 200)
  }
})

test('what is not a read of the catalogue is not stored and has no ETag', async () => {
  const { get } = checkedClient(await testService(spots))
  for (const target of NOT_STORED) {
    const { headers } = await get(target)
    assert.match(headers.get('cache-control') ?? '', target.includes('stream') ? /no-cache/ : /no-store/, target)
    assert.equal(headers.get('etag'), null, target)
  }
})

test('the ETag is equal on machines that serve the same version, and another one after a publish or under other settings', async () => {
  const tag = async (service: Awaited<ReturnType<typeof testService>>) =>
    (await checkedClient(service).get('/api/spots')).headers.get('etag')
  const [here, there] = [await testService(spots), await testService(spots)]
  const first = await tag(here)
  assert.equal(await tag(there), first)
  here.reads.swap(await indexOf(spots, { version: 2 }))
  assert.notEqual(await tag(here), first)
  const links = {
    baseUrl: 'https://other.example.org',
    mapsUrlTemplate: 'https://maps.example.org/?q={latitude},{longitude}',
  }
  assert.notEqual(await tag(await testService(spots, { links })), first)
})

test('CACHE_MAX_AGE is told to caches', async () => {
  const { get } = checkedClient(await testService(spots, { cacheMaxAge: 300 }))
  assert.equal((await get('/api/spots')).headers.get('cache-control'), 'public, max-age=300')
})

test('bodies over 1 KiB are compressed as the client likes; each coding has its own ETag; small ones are sent plain', async () => {
  const service = await testService(spots)
  const app = testApp(service)
  const ask = async (target: string, coding: string) => {
    const response = await app.fetch(
      new Request(`http://inside${target}`, { headers: { 'accept-encoding': coding } }),
      { address: '203.0.113.9' },
    )
    return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const plain = await ask('/api/spots', 'identity')
  const [gzip, br] = [await ask('/api/spots', 'gzip'), await ask('/api/spots', 'gzip, deflate, br')]
  assert.deepEqual(
    [gzip, br, plain].map(({ headers }) => headers.get('content-encoding')),
    ['gzip', 'br', null],
  )
  assert.deepEqual(gunzipSync(gzip.bytes), plain.bytes)
  assert.deepEqual(brotliDecompressSync(br.bytes), plain.bytes)
  assert.equal(new Set([gzip, br, plain].map(({ headers }) => headers.get('etag'))).size, 3)
  const small = [await ask('/api/spots/r-00001', 'br'), await ask('/api/spots/r-00001', 'identity')]
  assert.deepEqual(
    small.map(({ headers }) => headers.get('content-encoding')),
    [null, null],
  )
  assert.equal(small[0]?.headers.get('etag'), small[1]?.headers.get('etag'))
})
