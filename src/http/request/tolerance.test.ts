// Tolerant at the door, strict in meaning: how programs write numbers, headers and lists.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkedClient } from '../../../test/support/checked-client.ts'
import { LINKS, startOfMinute, testService } from '../../../test/support/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { API_HEADERS } from '../response/headers.ts'

const spots = randomSpots(40)
const client = async () => checkedClient(await testService(spots))

describe('numbers', () => {
  test('a number is taken as programs print it, in every parameter', async () => {
    const { get } = await client()
    const same: [string, string][] = [
      ['minRating=3.2999999999999998', 'minRating=3.3'],
      ['minRating=3.3000000000000003', 'minRating=3.31'],
      ['minRating=2.5e0', 'minRating=2.5'],
      ['minRating=3.0', 'minRating=3'],
      ['near=-0.17578125000000003,1e-7&radiusKm=9000', 'near=-0.17578125,0&radiusKm=9000'],
      ['near=0,0&radiusKm=9.000000000000001e3', 'near=0,0&radiusKm=9000'],
      ['bbox=-1.7578125000000003e1,-8.5E1,1.2e%2B2,80.00000000000001', 'bbox=-17.578125,-85,120,80'],
      // As bc, Fortran and printf's %+f write them; a plus sign in an address is a space.
      ['near=.5,5.&radiusKm=+9000', 'near=0.5,5&radiusKm=9000'],
      ['bbox=%2B1.0,-85.,+120,80', 'bbox=1,-85,120,80'],
      ['limit=0000000000005', 'limit=5'],
    ]
    for (const [written, plain] of same) {
      const [one, other] = [await get(`/api/spots?${written}`), await get(`/api/spots?${plain}`)]
      assert.equal(one.status, 200, written)
      const idsOf = ({ json }: typeof one) => json.data.map(({ id }) => id)
      assert.deepEqual(idsOf(one), idsOf(other), written)
    }
    const point = '/api/silence?latitude=42.500000000000001&longitude=1.5000000000000002e0'
    assert.equal((await get(point)).status, 200)
  })

  test('what no program prints for a number is refused', async () => {
    const { get } = await client()
    for (const text of ['1e', 'e3', '.', '+', '.e1', '1.2.3', '0x3', 'Infinity', '1e999', '--3', '3,0', '٣', '1_0', ''])
      for (const name of ['minRating', 'radiusKm']) {
        const { status, json } = await get(`/api/spots?near=0,0&${name}=${encodeURIComponent(text)}`)
        assert.deepEqual([status, json.error?.code], [400, 'invalid_parameter'], `${name}=${text}`)
      }
  })
})

describe('Accept', () => {
  test('a media range with parameters names the type alone', async () => {
    const { get } = await client()
    const cases: Record<string, string> = {
      'application/json; charset=utf-8': 'application/json',
      'application/json;charset="utf-8", text/plain': 'application/json',
      'application/json;odata.metadata=minimal;q=0.9, application/geo+json;q=0.1': 'application/json',
      'application/geo+json; charset=utf-8;q=0.9, application/json;q=0.5': 'application/geo+json',
      'text/html;level=1, application/geo+json;profile="a;b,c"': 'application/geo+json',
    }
    for (const [accept, type] of Object.entries(cases)) {
      const { status, headers } = await get('/api/spots?limit=1', { accept })
      assert.deepEqual([status, headers.get('content-type')], [200, type], accept)
    }
    const refused = await get('/api/spots?limit=1', { accept: 'text/html; charset=utf-8' })
    assert.equal(refused.json.error.code, 'not_acceptable')
    const problem = await get('/api/spots?limit=0', { accept: 'application/problem+json; charset=utf-8' })
    assert.equal(problem.headers.get('content-type'), 'application/problem+json')
  })

  test('a weight of none still refuses a type', async () => {
    const { get } = await client()
    assert.equal((await get('/api/spots', { accept: 'application/json;charset=utf-8; q=0' })).status, 406)
  })
})

test('If-None-Match: * is 304 wherever there is something, stored or not, and counts nothing', async () => {
  const service = await testService(spots, { now: startOfMinute(), limit: 100 })
  const { get } = checkedClient(service)
  const left = ({ headers }: Awaited<ReturnType<typeof get>>) => Number(headers.get('x-ratelimit-remaining'))
  for (const target of [
    '/api/spots?limit=2',
    '/api/spots/r-00001',
    '/api/search?q=lake',
    '/api/export',
    '/api/suggest?q=l',
  ]) {
    const [unseen, before] = [await get(target, { 'if-none-match': '*' }), left(await get(target))]
    const seen = await get(target, { 'if-none-match': '*' })
    assert.deepEqual([unseen.status, seen.status, left(seen)], [304, 304, before], target)
    assert.equal(unseen.headers.get('etag'), seen.headers.get('etag'), target)
  }
  assert.equal((await get('/api/spots/none', { 'if-none-match': '*' })).status, 404)
  assert.equal((await get('/api/health', { 'if-none-match': '*' })).status, 200)
})

test('a list of commas alone is a named 400; a blank one is absent', async () => {
  const { get } = await client()
  for (const name of ['tag', 'activity']) {
    for (const commas of [',', ',,', ' , ']) {
      const { status, json } = await get(`/api/spots?${name}=${encodeURIComponent(commas)}`)
      assert.deepEqual([status, json.error.code], [400, 'invalid_parameter'])
      assert.ok(json.error.message.startsWith(`${name} must be one or more words`), json.error.message)
    }
    assert.equal((await get(`/api/spots?${name}=`)).json.meta.totalAvailable, spots.length)
    const [one, padded] = [await get('/api/spots?tag=lake'), await get('/api/spots?tag=,lake,,')]
    assert.deepEqual(one.json.data, padded.json.data)
  }
})

test('prev is a JSON array of texts, in GET as in POST; in the form of NLWeb it may be anything', async () => {
  const { get, post } = await client()
  const wrong = ['lakes', '"lakes"', '{"a":1}', '[1]', '[', JSON.stringify(Array(21).fill('a'))]
  for (const path of ['/api/ask', '/ask']) {
    for (const prev of wrong) {
      const { status, json } = await get(`${path}?q=lakes&prev=${encodeURIComponent(prev)}`)
      assert.deepEqual([status, json.error?.code], [400, 'invalid_parameter'], prev)
      assert.match(json.error.message, /^prev must be a JSON array/)
    }
    assert.equal((await get(`${path}?q=lakes&prev=${encodeURIComponent('["quiet lakes"]')}`)).status, 200)
  }
  assert.equal((await get('/ask?query=lakes&prev=quiet')).status, 200)
  assert.equal((await post('/api/ask', { query: 'lakes', prev: 'quiet' })).status, 400)
})

test('country is taken in either case', async () => {
  const { get } = await client()
  const [lower, upper] = [await get('/api/spots?country=ad'), await get('/api/spots?country=AD')]
  assert.ok(lower.json.data.length > 0)
  assert.deepEqual(lower.json.data, upper.json.data)
})

test('an unknown parameter is met by the name that was meant, or by the way there is', async () => {
  const { get } = await client()
  const cases: Record<string, string> = {
    '/api/spots?sceneryType=forest': '"sceneryType" is not a parameter of this path; did you mean scenery?',
    '/api/spots?accessStatus=free': '"accessStatus" is not a parameter of this path; did you mean access?',
    '/api/spots?activities=hiking': '"activities" is not a parameter of this path; did you mean activity?',
    '/api/spots?bounds=1,2,3,4': '"bounds" is not a parameter of this path; did you mean bbox?',
    '/api/changes?since=1': '"since" is not a parameter of this path; did you mean cursor?',
    '/api/spots?offset=10': '"offset" is not a parameter of this path; did you mean cursor?',
    '/api/spots?lat=42': '"lat" is not a parameter of this path; did you mean near?',
    '/api/silence?lat=42': '"lat" is not a parameter of this path; did you mean latitude?',
    '/api/spots?maxRating=4': '"maxRating" is not a parameter of this path; there is no upper bound for ratings',
    '/api/spots?format=geojson':
      '"format" is not a parameter of this path; the form is chosen by the ending of the path, such as /api/spots.geojson, or by Accept',
    '/api/spots?apiKey=x': '"apiKey" is not a parameter of this path; no key is needed',
    '/api/search?q=a&offset=10':
      '"offset" is not a parameter of this path; known here: q, limit, tag, activity, access, fire, scenery, country, near, radiusKm, bbox, sort',
  }
  for (const [target, message] of Object.entries(cases)) assert.equal((await get(target)).json.error.message, message)
})

test('a preflight allows the headers that signed and traced requests carry, and they change nothing', async () => {
  const { send, get } = await client()
  const { headers } = await send('/api/spots', { method: 'OPTIONS' })
  const allowed = headers.get('access-control-allow-headers')?.split(', ') ?? []
  for (const name of ['Authorization', 'traceparent', 'tracestate', 'baggage', 'X-Requested-With'])
    assert.ok(allowed.includes(name), name)
  assert.equal(headers.get('access-control-allow-origin'), API_HEADERS['Access-Control-Allow-Origin'])
  const sent = { authorization: 'Bearer x', traceparent: '00-0af7-00', 'x-requested-with': 'XMLHttpRequest' }
  assert.equal((await get('/api/spots?limit=2', sent)).text, (await get('/api/spots?limit=2')).text)
})

describe('Prefer: respond-async', () => {
  const later = { prefer: 'respond-async' }

  test('a blank question, a batch of 11 and one without a path are refused at once', async () => {
    const { post } = await client()
    const cases: [string, unknown, string][] = [
      ['/api/ask', { query: ' ' }, 'missing_parameter'],
      ['/ask', { query: { text: '' } }, 'missing_parameter'],
      ['/api/batch', { operations: Array.from({ length: 11 }, () => ({ path: '/api/health' })) }, 'batch_too_large'],
      ['/api/batch', { operations: [{ query: {} }] }, 'invalid_body'],
    ]
    for (const [path, body, code] of cases) {
      for (const headers of [later, {}]) {
        const { status, json } = await post(path, body, headers)
        assert.deepEqual([status, json.error?.code], [400, code], path)
      }
    }
  })

  test('the address of the job keeps the path of PUBLIC_URL', async () => {
    const links = { ...LINKS, baseUrl: 'https://example.org/quiet' }
    const { post } = checkedClient(await testService(spots, { links }))
    const { headers } = await post('/api/ask', { query: 'lakes' }, later)
    assert.match(headers.get('location') ?? '', /^\/quiet\/api\/jobs\/job_/)
  })
})
