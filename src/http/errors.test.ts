import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkedClient } from '../../test/support/checked-client.ts'
import { LINKS, testService } from '../../test/support/service.ts'
import { randomSpots } from '../../test/support/spots.ts'
import { ERRORS } from './error-codes.ts'

const spots = randomSpots(20)

test('a parameter that breaks its type or range is named, quoted, and told what is allowed', async () => {
  const { get } = checkedClient(await testService(spots))
  const cases: Record<string, string> = {
    '/api/spots?limit=0': 'limit must be a whole number between 1 and 100, got "0"',
    '/api/spots?limit=101': 'limit must be a whole number between 1 and 100, got "101"',
    '/api/spots?limit=1e1': 'limit must be a whole number between 1 and 100, got "1e1"',
    '/api/spots?limit=': 'limit must be a whole number between 1 and 100, got ""',
    '/api/spots?limit=%2B5': 'limit must be a whole number between 1 and 100, got "+5"',
    '/api/spots?limit=5.0': 'limit must be a whole number between 1 and 100, got "5.0"',
    '/api/spots?minRating=0.9': 'minRating must be a number between 1 and 5, got "0.9"',
    '/api/spots?minRating=5.1': 'minRating must be a number between 1 and 5, got "5.1"',
    '/api/spots?minRating=NaN': 'minRating must be a number between 1 and 5, got "NaN"',
    '/ask?stream=yes': 'stream must be true, false, 1 or 0, got "yes"',
    '/api/spots?tag=a&tag=b': 'tag is given twice: give it once',
    '/api/search?q=a&Limit=3': '"Limit" is not a parameter of this path; did you mean limit?',
    '/api/health?x=1': '"x" is not a parameter of this path; this path takes none',
    '/api/ask?stream=true': '"stream" is not a parameter of this path; known here: q, prev, near',
    '/api/jobs/x?__proto__=1': '"__proto__" is not a parameter of this path; this path takes none',
    '/api/spots?near=42.5':
      'near must be latitude,longitude in degrees (-90 to 90, -180 to 180), such as 42.56,1.52, got "42.5"',
    '/api/spots?near=91,0':
      'near must be latitude,longitude in degrees (-90 to 90, -180 to 180), such as 42.56,1.52, got "91,0"',
    '/api/spots?bbox=1,2,3':
      'bbox must be west,south,east,north in degrees (longitudes -180 to 180, latitudes -90 to 90), such as 1.4,42.4,1.8,42.7, got "1,2,3"',
    '/api/spots?bbox=1,20,3,10': 'bbox must have south at most north, got 20 and 10',
    '/api/spots?radiusKm=5': 'radiusKm needs near',
    '/api/spots?sort=distance': 'sort=distance needs near',
    '/api/spots?near=1,2&sort=rating': 'sort must be one of distance, surest, got "rating"',
    '/api/spots?access=cheap': 'access must be one of free, paid, got "cheap"',
    '/api/spots?country=AND': 'country must be a country code of two letters (ISO 3166-1), got "AND"',
  }
  for (const [target, message] of Object.entries(cases)) {
    const { status, json } = await get(target)
    const docs = `${LINKS.baseUrl}/docs/errors#invalid_parameter`
    assert.deepEqual([status, json.error], [400, { code: 'invalid_parameter', message, docs }], target)
  }
})

test('a blank cursor is as absent; one longer than any can be is invalid_cursor', async () => {
  const { get } = checkedClient(await testService(spots))
  for (const path of ['/api/spots', '/api/changes', '/api/sandbox/spots']) {
    const first = await get(path)
    for (const blank of ['cursor=', 'cursor=%20']) assert.equal((await get(`${path}?${blank}`)).status, 200, path)
    assert.deepEqual((await get(`${path}?cursor=`)).json.data, first.json.data)
    const { status, json } = await get(`${path}?cursor=${'x'.repeat(513)}`)
    assert.deepEqual([status, json.error.code], [400, 'invalid_cursor'], path)
  }
})

test('a path that is not there is named as it was sent; other letters than ASCII can be read', async () => {
  const { get } = checkedClient(await testService(spots))
  const cases = {
    '/%61pi/spots': '/%61pi/spots',
    '/api/s%25pots': '/api/s%25pots',
    '/caf%C3%A9': '/café',
    '/x%FF': '/x%FF',
  }
  for (const [path, shown] of Object.entries(cases)) {
    const { status, json } = await get(path)
    assert.deepEqual([status, json.error.message.split(';')[0]], [404, `there is no path "${shown}"`], path)
  }
})

test('limits are taken at their ends', async () => {
  const { get } = checkedClient(await testService(spots))
  for (const query of ['limit=1', 'limit=100', 'limit=007', 'minRating=1', 'minRating=5', 'minRating=5.0']) {
    assert.equal((await get(`/api/spots?${query}`)).status, 200, query)
  }
})

test('unknown paths are 404, other methods of known paths 405 with Allow', async () => {
  const { send, get } = checkedClient(await testService(spots))
  for (const path of [
    '/api',
    '/api/',
    '/api/spot',
    '/api/spots/',
    '/api/spots/a/b',
    '/ask/',
    '/nothing',
    '/api/v2/spots',
  ]) {
    const { status, json } = await get(path)
    assert.deepEqual([status, json.error.code], [404, 'route_not_found'], path)
  }
  const allowed: Record<string, string> = {
    '/api/spots': 'GET, HEAD, OPTIONS',
    '/api/spots/a': 'GET, HEAD, OPTIONS',
    '/api/batch': 'POST, OPTIONS',
    '/ask': 'GET, HEAD, POST, OPTIONS',
  }
  for (const [path, allow] of Object.entries(allowed)) {
    for (const method of ['DELETE', 'PUT', 'PATCH', 'PROPFIND']) {
      const { status, json, headers } = await send(path, { method })
      assert.deepEqual([status, json.error.code, headers.get('allow')], [405, 'method_not_allowed', allow])
    }
  }
  assert.equal((await get('/api/batch')).status, 405)
})

test('HEAD answers as GET without a body, OPTIONS with 204, Allow and the rules of CORS', async () => {
  const { send, get } = checkedClient(await testService(spots))
  const [head, full] = [await send('/api/spots', { method: 'HEAD' }), await get('/api/spots')]
  assert.deepEqual([head.status, head.text, head.headers.get('etag')], [200, '', full.headers.get('etag')])
  assert.equal(head.headers.get('content-length'), String(Buffer.byteLength(full.text)))
  assert.equal((await send('/api/spots/none', { method: 'HEAD' })).status, 404)
  assert.equal((await send('/ask?stream=true&q=lake', { method: 'HEAD' })).text, '')
  const { status, headers, text } = await send('/ask', { method: 'OPTIONS' })
  assert.deepEqual([status, text, headers.get('allow')], [204, '', 'GET, HEAD, POST, OPTIONS'])
  assert.ok(headers.get('access-control-max-age'))
  assert.match(headers.get('access-control-allow-headers') ?? '', /Idempotency-Key/)
  assert.match(headers.get('access-control-allow-methods') ?? '', /GET, HEAD, POST, OPTIONS/)
})

test('a member that takes several types is refused with those types, or with what lies deeper', async () => {
  const { post } = checkedClient(await testService(spots))
  const messageOf = async (query: unknown) => (await post('/ask', { query })).json.error.message
  assert.equal(await messageOf(7), 'query is not as described: invalid input: expected string or object')
  assert.equal(
    await messageOf({ text: 7 }),
    'query.text is not as described: invalid input: expected string, received number',
  )
  assert.equal(
    await messageOf({}),
    'query.text is not as described: invalid input: expected string, received undefined',
  )
})

test('a body is refused by name: type, size, JSON, shape, missing member', async () => {
  const { post, send } = checkedClient(await testService(spots))
  const codes = async (body: unknown, headers = {}) => {
    const { status, json } = await post('/api/ask', body, headers)
    return [status, json.error.code]
  }
  assert.deepEqual(await codes('{"query":'), [400, 'invalid_json'])
  assert.deepEqual(await codes(''), [400, 'invalid_json'])
  assert.deepEqual(await codes([]), [400, 'invalid_body'])
  assert.deepEqual(await codes('null'), [400, 'invalid_body'])
  assert.deepEqual(await codes({ query: 7 }), [400, 'invalid_body'])
  assert.deepEqual(await codes({}), [400, 'missing_parameter'])
  assert.deepEqual(await codes({ query: '  ' }), [400, 'missing_parameter'])
  assert.deepEqual(await codes({ query: 'x'.repeat(66_000) }), [413, 'body_too_large'])
  assert.deepEqual(await codes({ query: 'a' }, { 'content-type': 'text/plain' }), [415, 'unsupported_media_type'])
  assert.deepEqual(await codes({ query: 'a' }, { 'content-encoding': 'gzip' }), [415, 'unsupported_media_type'])
  assert.equal((await post('/api/ask', { query: 'a' }, { 'content-encoding': 'identity' })).status, 200)
  const invalidUtf8 = await send('/ask', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Uint8Array([0x22, 0xff, 0x22]),
  })
  assert.equal(invalidUtf8.json.error.code, 'invalid_json')
  assert.equal(
    (await post('/api/ask', { query: 'lake' }, { 'content-type': 'Application/JSON; charset=utf-8' })).status,
    200,
  )
})

test('an Idempotency-Key has 1 to 128 printable characters, bare or quoted', async () => {
  const { post } = checkedClient(await testService(spots))
  const status = async (key: string) => (await post('/ask', { query: 'lake' }, { 'idempotency-key': key })).status
  for (const good of ['a', 'x'.repeat(128), `"${'x'.repeat(128)}"`]) assert.equal(await status(good), 200)
  for (const bad of ['', '""', 'x'.repeat(129), `"${'x'.repeat(129)}"`, 'ümlaut'])
    assert.equal(await status(bad), 400, bad)
  const { json } = await post('/api/batch', { operations: [] }, { 'idempotency-key': 'x'.repeat(129) })
  assert.equal(json.error.code, 'invalid_idempotency_key')
})

test('Accept: application/problem+json gets problem details with the Error form inside', async () => {
  const { get } = checkedClient(await testService(spots))
  const { status, headers, json } = await get('/api/spots/none', {
    accept: 'application/problem+json',
    'x-request-id': 'abc-1',
  })
  assert.deepEqual([status, headers.get('content-type')], [404, 'application/problem+json'])
  assert.deepEqual(json, {
    type: `${LINKS.baseUrl}/docs/errors#spot_not_found`,
    title: ERRORS.spot_not_found.title,
    status: 404,
    detail: json.error.message,
    instance: 'abc-1',
    error: json.error,
  })
  assert.equal((await get('/api/spots', { accept: 'application/problem+json' })).status, 200)
})

test('406 comes only where no form can be served', async () => {
  const { get } = checkedClient(await testService(spots))
  for (const accept of ['*/*', 'application/json', 'application/*', 'text/html,*/*;q=0.8', 'application/json;q=0.1']) {
    assert.equal((await get('/api/spots', { accept })).status, 200, accept)
  }
  for (const accept of ['text/html', 'image/png', 'application/json;q=0']) {
    const { status, json } = await get('/api/spots', { accept })
    assert.deepEqual([status, json.error.code], [406, 'not_acceptable'], accept)
  }
})

test('X-Request-Id echoes a sane one and replaces any other', async () => {
  const { get } = checkedClient(await testService(spots))
  const id = async (sent: string) => (await get('/api/health', { 'x-request-id': sent })).headers.get('x-request-id')
  assert.equal(await id('Job_42-a'), 'Job_42-a')
  for (const odd of ['a b', '<x>', 'x'.repeat(129)]) assert.notEqual(await id(odd), odd)
  assert.notEqual(await id('a b'), await id('a b'))
})

test('a fault inside is a 500 in the Error form that tells nothing but the request id, and the log has the rest', async () => {
  const service = await testService(spots)
  const logged: unknown[] = []
  const log = {
    ...service.log,
    error: (line: unknown) => void logged.push(line),
    request: () => {},
    isLevelEnabled: () => true,
  }
  const broken = {
    ...service,
    log,
    reads: {
      ...service.reads,
      directory: () => {
        throw new Error('secret /path')
      },
    },
  }
  const { status, json, text } = await checkedClient(broken).get('/api/spots', { 'x-request-id': 'find-me' })
  assert.deepEqual([status, json.error.code], [500, 'internal_error'])
  assert.match(json.error.message, /find-me/)
  assert.doesNotMatch(text, /secret|path/)
  assert.equal((logged[0] as { id: string }).id, 'find-me')
})
