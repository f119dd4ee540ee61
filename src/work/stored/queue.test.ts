import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, test } from 'node:test'
import { sql } from 'kysely'
import { type TestEngine, testOverEngines } from '../../../test/support/engines.ts'
import { type LeaseOwner, machineName } from '../lease.ts'
import { LEASE_MS } from '../lease.ts'
import { type Claim, type JobQueue, KEPT_MS, MOST_OPEN } from '../queue.ts'
import { openQueue } from './queue.ts'
import { openWork } from '../open-work.ts'
import { openWorkFile } from '../sqlite/work-file.ts'
import { tablesOf, type WorkStore } from '../work-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-jobs-'))
after(() => rmSync(folder, { recursive: true }))

const clock = { at: Date.parse('2026-05-01T12:00:00Z') }
const now = () => clock.at

/** Opens a queue for each owner, each with its own connection to one new place. */
async function queues(engine: TestEngine, ...holders: LeaseOwner[]): Promise<JobQueue[]> {
  const place = await engine.newPlace()
  const opened: JobQueue[] = []
  for (const owner of holders) {
    const work = await openWork(place)
    works.push(work)
    opened.push(await openQueue(work, { owner, now }))
  }
  return opened
}
const works: WorkStore[] = []
afterEach(() => Promise.all(works.splice(0).map(work => work.destroy())))

async function claimed(queue: JobQueue): Promise<Claim> {
  const claim = await queue.claim()
  assert.ok(claim, 'there is a job to claim')
  return claim
}

const enqueue = (queue: JobQueue, id: string, client = 'c') => queue.enqueue({ id, client, work: `work of ${id}` })

testOverEngines('a job is queued, running while it is claimed, and succeeded with its result', async engine => {
  const [queue, other] = await queues(engine, 'm/1/1', 'm/1/2')
  assert.ok(queue && other)
  const createdAt = '2026-05-01T12:00:00.000Z'
  clock.at = Date.parse(createdAt)
  assert.deepEqual(await enqueue(queue, 'a'), { id: 'a', status: 'queued', createdAt, completedAt: null, result: null })
  const claim = await claimed(other)
  assert.deepEqual([claim.id, claim.work, claim.failures, claim.expiries], ['a', 'work of a', 0, 0])
  assert.equal((await queue.find('a'))?.status, 'running')
  assert.equal(await queue.claim(), undefined)
  clock.at += 1500
  assert.equal(await other.finish(claim, 'succeeded', 'done'), true)
  const completedAt = '2026-05-01T12:00:01.500Z'
  assert.deepEqual(await queue.find('a'), { id: 'a', status: 'succeeded', createdAt, completedAt, result: 'done' })
  assert.equal(await queue.find('b'), undefined)
})

testOverEngines(
  'jobs are claimed in the order of acceptance; one that was put back waits until it is due',
  async engine => {
    const [queue] = await queues(engine, 'm/1/1')
    assert.ok(queue)
    for (const id of ['a', 'b']) await enqueue(queue, id)
    const claim = await claimed(queue)
    assert.equal(claim.id, 'a')
    assert.equal(await queue.putBack(claim, { delayMs: 1000, failures: 1 }), true)
    assert.equal((await queue.find('a'))?.status, 'queued')
    assert.equal((await claimed(queue)).id, 'b')
    assert.equal(await queue.claim(), undefined)
    clock.at += 1000
    const again = await claimed(queue)
    assert.deepEqual([again.id, again.failures, again.expiries], ['a', 1, 0])
  },
)

testOverEngines('the same id again is the same job, whatever has become of it', async engine => {
  const [queue] = await queues(engine, 'm/1/1')
  assert.ok(queue)
  const first = await enqueue(queue, 'a')
  assert.deepEqual(await enqueue(queue, 'a'), first)
  await queue.finish(await claimed(queue), 'failed', 'no')
  assert.deepEqual(await enqueue(queue, 'a'), await queue.find('a'))
  assert.equal(await queue.claim(), undefined)
})

testOverEngines(
  'a lease that runs out lets another machine take the job, and the first may no longer end it',
  async engine => {
    const [here, there] = await queues(engine, 'm/1/1', 'n/1/1')
    assert.ok(here && there)
    await enqueue(here, 'a')
    const lost = await claimed(here)
    clock.at += LEASE_MS - 1
    assert.equal(await there.claim(), undefined)
    assert.equal(await here.renew(lost), true)
    clock.at += LEASE_MS - 1
    assert.equal(await there.claim(), undefined)
    clock.at += 1
    const taken = await claimed(there)
    assert.deepEqual([taken.id, taken.expiries], ['a', 1])
    assert.equal(await here.renew(lost), false)
    assert.equal(await here.finish(lost, 'succeeded', 'from here'), false)
    assert.equal(await here.putBack(lost, { delayMs: 0, failures: 1 }), false)
    assert.equal(await there.finish(taken, 'succeeded', 'from there'), true)
    assert.equal((await here.find('a'))?.result, 'from there')
    assert.equal(await there.finish(taken, 'failed', 'twice'), false)
  },
)

testOverEngines(
  'a machine that is started again takes back its own jobs at once, and no other machine’s',
  async engine => {
    const [before, other, again] = await queues(engine, 'm/1/1', 'm2/1/1', 'm/2/1')
    assert.ok(before && other && again)
    for (const id of ['a', 'b']) await enqueue(before, id)
    const [own, foreign] = [await claimed(before), await claimed(other)]
    assert.equal(await again.release('m'), 1)
    const claim = await claimed(again)
    assert.deepEqual([claim.id, claim.expiries], [own.id, 1])
    assert.equal(await before.finish(own, 'succeeded', 'too late'), false)
    assert.equal(await other.finish(foreign, 'succeeded', 'its own'), true)
  },
)

testOverEngines('a thread that died is told from another whose number begins alike', async engine => {
  const [one, ten] = await queues(engine, 'm/1/1', 'm/1/10')
  assert.ok(one && ten)
  for (const id of ['a', 'b']) await enqueue(one, id)
  await claimed(one)
  await claimed(ten)
  assert.equal(await ten.release('m/1/1'), 1)
})

test('a client may have 20 open jobs and a machine 1,000; ended ones do not count', async () => {
  const work = openWorkFile(':memory:')
  works.push(work)
  const queue = await openQueue(work, { owner: 'm/1/1', now })
  for (let i = 0; i < MOST_OPEN.client; i++) assert.equal(typeof (await enqueue(queue, `a${i}`)), 'object')
  assert.equal(await enqueue(queue, 'one more'), 'client')
  assert.equal(typeof (await enqueue(queue, 'a0')), 'object', 'the same job again is no new one')
  await queue.finish(await claimed(queue), 'succeeded', '')
  assert.equal(typeof (await enqueue(queue, 'one more')), 'object')
  for (let i = MOST_OPEN.client; i < MOST_OPEN.machine; i++) await enqueue(queue, `b${i}`, `client ${i}`)
  assert.equal(await enqueue(queue, 'too many', 'another'), 'machine')
})

testOverEngines('an ended job is found for 24 hours and then swept; an open one is kept however old', async engine => {
  const [queue] = await queues(engine, 'm/1/1')
  assert.ok(queue)
  for (const id of ['a', 'b']) await enqueue(queue, id)
  await queue.finish(await claimed(queue), 'succeeded', '')
  clock.at += KEPT_MS - 1
  assert.equal(await queue.sweep(), 0)
  assert.ok(await queue.find('a'))
  clock.at += 1
  assert.equal(await queue.find('a'), undefined)
  assert.equal(await queue.sweep(), 1)
  assert.equal((await queue.find('b'))?.status, 'queued')
})

test('when all results together are too many bytes, the oldest ended jobs go', async () => {
  const work = openWorkFile(':memory:')
  works.push(work)
  const queue = await openQueue(work, { owner: 'm/1/1', now, mostBytes: { client: 1000, all: 25 } })
  for (const id of ['a', 'b', 'c', 'd']) {
    await enqueue(queue, id)
    if (id !== 'd') await queue.finish(await claimed(queue), 'succeeded', 'ten bytes.')
    clock.at++
  }
  assert.equal(await queue.sweep(), 0, 'what is too much goes as it comes, not once a minute')
  const found = await Promise.all(['a', 'b', 'c', 'd'].map(id => queue.find(id)))
  assert.deepEqual(
    found.map(job => job?.status),
    [undefined, 'succeeded', 'succeeded', 'queued'],
  )
})

testOverEngines('two threads that claim at once never get the same job', async engine => {
  const [one, two] = await queues(engine, 'm/1/1', 'm/1/2')
  assert.ok(one && two)
  for (let i = 0; i < 20; i++) await enqueue(one, `${i}`)
  const claims = await Promise.all(Array.from({ length: 24 }, (_, i) => (i % 2 ? one : two).claim()))
  const ids = claims.flatMap(claim => (claim ? [claim.id] : []))
  assert.equal(new Set(ids).size, ids.length)
  assert.equal(ids.length, 20)
})

test('what is committed is on the disk before it is answered, and a newer program’s file is refused', async () => {
  const file = join(folder, 'newer.sqlite')
  const db = openWorkFile(file)
  works.push(db)
  await tablesOf(db, 'jobs', () => ({ '999-future': { up: async () => {} } }))
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db)
  assert.equal(rows[0]?.synchronous, 2, 'FULL')
  await assert.rejects(openQueue(db, { owner: 'm/1/1' }), /made by a newer version/)
})

test('a machine keeps its name', () => {
  const dataDir = join(folder, 'data')
  const name = machineName(dataDir)
  assert.match(name, /^[0-9a-f]{16}$/)
  assert.equal(machineName(dataDir), name)
})
