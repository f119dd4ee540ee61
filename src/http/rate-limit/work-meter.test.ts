import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { startOfMinute, testApp, testService } from '../../../test/support/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { mcpMount } from '../../mcp/endpoint.ts'
import { createStoredFiles } from '../response/stored-files.ts'
import { clientPseudonym } from './client-address.ts'
import { createRateMemory } from './slots.ts'
import { RateWindows } from './windows.ts'
import { createWorkMeter, WORK_UNITS_A_MS } from './work-meter.ts'

const PEER = { address: '203.0.113.7' }
const spots = randomSpots(60)

function windowsOf(ms: number) {
  return new RateWindows(createRateMemory(), { limit: ms * WORK_UNITS_A_MS, now: startOfMinute() })
}

/** An app in which a client may have so much of the processor, and what PEER has left of it. */
async function appWith(ms: number, parts = {}) {
  const workWindows = windowsOf(ms)
  const service = await testService(spots)
  const app = testApp({ ...service, workWindows, ...parts }, undefined, [mcpMount])
  const payer = clientPseudonym(PEER.address, service.settings.clientKey)
  const ask = async (target: string, init: RequestInit = {}) => {
    const response = await app.fetch(new Request(`http://x${target}`, init), PEER)
    await response.arrayBuffer()
    return response.status
  }
  return { app, ask, payer, leftMs: () => workWindows.peek(payer).remaining / WORK_UNITS_A_MS }
}

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
})

test('what is done behind a wait counts: questions in a body, calls of tools, the encoding of a body', async () => {
  const { ask, leftMs } = await appWith(10_000)
  const spentBy = async (target: string, init?: RequestInit) => {
    const before = leftMs()
    assert.equal(await ask(target, init), 200)
    return before - leftMs()
  }
  assert.ok((await spentBy('/api/ask', post({ query: 'quiet lakes near the old forest' }))) > 0)
  const call = { jsonrpc: '2.0', id: 1, method: 'ping' }
  assert.ok((await spentBy('/mcp', post(call))) >= mcpMount.workMs)
  const before = leftMs()
  assert.equal(await ask('/api/spots?limit=60&tag=forest', { headers: { 'accept-encoding': 'br' } }), 200)
  assert.ok(leftMs() < before)
  assert.equal(await spentBy('/livez'), 0)
})

test('a client whose share is spent is refused, whatever it asks; probes are answered', async () => {
  const { ask, leftMs } = await appWith(5)
  for (let i = 0; i < 10_000 && leftMs() > 0; i++) await ask('/api/ask', post({ query: `quiet lakes ${i}` }))
  assert.equal(leftMs(), 0)
  assert.equal(await ask('/api/ask', post({ query: 'lakes' })), 429)
  assert.equal(await ask('/api/search?q=lake'), 429)
  assert.equal(await ask('/mcp', post({ jsonrpc: '2.0', id: 1, method: 'ping' })), 429)
  assert.equal(await ask('/livez'), 200)
})

test('a filtered export is paid for by each, one that is kept by the first; HEAD pays for none', async t => {
  const folder = temporaryFolder()
  t.after(() => folder.remove())
  // An export of 60 spots is taken to cost 1.8 ms.
  const { ask, leftMs } = await appWith(300, { files: createStoredFiles(join(folder.path, 'exports')) })
  const spentBy = async (target: string, method = 'GET') => {
    const before = leftMs()
    assert.equal(await ask(target, { method }), 200)
    return before - leftMs()
  }
  const first = await spentBy('/api/export')
  // The least of several: what a thread does at any moment beside a request is counted with it.
  for (const method of ['GET', 'HEAD']) {
    const behind: number[] = []
    for (let i = 0; i < 10; i++) behind.push(await spentBy('/api/export', method))
    assert.ok(Math.min(...behind) < first - 1, `${first} ms, then ${behind.join()} ms`)
  }
  assert.ok((await spentBy('/api/export?minRating=1')) >= 1.8)
  assert.ok((await spentBy('/api/export?minRating=1')) >= 1.8)
})

test('what may take more than a whole share is made once a minute, and not for a client that has less than half', () => {
  const windows = windowsOf(10)
  const meter = createWorkMeter(windows, { now: startOfMinute() })
  const left = (payer: string) => windows.peek(payer).remaining / WORK_UNITS_A_MS
  meter.reserve({ payer: 'a' }, 30)
  assert.equal(left('a'), 0)
  assert.throws(() => meter.reserve({ payer: 'a' }, 1), /0\.01 s of computing per minute/)
  meter.spend({ payer: 'b' }, 6)
  assert.throws(() => meter.reserve({ payer: 'b' }, 30))
  meter.reserve({ payer: 'b' }, 3)
  assert.equal(left('b'), 1)
  meter.spend({ payer: 'b' }, 500)
  assert.equal(left('b'), 0)
  assert.ok(meter.waitMs({ payer: 'b' }) > 0)
  assert.equal(meter.waitMs({ payer: 'c' }), 0)
})

test('what is timed within something that is timed counts once', () => {
  const windows = windowsOf(60_000)
  const meter = createWorkMeter(windows, { now: startOfMinute() })
  const before = performance.now()
  meter.timed({ payer: 'a' }, () => meter.timed({ payer: 'a' }, () => busy(40)))
  const took = performance.now() - before
  const { limit, remaining } = windows.peek('a')
  const counted = (limit - remaining) / WORK_UNITS_A_MS
  // The processor's time comes in steps.
  assert.ok(counted >= 35 && counted <= took + 0.2, `${counted} of ${took} ms`)
})

test('what others do with the processor meanwhile costs a client nothing', () => {
  const windows = windowsOf(60_000)
  const meter = createWorkMeter(windows, { now: startOfMinute() })
  meter.timed({ payer: 'a' }, () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100))
  const { limit, remaining } = windows.peek('a')
  assert.ok((limit - remaining) / WORK_UNITS_A_MS < 50, `${limit - remaining} units`)
})

/** Milliseconds of this thread on the processor. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function busy(ms: number): void {
  for (const until = processorMs() + ms; processorMs() < until; );
}

test('a job takes its client’s share, waits while that is spent, and is not broken off once it has begun', async () => {
  const { app, payer, leftMs } = await appWith(50)
  const operations = Array.from({ length: 10 }, (_, i) => ({ path: `/api/ask?q=quiet%20lakes%20${i}` }))
  const work = JSON.stringify({ path: '/api/batch', body: JSON.stringify({ operations }), requestId: 'r', payer })
  let outcome = await app.jobs.perform(work)
  for (let i = 0; i < 1000 && outcome.status !== 'later'; i++) {
    assert.equal(outcome.status, 'succeeded')
    const { body } = JSON.parse(outcome.result) as { body: { meta: { failed: number } } }
    assert.equal(body.meta.failed, 0)
    outcome = await app.jobs.perform(work)
  }
  assert.equal(leftMs(), 0)
  assert.ok(outcome.status === 'later' && outcome.inMs > 0 && outcome.inMs <= 60_000)
})
