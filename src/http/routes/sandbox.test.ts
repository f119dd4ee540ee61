import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkedClient } from '../../../test/support/checked-client.ts'
import { testService } from '../../../test/support/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'

const spots = randomSpots(5)

test('the sandbox is a list like any other over its own fixed collection', async () => {
  const { get } = checkedClient(await testService(spots))
  const { json } = await get('/api/sandbox/spots?limit=100')
  assert.equal(json.meta.source, 'Sandbox: fictional sample data')
  assert.equal(json.data.length, 25)
  assert.ok(json.data.every(spot => spot.id.startsWith('sandbox-')))
  assert.deepEqual(new Set(json.data.map(spot => spot.accessStatus)), new Set(['free', 'paid', undefined]))
  const confidences = new Set(json.data.map(spot => spot.confidence))
  assert.deepEqual(confidences, new Set(['editorial', 'high', 'medium', 'low']))
  assert.ok(json.data.some(spot => spot.fireStatus === null) && json.data.some(spot => spot.fireStatus === 'allowed'))
  assert.ok(json.data.some(spot => spot.latitude === 90) && json.data.some(spot => spot.longitude === -180))
  const page = await get('/api/sandbox/spots?limit=10&minRating=4')
  const rest = await get(`/api/sandbox/spots?limit=10&minRating=4&cursor=${page.json.meta.nextCursor}`)
  assert.equal(page.json.data.length + rest.json.data.length, page.json.meta.totalAvailable)
  assert.equal((await get('/api/sandbox/spots?q=forest&tag=camping')).json.data[0]?.id, 'sandbox-whispering-pines')
})

test('a sandbox spot is not in the directory, and a cursor of one is refused by the other', async () => {
  const { get } = checkedClient(await testService(spots))
  assert.equal((await get('/api/spots/sandbox-whispering-pines')).status, 404)
  const { nextCursor } = (await get('/api/sandbox/spots?limit=2')).json.meta
  assert.equal((await get(`/api/spots?cursor=${nextCursor}`)).json.error.code, 'invalid_cursor')
})

test('Prefer: code=… answers that error with its real headers, on the sandbox alone', async () => {
  const { get } = checkedClient(await testService(spots))
  for (const [status, code] of [
    [400, 'invalid_parameter'],
    [404, 'spot_not_found'],
    [429, 'rate_limited'],
    [500, 'internal_error'],
    [503, 'unavailable'],
  ] as const) {
    const { status: answered, json, headers } = await get('/api/sandbox/spots', { prefer: `code=${status}` })
    assert.deepEqual([answered, json.error.code], [status, code])
    assert.equal(headers.get('preference-applied'), `code=${status}`)
    if (status === 429) assert.match(headers.get('retry-after') ?? '', /^\d+$/)
    if (status === 429) assert.equal(headers.get('x-ratelimit-remaining'), '0')
  }
  assert.equal((await get('/api/sandbox/spots', { prefer: 'code=418, foo' })).status, 200)
  assert.equal((await get('/api/spots', { prefer: 'code=500' })).status, 200)
  const { headers } = await get('/api/sandbox/spots')
  assert.equal(headers.get('vary'), 'Accept, Accept-Encoding, Prefer')
  const conditional = { 'if-none-match': headers.get('etag') ?? '', prefer: 'code=404' }
  assert.equal((await get('/api/sandbox/spots', conditional)).status, 404)
})
