import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { checkedClient } from '../../../test/support/checked-client.ts'
import { testService } from '../../../test/support/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'

const spots = randomSpots(40)

test('POST /api/batch answers each operation as the direct GET would, in order', async () => {
  const { get, post } = checkedClient(await testService(spots))
  const operations = [
    { path: '/api/spots', query: { limit: 2, minRating: 3.5 } },
    { path: '/api/spots?limit=1', query: { limit: '3' } },
    { path: '/api/spots/none' },
    { path: '/ask', query: { q: 'lake' } },
    { path: '/api/health' },
    { path: '/api/sandbox/spots', query: { q: 'lake' } },
    { path: '/api/spots?limit=x' },
  ]
  const direct = [
    '/api/spots?limit=2&minRating=3.5',
    '/api/spots?limit=3',
    '/api/spots/none',
    '/ask?q=lake',
    '/api/health',
    '/api/sandbox/spots?q=lake',
    '/api/spots?limit=x',
  ]
  const { status, json } = await post('/api/batch', { operations })
  assert.equal(status, 200)
  assert.deepEqual(json.meta, { totalOperations: 7, succeeded: 5, failed: 2 })
  for (const [index, target] of direct.entries()) {
    const { status, json: body } = await get(target)
    assert.deepEqual(json.results[index], { index, status, body }, target)
  }
})

test('an operation that is no public read gets its own error, and the others their results', async () => {
  const { post } = checkedClient(await testService(spots))
  const refused: [unknown, number, string][] = [
    [{ path: 'api/spots' }, 404, 'route_not_found'],
    [{ path: '//evil.example.org/api/spots' }, 404, 'route_not_found'],
    [{ path: 'http://evil.example.org/' }, 404, 'route_not_found'],
    [{ path: '/openapi.json' }, 404, 'route_not_found'],
    [{ path: '/spots/x' }, 404, 'route_not_found'],
    [{ path: '/api/batch' }, 400, 'batch_nested'],
    [{ path: '/ask?stream=true' }, 400, 'invalid_parameter'],
    [{ path: '/api/spots', query: { limit: null } }, 400, 'invalid_parameter'],
    [{ path: '/api/spots', query: { tag: ['a'] } }, 400, 'invalid_parameter'],
    [{ path: '/ask', query: { stream: 1 } }, 400, 'invalid_parameter'],
    [{ path: '/api/spots', method: 'GET' }, 400, 'invalid_body'],
    [{ path: '/api/spots', headers: {} }, 400, 'invalid_body'],
    [{ path: '/api/spots', query: 'limit=1' }, 400, 'invalid_body'],
  ]
  for (const [operation, status, code] of refused) {
    const { json } = await post('/api/batch', { operations: [operation, { path: '/api/health' }] })
    assert.deepEqual(
      [json.results[0]?.status, json.results[0]?.body.error.code],
      [status, code],
      JSON.stringify(operation),
    )
    assert.equal(json.results[1]?.status, 200)
  }
})

test('a path that exists but is no part of a batch is said to be there', async () => {
  const { post } = checkedClient(await testService(spots))
  const operations = [{ path: '/api/export' }, { path: '/ogc' }, { path: '/api/nowhere' }]
  const { json } = await post('/api/batch', { operations })
  assert.deepEqual(
    json.results.map(({ body }) => body.error.message.split(/[:;]/)[0]),
    [
      '"/api/export" cannot be read inside a batch',
      '"/ogc" cannot be read inside a batch',
      'there is no path "/api/nowhere"',
    ],
  )
})

test('an operation without a path makes the whole batch invalid, and the message says which', async () => {
  const { post } = checkedClient(await testService(spots))
  for (const operation of [{ path: 7 }, { query: {} }, '/api/spots', null]) {
    const { status, json } = await post('/api/batch', { operations: [{ path: '/api/health' }, operation] })
    assert.deepEqual([status, json.error.code], [400, 'invalid_body'], JSON.stringify(operation))
    assert.match(json.error.message, /^operations\.1 has no path/)
  }
})

test('an operation may say that it wants no stream', async () => {
  const { get, post } = checkedClient(await testService(spots))
  const operations = [
    { path: '/ask', query: { q: 'lake', stream: false } },
    { path: '/ask?q=lake&stream=0' },
    { path: '/ask?q=lake&stream=perhaps' },
  ]
  const { json } = await post('/api/batch', { operations })
  const direct = await get('/ask?q=lake')
  assert.deepEqual(
    json.results.map(({ body }) => body.answer ?? body.error.code),
    [direct.json.answer, direct.json.answer, 'invalid_parameter'],
  )
})

test('a batch takes 0 to 10 operations', async () => {
  const { post } = checkedClient(await testService(spots))
  assert.deepEqual((await post('/api/batch', { operations: [] })).json, {
    object: 'batch_result',
    results: [],
    meta: { totalOperations: 0, succeeded: 0, failed: 0 },
  })
  const operations = (count: number) => Array.from({ length: count }, () => ({ path: '/api/health' }))
  assert.equal((await post('/api/batch', { operations: operations(10) })).json.results.length, 10)
  const { status, json } = await post('/api/batch', { operations: operations(11) })
  assert.deepEqual([status, json.error.code], [400, 'batch_too_large'])
  for (const body of [{}, { operations: 'x' }, { operations: { length: 1 } }])
    assert.equal((await post('/api/batch', body)).status, 400)
})

test('a batch counts once against the window', async () => {
  const { post } = checkedClient(await testService(spots, { limit: 10 }))
  const { headers } = await post('/api/batch', { operations: [{ path: '/api/spots' }, { path: '/api/health' }] })
  assert.equal(headers.get('x-ratelimit-remaining'), '9')
})

test('batch(op) equals the direct GET for any path and query', async () => {
  const { get, post } = checkedClient(await testService(spots))
  const path = fc.constantFrom(
    '/api/spots',
    '/api/search',
    '/api/ask',
    '/ask',
    '/api/spots/r-00003',
    '/api/v1/spots',
    '/api/sandbox/spots',
    '/api/none',
    '/api/jobs/x',
  )
  const value = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.integer({ min: -2, max: 120 }).map(String),
    fc.constantFrom('lake', 'forest'),
  )
  const name = fc.constantFrom('q', 'tag', 'limit', 'minRating', 'cursor', 'other')
  await fc.assert(
    fc.asyncProperty(path, fc.dictionary(name, value, { maxKeys: 3 }), async (path, query) => {
      const search = new URLSearchParams(query).toString()
      const direct = await get(search ? `${path}?${search}` : path)
      const { json } = await post('/api/batch', { operations: [{ path, query }] })
      assert.deepEqual([json.results[0]?.status, json.results[0]?.body], [direct.status, direct.json])
    }),
    { numRuns: 150 },
  )
})
