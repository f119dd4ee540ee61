import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { checkedClient } from '../../../test/support/checked-client.ts'
import { indexOf, testApp, testService } from '../../../test/support/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import type { StoredResponses } from '../../work/stored-responses.ts'
import type { LeaseOwner } from '../../work/lease.ts'
import { openWorkFile } from '../../work/sqlite/work-file.ts'
import { createRunOnce } from './run-once.ts'
import { openStoredResponses } from '../../work/stored/stored-responses.ts'

const spots = randomSpots(60)
const QUESTION = { query: 'quiet lakes' }
const BATCH = { operations: [{ path: '/api/spots', query: { limit: 3 } }] }
const keyed = (key: string, more: Record<string, string> = {}) => ({ 'idempotency-key': key, ...more })

test('the same key and body get the first answer again, byte for byte, even after a publish', async () => {
  const service = await testService(spots)
  const { post } = checkedClient(service)
  for (const [path, body] of [
    ['/ask', QUESTION],
    ['/api/ask', QUESTION],
    ['/api/batch', BATCH],
  ] as const) {
    const first = await post(path, body, keyed('k'))
    assert.deepEqual([first.status, first.headers.get('idempotent-replayed')], [200, null])
    service.reads.swap(await indexOf(randomSpots(10, 7), { version: 2 }))
    const again = await post(path, body, keyed('"k"'))
    assert.deepEqual([again.status, again.text, again.headers.get('idempotent-replayed')], [200, first.text, 'true'])
    for (const name of ['content-type', 'cache-control', 'vary', 'content-length']) {
      assert.equal(again.headers.get(name), first.headers.get(name), name)
    }
    assert.notEqual(again.headers.get('x-request-id'), first.headers.get('x-request-id'))
    assert.notEqual((await post(path, body)).text, first.text, 'the catalogue has changed')
    service.reads.swap(await indexOf(spots, { version: 3 }))
  }
})

test('another body is 400 idempotency_key_reused, be it by one space', async () => {
  const { post } = checkedClient(await testService(spots))
  await post('/api/ask', '{"query":"lakes"}', keyed('k'))
  const { status, json } = await post('/api/ask', '{"query": "lakes"}', keyed('k'))
  assert.deepEqual([status, json.error.code], [400, 'idempotency_key_reused'])
})

test('a key belongs to one client and one path', async () => {
  const { post, send } = checkedClient(await testService(spots))
  await post('/api/ask', QUESTION, keyed('k'))
  assert.equal((await post('/ask', { query: 'forests' }, keyed('k'))).status, 200)
  const headers = { 'content-type': 'application/json', ...keyed('k') }
  const other = await send('/api/ask', { method: 'POST', body: '{"query":"forests"}', headers }, '198.51.100.9')
  assert.deepEqual([other.status, other.headers.get('idempotent-replayed')], [200, null])
})

test('a refusal is an answer too; what is no JSON request at all is not kept', async () => {
  const { post } = checkedClient(await testService(spots))
  const first = await post('/api/batch', '{', keyed('k', { accept: 'application/problem+json' }))
  const again = await post('/api/batch', '{', keyed('k'))
  assert.deepEqual([again.status, again.text], [400, first.text])
  assert.equal(again.headers.get('content-type'), 'application/problem+json')
  const plain = await post('/api/ask', '{"query":"lakes"}', keyed('l', { 'content-type': 'text/plain' }))
  assert.equal(plain.status, 415)
  assert.equal((await post('/api/ask', QUESTION, keyed('l'))).status, 200)
})

test('429 and 5xx are not kept: the next try is a new one', async () => {
  const spent = await testService(spots, { limit: 1 })
  await checkedClient(spent).get('/api/health')
  assert.equal((await checkedClient(spent).post('/api/ask', QUESTION, keyed('k'))).status, 429)
  const answers = await openStoredResponses(openWorkFile(':memory:'), { owner: 'm/1/1' })
  const broken = await testService(spots, { answers, jobs: { find: fail, enqueue: fail } })
  const later = keyed('k', { prefer: 'respond-async' })
  assert.equal((await checkedClient(broken).post('/api/ask', QUESTION, later)).status, 500)
  const mended = await testService(spots, { answers })
  const { status, headers } = await checkedClient(mended).post('/api/ask', QUESTION, later)
  assert.deepEqual([status, headers.get('idempotent-replayed')], [202, null])
})

const fail = () => Promise.reject(new Error('the disk is gone'))

test('too many jobs is not kept either', async () => {
  const { post } = checkedClient(await testService(spots))
  const later = { prefer: 'respond-async' }
  for (let i = 0; i < 20; i++) await post('/api/ask', QUESTION, later)
  assert.equal((await post('/api/ask', QUESTION, keyed('k', later))).status, 429)
  const direct = await post('/api/ask', QUESTION, keyed('k'))
  assert.deepEqual([direct.status, direct.headers.get('idempotent-replayed')], [200, null])
})

test('an asynchronous request with a key gives the same job again', async () => {
  const { post } = checkedClient(await testService(spots))
  const later = keyed('k', { prefer: 'respond-async' })
  const [first, again] = [await post('/api/ask', QUESTION, later), await post('/api/ask', QUESTION, later)]
  assert.deepEqual([again.status, again.text], [202, first.text])
  for (const name of ['location', 'preference-applied', 'retry-after']) {
    assert.equal(again.headers.get(name), first.headers.get(name))
    assert.ok(first.headers.get(name))
  }
  assert.equal(again.headers.get('idempotent-replayed'), 'true')
})

test('a replay comes in the coding that its client takes', async () => {
  const app = testApp(await testService(spots))
  const send = async (coding: string) => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': coding, ...keyed('k') }
    const request = new Request('http://inside/api/batch', { method: 'POST', body: JSON.stringify(BATCH), headers })
    const response = await app.fetch(request, { address: '203.0.113.7' })
    return { coding: response.headers.get('content-encoding'), bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const [packed, plain, again] = [await send('gzip'), await send('identity'), await send('gzip')]
  assert.deepEqual([packed.coding, plain.coding], ['gzip', null])
  assert.deepEqual(gunzipSync(packed.bytes), plain.bytes)
  assert.deepEqual(again.bytes, packed.bytes)
})

test('twins at the same time share one execution, in one thread and in several', async () => {
  const work = openWorkFile(':memory:')
  let claims = 0
  const { promise: allHaveClaimed, resolve: haveAllClaimed } = Promise.withResolvers<void>()
  const threadOf = async (owner: LeaseOwner) => {
    const answers = await openStoredResponses(work, { owner })
    return createRunOnce({
      claim(key) {
        if (++claims === 10) haveAllClaimed()
        return answers.claim(key)
      },
      renew: (scope, lease) => answers.renew(scope, lease),
      store: (scope, lease, answer) => answers.store(scope, lease, answer),
      forget: (scope, lease) => answers.forget(scope, lease),
      putBack: (scope, lease) => answers.putBack(scope, lease),
      release: dead => answers.release(dead),
      sweep: () => answers.sweep(),
    })
  }
  const threads = [await threadOf('m/1/1'), await threadOf('m/1/2')]
  let runs = 0
  const make = async () => {
    const bytes = Buffer.from(`run ${++runs}`)
    await allHaveClaimed
    return { status: 200, type: 'text/plain', headers: {}, bytes }
  }
  const key = { scope: 's', client: 'c', fingerprint: 'f' }
  const { signal } = new AbortController()
  const twins = Array.from({ length: 5 }, () => threads.map(runOnce => runOnce(key, { make, signal }))).flat()
  const all = await Promise.all(twins)
  assert.equal(runs, 1)
  assert.equal(all.filter(once => !once.isReplayed).length, 1)
  assert.deepEqual(new Set(all.map(once => Buffer.from(once.answer.bytes).toString())), new Set(['run 1']))
  await work.destroy()
})

test('when the first of two twins fails the second makes the answer; one that has left stops waiting', async () => {
  const work = openWorkFile(':memory:')
  const runOnce = createRunOnce(await openStoredResponses(work, { owner: 'm/1/1' }))
  const key = { scope: 's', client: 'c', fingerprint: 'f' }
  const here = new AbortController()
  const gone = AbortSignal.abort()
  let runs = 0
  const make = async () => {
    if (runs === 0) await assert.rejects(left, /client left/)
    if (++runs === 1) throw new Error('the first try fails')
    return { status: 200, type: 'text/plain', headers: {}, bytes: Buffer.from('second') }
  }
  const first = runOnce(key, { make, signal: here.signal })
  const second = runOnce(key, { make, signal: here.signal })
  const left = runOnce(key, { make, signal: gone })
  await Promise.all([assert.rejects(first, /the first try fails/), assert.rejects(left, /client left/)])
  assert.deepEqual([(await second).isReplayed, runs], [false, 2])
  await work.destroy()
})

test('an answer that took so long that another one counts is replaced by that one', async () => {
  const work = openWorkFile(':memory:')
  const answers = await openStoredResponses(work, { owner: 'm/1/1' })
  const [slow, quick] = [createRunOnce(answers), createRunOnce(answers)]
  const key = { scope: 's', client: 'c', fingerprint: 'f' }
  const { signal } = new AbortController()
  const textOf = (bytes: string) => ({ status: 200, type: 'text/plain', headers: {}, bytes: Buffer.from(bytes) })
  const once = await slow(key, {
    signal,
    async make() {
      await answers.release('m')
      await quick(key, { signal, make: () => Promise.resolve(textOf('quick')) })
      return textOf('slow')
    },
  })
  assert.deepEqual([Buffer.from(once.answer.bytes).toString(), once.isReplayed], ['quick', true])
  await work.destroy()
})

test('what is repeated after the answer could not be stored is made with the same seed: no second job', async () => {
  const work = openWorkFile(':memory:')
  const answers = await openStoredResponses(work, { owner: 'm/1/1' })
  let isAway = true
  const failing: StoredResponses = {
    claim: key => answers.claim(key),
    renew: (scope, lease) => answers.renew(scope, lease),
    store: (scope, lease, answer) =>
      isAway ? Promise.reject(new Error('the database is away')) : answers.store(scope, lease, answer),
    forget: (scope, lease) => answers.forget(scope, lease),
    putBack: (scope, lease) => answers.putBack(scope, lease),
    release: dead => answers.release(dead),
    sweep: () => answers.sweep(),
  }
  const runOnce = createRunOnce(failing)
  const key = { scope: 's', client: 'c', fingerprint: 'f' }
  const seeds: string[] = []
  const make = async (seed: string) => {
    seeds.push(seed)
    return { status: 202, type: 'text/plain', headers: {}, bytes: Buffer.from('accepted') }
  }
  const { signal } = new AbortController()
  await assert.rejects(runOnce(key, { make, signal }), /the database is away/)
  isAway = false
  const { answer, isReplayed } = await runOnce(key, { make, signal })
  assert.deepEqual([answer.status, isReplayed, seeds.length, seeds[0] === seeds[1]], [202, false, 2, true])
  await work.destroy()
})
