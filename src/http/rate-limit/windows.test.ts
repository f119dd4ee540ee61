import assert from 'node:assert/strict'
import { BlockList } from 'node:net'
import { test } from 'node:test'
import { checkedClient } from '../../../test/support/checked-client.ts'
import { testService } from '../../../test/support/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { RateWindows } from './windows.ts'
import { createRateMemory } from './slots.ts'

const MINUTE = 60_000
const noon = Date.UTC(2026, 0, 1, 12, 0, 0)

test('the 121st request of a minute is 429 with honest headers, and the next minute is fresh', async () => {
  let time = noon + 12_345
  const { get } = checkedClient(await testService(randomSpots(3), { limit: 120, now: () => time }))
  for (let i = 1; i <= 120; i++) {
    const { status, headers } = await get('/api/health')
    assert.deepEqual([status, headers.get('x-ratelimit-remaining')], [200, String(120 - i)])
  }
  const { status, headers, json } = await get('/api/health')
  assert.deepEqual([status, json.error.code], [429, 'rate_limited'])
  assert.match(json.error.message, /120 requests per minute.*48 s/)
  assert.deepEqual(
    [
      'x-ratelimit-limit',
      'x-ratelimit-remaining',
      'x-ratelimit-reset',
      'retry-after',
      'ratelimit',
      'ratelimit-policy',
    ].map(name => headers.get(name)),
    ['120', '0', String((noon + MINUTE) / 1000), '48', '"default";r=0;t=48', '"default";q=120;w=60'],
  )
  time = noon + MINUTE
  assert.deepEqual((await get('/api/health')).headers.get('x-ratelimit-remaining'), '119')
})

test('clients do not share a window; IPv6 counts by /64; pages and probes do not count', async () => {
  const { send } = checkedClient(await testService(randomSpots(3), { limit: 2, now: () => noon }))
  const status = async (address: string, path = '/api/health') => (await send(path, {}, address)).status
  assert.deepEqual(
    [await status('198.51.100.1'), await status('198.51.100.1'), await status('198.51.100.1')],
    [200, 200, 429],
  )
  assert.equal(await status('198.51.100.2'), 200)
  assert.equal(await status('::ffff:198.51.100.1'), 429)
  assert.deepEqual(
    [await status('2001:db8:1:2::a'), await status('2001:db8:1:2:ffff::b'), await status('2001:db8:1:2::c')],
    [200, 200, 429],
  )
  assert.equal(await status('2001:db8:1:3::a'), 200)
  for (const path of ['/livez', '/readyz', '/openapi.json']) assert.equal(await status('198.51.100.1', path), 200)
  assert.equal(await status('198.51.100.1', '/api/none'), 429)
})

test("a forged X-Forwarded-For counts as nobody else; a trusted proxy's right-most untrusted hop counts", async () => {
  const trustedProxies = new BlockList()
  trustedProxies.addSubnet('10.0.0.0', 8)
  const { send } = checkedClient(await testService(randomSpots(3), { limit: 1, now: () => noon, trustedProxies }))
  const status = async (peer: string, forwarded: string) =>
    (await send('/api/health', { headers: { 'x-forwarded-for': forwarded } }, peer)).status
  assert.equal(await status('198.51.100.1', '1.1.1.1'), 200)
  assert.equal(await status('198.51.100.1', '2.2.2.2'), 429)
  assert.equal(await status('10.0.0.1', '6.6.6.6, 198.51.100.7, 10.0.0.2'), 200)
  assert.equal(await status('10.0.0.1', '7.7.7.7, 198.51.100.7'), 429)
  assert.equal(await status('10.0.0.1', 'garbage'), 200)
})

test('OPTIONS and 304 count nothing, but are 429 too once the window is spent; HEAD and errors count', async () => {
  const { send, get } = checkedClient(await testService(randomSpots(3), { limit: 3, now: () => noon }))
  const etag = (await get('/api/spots')).headers.get('etag') ?? ''
  for (let i = 0; i < 5; i++) {
    assert.equal((await get('/api/spots', { 'if-none-match': etag })).status, 304)
    assert.equal((await send('/api/spots', { method: 'OPTIONS' })).status, 204)
  }
  assert.equal((await send('/api/spots', { method: 'HEAD' })).status, 200)
  assert.equal((await get('/api/spots?limit=x')).status, 400)
  assert.equal((await get('/api/spots', { 'if-none-match': etag })).status, 429)
  assert.equal((await send('/api/spots', { method: 'OPTIONS' })).status, 429)
})

test('a cost above what is left is refused and counts nothing', () => {
  const windows = new RateWindows(createRateMemory(), { limit: 25, now: () => noon })
  assert.equal(windows.take('a', 10).remaining, 15)
  assert.equal(windows.take('a', 10).remaining, 5)
  assert.deepEqual(windows.take('a', 10), { limit: 25, remaining: 5, reset: noon / 1000 + 60, isSpent: true })
  assert.equal(windows.take('a', 5).remaining, 0)
  assert.ok(windows.peek('a').isSpent)
})
