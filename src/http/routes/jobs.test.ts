import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { type Checked, type Client, checkedClient } from '../../../test/support/checked-client.ts'
import { testApp, testService } from '../../../test/support/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { LEASE_MS } from '../../work/lease.ts'
import { MOST_OPEN } from '../../work/queue.ts'
import { startRunner } from '../../work/runner.ts'
import { openQueue } from '../../work/stored/queue.ts'
import { openWorkFile } from '../../work/sqlite/work-file.ts'

const spots = randomSpots(60)
const LATER = { prefer: 'respond-async' }
const REQUESTS: [path: string, body: unknown][] = [
  ['/api/ask', { query: 'quiet lakes' }],
  ['/ask', { query: 'forests for camping', prev: ['lakes'] }],
  ['/api/batch', { operations: [{ path: '/api/spots', query: { limit: 2 } }, { path: '/api/spots/none' }] }],
  ['/api/batch', { operations: [] }],
]

const refuse = (error: unknown, message: string) => assert.fail(`${message}: ${String(error)}`)

/** Makes a service whose jobs are run only while `running` is called. */
async function setUp(options: { now?: () => number } = {}) {
  const file = openWorkFile(':memory:')
  const queue = await openQueue(file, { owner: 'm/1/1', ...options })
  const service = await testService(spots, { jobs: queue, ...options })
  const app = testApp(service)
  return { ...checkedClient(service, app), app, queue, file }
}

async function ended({ get }: Pick<Client, 'get'>, location: string): Promise<Checked> {
  for (;;) {
    const job = await get(location)
    if (job.json.completedAt) return job
    await wait(2)
  }
}

test('Prefer: respond-async gives 202 with the job, where to find it, and when to look', async () => {
  const { post, get } = await setUp()
  for (const [path, body] of REQUESTS) {
    const { status, json, headers } = await post(path, body, LATER)
    assert.equal(status, 202)
    assert.deepEqual(Object.keys(json), ['object', 'id', 'status', 'createdAt'])
    assert.deepEqual([json.object, json.status], ['job', 'queued'])
    assert.match(json.id, /^job_[\w-]{24}$/)
    const location = headers.get('location') ?? ''
    assert.deepEqual(
      [location, headers.get('preference-applied'), headers.get('retry-after')],
      [`/api/jobs/${json.id}`, 'respond-async', '1'],
    )
    assert.match(headers.get('vary') ?? '', /Prefer/)
    const job = await get(location)
    assert.deepEqual([job.status, job.headers.get('retry-after'), job.json], [200, '1', json])
    assert.equal(job.headers.get('cache-control'), 'no-store')
  }
})

test('the result of a job is byte for byte what the direct request gets', async () => {
  const bench = await setUp()
  const runner = startRunner(bench.queue, bench.app.jobs, { report: refuse })
  for (const [path, body] of REQUESTS) {
    const { headers } = await bench.post(path, body, LATER)
    runner.wake()
    const job = await ended(bench, headers.get('location') ?? '')
    const direct = await bench.post(path, body)
    assert.deepEqual([job.json.status, job.headers.get('retry-after')], ['succeeded', null])
    assert.ok(job.text.endsWith(`"result":{"status":${direct.status},"body":${direct.text}}}`))
  }
  await runner.stop()
})

test('without respond-async nobody is answered 202; unknown preferences do no harm', async () => {
  const { post } = await setUp()
  for (const prefer of ['wait=10', 'handling=strict, return=minimal', '', 'respond-asynchronous']) {
    assert.equal((await post('/api/ask', { query: 'lakes' }, { prefer })).status, 200, prefer)
  }
  const asked = await post('/api/ask', { query: 'lakes' }, { prefer: 'wait=10, Respond-Async' })
  assert.equal(asked.status, 202)
})

test('a request that is refused in the end is a failed job with the Error form, and is not tried again', async () => {
  const bench = await setUp()
  const runner = startRunner(bench.queue, bench.app.jobs, { report: refuse })
  const operations = Array.from({ length: 11 }, () => ({ path: '/api/health' }))
  // Nothing of the kind is accepted; an earlier release may have stored it.
  const work = JSON.stringify({ path: '/api/batch', body: JSON.stringify({ operations }), requestId: 'r' })
  await bench.queue.enqueue({ id: 'job_stored', client: 'c', work })
  runner.wake()
  const { json } = await ended(bench, '/api/jobs/job_stored')
  assert.deepEqual([json.status, json.result.status], ['failed', 400])
  assert.deepEqual([json.result.body.error.code, Object.keys(json.result.body)], ['batch_too_large', ['error']])
  await runner.stop()
})

test('a body that is no question is refused at once, not as a job', async () => {
  const { post } = await setUp()
  assert.equal((await post('/api/ask', '{', LATER)).json.error.code, 'invalid_json')
  assert.equal((await post('/api/batch', { operations: 1 }, LATER)).json.error.code, 'invalid_body')
})

test('a batch may read a job', async () => {
  const { post } = await setUp()
  const { json: job } = await post('/api/ask', { query: 'lakes' }, LATER)
  const { json } = await post('/api/batch', { operations: [{ path: `/api/jobs/${job.id}` }, { path: '/api/jobs/x' }] })
  assert.deepEqual(json.results[0], { index: 0, status: 200, body: job })
  assert.equal(json.results[1]?.body.error.code, 'job_not_found')
})

test('a client with 20 open jobs gets 429 too_many_jobs with all headers, another client does not', async () => {
  const { post, send } = await setUp()
  const body = { query: 'lakes' }
  for (let i = 0; i < MOST_OPEN.client; i++) await post('/api/ask', body, LATER)
  const { status, json, headers } = await post('/api/ask', body, LATER)
  assert.deepEqual([status, json.error.code, headers.get('retry-after')], [429, 'too_many_jobs', '5'])
  assert.match(json.error.message, /limit of 20 open jobs of a client .* in 5 s/)
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...LATER } }
  assert.equal((await send('/api/ask', init, '198.51.100.4')).status, 202)
})

test('a job that no thread can bring to an end is failed with the Error form', async () => {
  const clock = { at: Date.now() }
  const bench = await setUp({ now: () => clock.at })
  const { headers } = await bench.post('/api/ask', { query: 'lakes' }, LATER)
  for (let i = 0; i < 6; i++) {
    await bench.queue.claim()
    clock.at += LEASE_MS
  }
  const runner = startRunner(bench.queue, bench.app.jobs, { report: refuse })
  const { json } = await ended(bench, headers.get('location') ?? '')
  assert.deepEqual([json.status, json.result.status], ['failed', 500])
  assert.equal(json.result.body.error.code, 'internal_error')
  await runner.stop()
})

test('the file of jobs names no client address', async () => {
  const { post, file } = await setUp()
  await post('/api/ask', { query: 'lakes' }, LATER)
  const { rows } = await file.executeQuery<Record<string, unknown>>(
    file.withTables<{ jobs: Record<string, unknown> }>().selectFrom('jobs').selectAll().compile(),
  )
  assert.equal(rows.length, 1)
  assert.ok(!JSON.stringify(rows).includes('203.0.113'))
})
