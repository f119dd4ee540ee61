import assert from 'node:assert/strict'
import { afterEach } from 'node:test'
import { type TestEngine, testOverEngines } from '../../../test/support/engines.ts'
import { LEASE_MS, type LeaseOwner } from '../lease.ts'
import { openWork } from '../open-work.ts'
import type { WorkStore } from '../work-store.ts'
import { type ImportOrders, openImportOrders, ORDER_KEPT_MS } from './import-orders.ts'

const clock = { at: Date.parse('2026-05-01T12:00:00Z') }
const works: WorkStore[] = []
afterEach(() => Promise.all(works.splice(0).map(work => work.destroy())))

/** Opens the orders of one new place for two owners. */
async function ordersOf(engine: TestEngine): Promise<[ImportOrders, ImportOrders]> {
  const place = await engine.newPlace()
  const open = async (owner: LeaseOwner) => {
    const work = await openWork(place)
    works.push(work)
    return openImportOrders(work, { owner, now: () => clock.at })
  }
  return [await open('m/1/0'), await open('n/1/0')]
}

testOverEngines('an order is queued, run by one, told of on the way, and keeps what it came to', async engine => {
  const [mine, others] = await ordersOf(engine)
  const { id, status } = await mine.add({ name: 'a.csv', work: 'a' })
  assert.equal(status, 'queued')
  const claim = await others.claim()
  assert.ok(claim)
  assert.deepEqual([claim.id, claim.name, claim.work, claim.lapses], [id, 'a.csv', 'a', 0])
  assert.equal(await others.renew(claim, '{"rows":3}'), true)
  assert.deepEqual(await mine.find(id).then(found => [found?.status, found?.progress]), ['running', '{"rows":3}'])
  assert.equal(await others.finish(claim, 'succeeded', 'done'), true)
  const ended = await mine.find(id)
  assert.deepEqual([ended?.status, ended?.result, ended?.progress], ['succeeded', 'done', null])
  assert.equal(ended?.completedAt, new Date(clock.at).toISOString())
})

testOverEngines('orders are counted by status, with how long one waits that nobody runs', async engine => {
  const [mine, others] = await ordersOf(engine)
  const none = { queued: 0, running: 0, succeeded: 0, failed: 0, cancelled: 0 }
  assert.deepEqual(await mine.depth(), { counts: none, waitMs: 0, progress: null })
  await mine.add({ name: 'a.csv', work: 'a' })
  clock.at += 5000
  await mine.add({ name: 'b.csv', work: 'b' })
  assert.deepEqual(await mine.depth(), { counts: { ...none, queued: 2 }, waitMs: 5000, progress: null })
  const claim = await others.claim()
  assert.ok(claim)
  await others.renew(claim, '{"rows":3}')
  assert.deepEqual(await mine.depth(), {
    counts: { ...none, queued: 1, running: 1 },
    waitMs: 0,
    progress: '{"rows":3}',
  })
  clock.at += LEASE_MS + 1
  const { waitMs, progress } = await mine.depth()
  assert.deepEqual([waitMs, progress], [LEASE_MS + 5001, null], 'one whose worker has died waits too')
  const again = await others.claim()
  assert.ok(again)
  await others.finish(again, 'failed', 'no')
  assert.deepEqual((await mine.depth()).counts, { ...none, queued: 1, failed: 1 })
})

testOverEngines('an order that is open is not taken twice, and one runs at a time, first to last', async engine => {
  const [mine, others] = await ordersOf(engine)
  const first = await mine.add({ name: 'a', work: 'a' })
  assert.equal((await others.add({ name: 'a', work: 'a' })).id, first.id)
  const second = await mine.add({ name: 'b', work: 'b' })
  assert.notEqual(second.id, first.id)
  // Two connections of one thread to a file would wait for each other.
  const claims =
    engine.name === 'SQLite'
      ? [await mine.claim(), await others.claim()]
      : await Promise.all([mine.claim(), others.claim()])
  const [claim] = claims.filter(one => one !== undefined)
  assert.deepEqual(claims.map(one => one?.id).filter(Boolean), [first.id])
  assert.ok(claim)
  await (claims[0] ? mine : others).finish(claim, 'failed', 'why')
  assert.equal((await others.claim())?.id, second.id)
  assert.deepEqual(
    (await mine.list()).map(({ id, status }) => [id, status]),
    [
      [second.id, 'running'],
      [first.id, 'failed'],
    ],
  )
  assert.notEqual((await mine.add({ name: 'a', work: 'a' })).id, first.id, 'what has ended is another')
})

testOverEngines('a lease that runs out gives the order to another, and the first has lost it', async engine => {
  const [mine, others] = await ordersOf(engine)
  await mine.add({ name: 'a', work: 'a' })
  const lost = await mine.claim()
  assert.ok(lost)
  assert.equal(await others.claim(), undefined)
  clock.at += LEASE_MS
  const taken = await others.claim()
  assert.equal(taken?.lapses, 1)
  assert.equal(await mine.renew(lost, null), false)
  assert.equal(await mine.finish(lost, 'succeeded', 'late'), false)
  assert.equal(await mine.putBack(lost), false)
  assert.equal(await mine.release('n/1'), 1, 'a machine that died')
  assert.equal((await mine.claim())?.lapses, 2)
})

testOverEngines('a cancelled order is nobody’s any more, and what ended long ago goes', async engine => {
  const [mine] = await ordersOf(engine)
  const { id } = await mine.add({ name: 'a', work: 'a' })
  const claim = await mine.claim()
  assert.ok(claim)
  assert.equal(await mine.cancel(id), true)
  assert.equal(await mine.cancel(id), false)
  assert.equal(await mine.renew(claim, null), false)
  assert.equal((await mine.find(id))?.status, 'cancelled')
  assert.equal(await mine.sweep(), 0)
  clock.at += ORDER_KEPT_MS
  assert.equal(await mine.sweep(), 1)
  assert.equal(await mine.find(id), undefined)
})
