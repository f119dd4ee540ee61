import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { checkedClient } from '../../test/support/checked-client.ts'
import { testService } from '../../test/support/service.ts'
import { sandboxGrid } from '../service/sandbox-noise.ts'
import { randomSpots } from '../../test/support/spots.ts'
import { openApiDocument } from './openapi/openapi.ts'
import { routes } from './routes.ts'

const spots = randomSpots(60)

/** The description's own table of endpoints: a path that is missing here must be missing there. */
const DESCRIBED = [
  'GET /api/health',
  'GET /api/spots',
  'GET /api/spots/{id}',
  'GET /api/search',
  'GET /api/ask',
  'POST /api/ask',
  'GET /ask',
  'POST /ask',
  'POST /api/batch',
  'GET /api/jobs/{id}',
  'GET /api/sandbox/spots',
  'GET /api/v1/spots',
  'GET /api/v1/search',
  'GET /api/webhooks',
]

test('the route table has every endpoint of the service description, each with its own operation id', () => {
  const served = routes.flatMap(route => Object.keys(route.paths).map(path => `${route.method} ${path}`))
  for (const endpoint of DESCRIBED) assert.ok(served.includes(endpoint), endpoint)
  const ids = routes.flatMap(route => Object.values(route.paths))
  assert.equal(new Set(ids).size, ids.length)
})

test('each request counts one against the window, an export ten, a probe of health nothing', () => {
  const costs = routes.flatMap(({ paths, cost }) => Object.keys(paths).map(path => [path, cost] as const))
  const others = Object.fromEntries(costs.filter(([, cost]) => cost !== 1))
  const exports = Object.fromEntries(['', '.ndjson', '.geojson', '.csv'].map(ending => [`/api/export${ending}`, 10]))
  assert.deepEqual(others, { ...exports, '/livez': 0, '/readyz': 0 })
})

test('every route answers its own example, and every status that a route can send is declared', async () => {
  const { get, post } = checkedClient(await testService(spots, { grid: sandboxGrid() }))
  for (const route of routes.filter(route => !('id' in route.path.shape || 'featureId' in route.path.shape))) {
    for (const pattern of Object.keys(route.paths)) {
      const path = pattern.replace('{collectionId}', 'spots')
      const search = new URLSearchParams(route.example?.query).toString()
      const target = search ? `${path}?${search}` : path
      const { status } = route.method === 'GET' ? await get(target) : await post(target, route.example?.body)
      assert.equal(status, 200, `${route.method} ${target}`)
    }
  }
})

test('the OpenAPI document is the same every time, and names version 1.0.0 and the retry policy', () => {
  const links = { baseUrl: 'https://x.example.org', mapsUrlTemplate: 'https://m.example.org/{latitude}/{longitude}' }
  const [once, again] = [openApiDocument(routes, links, {}), openApiDocument(routes, links, {})]
  assert.deepEqual(once, again)
  assert.deepEqual([once.openapi, once.info.version], ['3.1.0', '1.0.0'])
  assert.match(once.info.description, /429.*5xx.*2 seconds.*3 attempts/)
  const list = once.paths['/api/spots']?.['get'] as {
    parameters: { name: string; schema: unknown; required: boolean }[]
  }
  const limit = list.parameters.find(({ name }) => name === 'limit')
  assert.deepEqual(
    [limit?.required, limit?.schema],
    [false, { default: 50, type: 'integer', minimum: 1, maximum: 100 }],
  )
})

test('10,000 random requests get no 5xx and always a declared form', async () => {
  const { send } = checkedClient(await testService(spots, { limit: 60_000 }))
  const known = routes
    .flatMap(route => Object.keys(route.paths))
    .map(path => path.replace('{collectionId}', 'spots').replace(/\{\w+\}/, 'r-00001'))
  const segment = fc.oneof(fc.string({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 6 }))
  const path = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    {
      weight: 1,
      arbitrary: fc.array(segment, { maxLength: 4 }).map(parts => `/${parts.map(encodeURIComponent).join('/')}`),
    },
    { weight: 1, arbitrary: segment.map(part => `/api/spots/${encodeURIComponent(part)}`) },
    { weight: 1, arbitrary: fc.string({ maxLength: 20 }).map(raw => `/api/${raw.replaceAll(/[^\x21-\x7e]/g, '%')}`) },
  )
  const name = fc.oneof(
    fc.constantFrom('q', 'tag', 'limit', 'minRating', 'cursor', 'stream'),
    fc.string({ maxLength: 6 }),
  )
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('lake', '3', '0', 'true', 'null', '-1', "' or 1=1"),
  )
  const query = fc.array(fc.tuple(name, value), { maxLength: 4 })
  const header = fc.string({ maxLength: 20 }).map(text => text.replaceAll(/[^\x20-\x7e]/g, '').trim())
  const headers = fc.dictionary(
    fc.constantFrom(
      'accept',
      'accept-encoding',
      'if-none-match',
      'prefer',
      'x-request-id',
      'idempotency-key',
      'x-forwarded-for',
      'last-event-id',
      'content-type',
    ),
    fc.oneof(header, fc.constantFrom('application/json', '*/*', 'gzip', 'application/problem+json', 'code=503')),
    { maxKeys: 4 },
  )
  const body = fc.oneof(fc.json(), fc.string({ unit: 'binary', maxLength: 40 }), fc.constant('{"query":"lake"}'))
  const method = fc.constantFrom('GET', 'GET', 'GET', 'POST', 'POST', 'HEAD', 'OPTIONS', 'DELETE', 'PUT')
  await fc.assert(
    fc.asyncProperty(method, path, query, headers, body, async (method, path, query, headers, body) => {
      const search = new URLSearchParams(query).toString()
      const target = search ? `${path.split('?')[0]}?${search}` : path
      const sentBody = method === 'POST' || method === 'PUT' ? { body } : {}
      const { status, text } = await send(target, { method, headers, ...sentBody })
      const isSimulated = headers['prefer'] === 'code=503' && target.startsWith('/api/sandbox')
      assert.ok(status < 500 || isSimulated, `${method} ${target} → ${status}`)
      if (status >= 400 && text !== '') assert.ok(JSON.parse(text).error.code, text)
    }),
    { numRuns: 10_000 },
  )
})
