import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testOverEngines } from '../../../test/support/engines.ts'
import { openWork } from '../../work/open-work.ts'
import { SILENT_MS, watchBeats } from './living.ts'
import { openRollout, type RolloutStore } from './rollout-store.ts'
import { type Rollout, startRollout } from './rollout.ts'
import { until } from '../../../test/support/until.ts'

const v = (number: number) => ({ number, token: `t${number}` })

/** A test that fails must not leave any running. */
const running: Rollout[] = []
after(() => Promise.all(running.map(rollout => rollout.stop())))

function machine(store: RolloutStore, name: string, clock?: () => number) {
  const rollout = startRollout(store, {
    name,
    percent: 100,
    isKnown: ({ number }) => Promise.resolve(number < 100),
    report: () => {},
    ...(clock && { living: watchBeats(clock) }),
  })
  running.push(rollout)
  return rollout
}

testOverEngines('machines swap together, and one that starts later serves what they do', async engine => {
  const work = await openWork(await engine.newPlace())
  const store = await openRollout(work)
  const [a, b] = [machine(store, 'a'), machine(store, 'b')]
  assert.equal(await a.agree(v(1)), 'swap', 'the only one')
  a.served(v(1))
  assert.equal(await b.agree(v(1)), 'swap', 'it serves that too')
  b.served(v(1))
  let swapped = false
  const first = a.agree(v(2)).then(how => {
    swapped = true
    return how
  })
  await until(() => b.wanted()?.number === 2)
  assert.equal(swapped, false, 'the other is not ready')
  assert.deepEqual(await store.current(), v(1))
  assert.deepEqual([await b.agree(v(2)), await first], ['swap', 'swap'])
  a.served(v(2))
  assert.equal(a.servedByAll(), 1, 'the other has yet to swap')
  await until(() => b.behind() !== null)
  assert.match(b.behind() ?? '', /version 1 is served here, and 2 by other machines/)
  b.served(v(2))
  await until(() => a.servedByAll() === 2 && b.behind() === null)
  await Promise.all([a.stop(), b.stop()])
  assert.deepEqual(await store.replicas(), [], 'nobody waits for machines that have stopped')
  await work.destroy()
})

testOverEngines('a machine that is gone, or cannot load a version, holds up nobody', async engine => {
  const work = await openWork(await engine.newPlace())
  const store = await openRollout(work)
  await store.report({ name: 'killed', served: v(1), ready: v(1), failed: null })
  let now = 0
  const a = machine(store, 'a', () => now)
  const c = machine(store, 'c')
  assert.equal(await c.agree(v(1)), 'swap')
  const waiting = a.agree(v(2))
  c.failed('t2')
  await until(() => c.wanted()?.number === 2)
  assert.deepEqual(await store.current(), v(1))
  now += SILENT_MS + 1
  assert.equal(await waiting, 'swap')
  await Promise.all([a.stop(), c.stop()])
  await work.destroy()
})

testOverEngines('a machine gives up a version that others have passed', async engine => {
  const work = await openWork(await engine.newPlace())
  const store = await openRollout(work)
  const [a, b] = [machine(store, 'a'), machine(store, 'b')]
  assert.equal(await b.agree(v(1)), 'swap')
  const passed = a.agree(v(2))
  const later = b.agree(v(3))
  assert.equal(await passed, 'superseded')
  assert.deepEqual(a.wanted(), v(3))
  assert.equal(await a.agree(v(3)), 'swap')
  assert.equal(await later, 'swap')
  await Promise.all([a.stop(), b.stop()])
  await work.destroy()
})

void test('whether machines live is told by their beats alone', () => {
  let now = 0
  const living = watchBeats(() => now)
  const row = (name: string, beats: number) => ({ name, beats, served: v(1), ready: v(1), failed: null })
  const names = (rows: ReturnType<typeof row>[]) => living.of(rows).map(({ name }) => name)
  assert.deepEqual(names([row('a', 5), row('b', 1)]), ['a', 'b'], 'unknown ones may live')
  now = SILENT_MS
  assert.deepEqual(names([row('a', 6), row('b', 1)]), ['a'])
  assert.deepEqual(names([row('a', 6), row('b', 0)]), ['a', 'b'], 'started again')
  now = 20 * SILENT_MS
  assert.deepEqual(names([row('a', 7), row('b', 0)]), ['a'])
  assert.deepEqual(living.gone(), ['b'])
})
