import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkedClient } from '../../test/support/checked-client.ts'
import { leastSpentMs } from '../../test/support/least-spent.ts'
import { startOfMinute, testApp, testService } from '../../test/support/service.ts'
import { randomSpots } from '../../test/support/spots.ts'
import { mcpMount } from '../mcp/endpoint.ts'
import { pages } from '../web/pages.ts'
import { createRateMemory } from './rate-limit/slots.ts'
import { RateWindows } from './rate-limit/windows.ts'
import { WORK_UNITS_A_MS, workLimitOf } from './rate-limit/work-meter.ts'
import { isCanonical } from './request/target.ts'
import { createResponseCache } from './response/response-cache.ts'
import { routes } from './routes.ts'

const spots = randomSpots(60)
const PEER = { address: '203.0.113.7' }
const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

/** What any one input of 7,000 characters may take. */
const MOST_MS = 150

const windowsOf = (limit: number) => new RateWindows(createRateMemory(), { limit, now: startOfMinute() })

test('no spelling of a path passes the rate window', async () => {
  const app = testApp(await testService(spots, { limit: 3 }), pages, [mcpMount])
  const ask = async (target: string) => (await app.fetch(new Request(`http://inside${target}`), PEER)).status
  for (let i = 0; i < 3; i++) assert.equal(await ask('/api/health'), 200)
  for (const target of ['/api/health', '/api/./health', '/x/../api/health', '/api/spots/%61', '/ask', '/mcp']) {
    assert.equal(await ask(target), 429, target)
  }
  // An encoded letter is another path: nothing answers there.
  for (const target of ['/%61pi/health', '/a%70i/spots', '/%61sk?q=lake', '/m%63p', '/api%2Fhealth']) {
    assert.equal(await ask(target), 404, target)
  }
})

test('pages, tiles, suggestions, descriptions and wrong paths have a window of their own', async () => {
  const service = { ...(await testService(spots, { limit: 100 })), pageWindows: windowsOf(6) }
  const app = testApp(service, pages)
  const ask = (target: string) => app.fetch(new Request(`http://inside${target}`), PEER)
  for (const target of ['/', '/tiles/0/0/0.mvt', '/openapi.json', '/nowhere', '/docs']) {
    assert.notEqual((await ask(target)).status, 429, target)
  }
  const suggested = await ask('/api/suggest?q=la')
  assert.deepEqual(
    ['x-ratelimit-limit', 'x-ratelimit-remaining', 'ratelimit-policy'].map(name => suggested.headers.get(name)),
    ['6', '0', '"pages";q=6;w=60'],
  )
  for (const target of ['/', '/sitemaps/pages.xml', '/api/suggest?q=la', '/%61pi/health']) {
    assert.equal((await ask(target)).status, 429, target)
  }
  for (const target of ['/api/health', '/livez', '/readyz']) assert.equal((await ask(target)).status, 200, target)
})

test('no client buys more than its share of the processor, by batches or by anything else', async () => {
  assert.equal(workLimitOf(120), 2000 * WORK_UNITS_A_MS)
  const workWindows = windowsOf(workLimitOf(6))
  const service = { ...(await testService(spots)), workWindows }
  const { post, get, send } = checkedClient(service)
  const operations = Array.from({ length: 10 }, (_, i) => ({ path: '/api/ask', query: { q: `quiet lakes near ${i}` } }))
  let statuses: number[] = []
  for (let i = 0; i < 300 && !statuses.includes(429); i++) {
    const { status, json } = await post('/api/batch', { operations })
    statuses = status === 200 ? json.results.map(result => result.status) : [status]
  }
  assert.ok(statuses.includes(429), 'the budget of 100 ms is spent at some time')
  const refused = await get('/api/search?q=forest')
  assert.deepEqual([refused.status, refused.json.error.code], [429, 'rate_limited'])
  assert.match(refused.json.error.message, /0\.1 s of computing per minute/)
  assert.ok(Number(refused.headers.get('retry-after')) >= 1)
  assert.equal((await get('/livez')).status, 200)
  assert.equal((await send('/api/search?q=forest', {}, '198.51.100.4')).status, 200, 'another client is not held to it')
})

test('several requests at once are taken by the one MCP revision that has them, at most 10, and each counts', async () => {
  const app = testApp(await testService(spots, { limit: 30 }), { all: [] }, [mcpMount])
  const send = (calls: number, headers: Record<string, string> = {}) => {
    const body = JSON.stringify(Array.from({ length: calls }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' })))
    return app.fetch(
      new Request('http://x/mcp', { method: 'POST', body, headers: { ...JSON_HEADERS, ...headers } }),
      PEER,
    )
  }
  const left = (response: Response) => Number(response.headers.get('x-ratelimit-remaining'))
  const before = left(await send(1))
  assert.equal(left(await send(10)), before - 10)
  assert.equal((await send(11)).status, 400)
  assert.equal((await send(2, { 'mcp-protocol-version': '2025-06-18' })).status, 400)
  assert.equal((await send(10)).status, 200)
  assert.equal((await send(10)).status, 429)
})

test('an operation of a batch has a path no longer than a request may have', async () => {
  const { post } = checkedClient(await testService(spots))
  const slashes = { path: `/api/spots${'/'.repeat(60_000)}x` }
  const operations = [slashes, { path: '/api/health' }]
  assert.ok((await leastSpentMs(() => post('/api/batch', { operations }), 500)) < 500)
  const { json } = await post('/api/batch', { operations })
  assert.deepEqual(
    json.results.map(({ status }) => status),
    [414, 200],
  )
  assert.equal(json.results[0]?.body.error.code, 'target_too_long')
})

test('the response cache counts its keys, and keeps within its size', () => {
  const cache = createResponseCache<object>(1_000_000)
  const response = { status: 200, headers: [], body: [Buffer.from('{}')] }
  const url = (i: number) => `/api/spots?q=${i}${'x'.repeat(4000)}`
  for (let i = 0; i < 1000; i++) {
    cache.store(url(i), { response, coding: 'identity', tag: `"${i}"`, isSmall: true }, { versionTag: 'v', owner: {} })
  }
  const kept = Array.from({ length: 1000 }, (_, i) => cache.find(url(i))).filter(Boolean).length
  assert.ok(kept > 10 && kept * 8000 < 1_000_000, `${kept} entries of 8 kB and more are kept in 1 MB`)
})

test('only a target that is written in one way is stored', () => {
  for (const url of ['/api/spots', '/api/spots/r-1', '/api/spots?tag=lake,forest&q=a%20b'])
    assert.ok(isCanonical(url), url)
  for (const url of [
    '/api/spots/r%2D1',
    '/api/./spots',
    '//api/spots',
    '/api/spots?',
    '/api/spots#a',
    'http://a/api/spots',
  ]) {
    assert.ok(!isCanonical(url), url)
  }
})

test('a long input costs no more than its length: in every parameter, path and header', async () => {
  const app = testApp(await testService(spots), pages)
  const units = [
    '/',
    ' ',
    'a',
    ',',
    '-',
    '1',
    '.',
    '1,',
    ';',
    '=',
    '"',
    '%',
    '\t',
    'a b',
    '-1.',
    '1 ,',
    'q=1;',
    'W/"a",',
  ]
  const targets: [path: string, headers: Record<string, string>][] = []
  for (const unit of units) {
    const long = unit.repeat(Math.ceil(7000 / unit.length / (encodeURIComponent(unit).length / unit.length)))
    for (const { method, paths, query } of routes) {
      if (method !== 'GET') continue
      const [path = ''] = Object.keys(paths)
      for (const name of Object.keys(query.shape)) {
        // What a question costs is bounded in its own folder.
        if (path.includes('ask')) continue
        targets.push([`${path.replace('{id}', 'x')}?${name}=${encodeURIComponent(long)}`, {}])
      }
      if (path.includes('{id}')) targets.push([path.replace('{id}', encodeURIComponent(long)), {}])
    }
    for (const path of ['/', '/silence'])
      targets.push([`${path}?near=${encodeURIComponent(long)}&bbox=${long.length}`, {}])
    targets.push([`/sitemaps/${encodeURIComponent(long)}`, {}], [`/tiles/0/0/${encodeURIComponent(long)}`, {}])
    for (const name of ['accept', 'accept-encoding', 'if-none-match', 'prefer', 'x-request-id', 'x-forwarded-for']) {
      targets.push(['/api/sandbox/spots?limit=1', { [name]: long.trim() || 'x' }])
    }
  }
  for (const [path, headers] of targets) {
    const ms = await leastSpentMs(async () => {
      const response = await app.fetch(new Request(`http://inside${path}`, { headers }), PEER)
      await response.arrayBuffer()
      assert.ok(response.status < 500, path.slice(0, 60))
    }, MOST_MS)
    assert.ok(ms <= MOST_MS, `${path.slice(0, 60)}… ${JSON.stringify(headers).slice(0, 60)} took ${ms} ms`)
  }
})
