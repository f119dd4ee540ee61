import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextVersion } from './next-version.ts'

const v = (number: number) => ({ number, token: `t${number}` })
const replica = (ready: number, failed: number | null = null) => ({
  ready: v(ready),
  failed: failed === null ? null : v(failed).token,
})
const known = new Set(['t1', 't2', 't3', 't4'])
const ask = (replicas: ReturnType<typeof replica>[], { current = 1, percent = 100 } = {}) =>
  nextVersion({ replicas, known, current: v(current), percent })

test('all move on when enough machines are ready, and not before', () => {
  assert.equal(ask([replica(2), replica(2), replica(1)]), null)
  assert.deepEqual(ask([replica(2), replica(2), replica(2)]), v(2))
  assert.deepEqual(ask([replica(2), replica(2), replica(1)], { percent: 60 }), v(2))
  assert.equal(ask([replica(2), replica(1), replica(1)], { percent: 60 }), null)
  assert.deepEqual(ask([replica(2)]), v(2))
  assert.equal(ask([]), null)
})

test('a machine that could not load a version is not waited for, but one must be ready', () => {
  assert.deepEqual(ask([replica(2), replica(1, 2)]), v(2))
  assert.equal(ask([replica(1, 2), replica(1, 2)]), null)
})

test('none goes back, and none to a version of another history', () => {
  assert.equal(ask([replica(2), replica(2)], { current: 3 }), null)
  assert.equal(ask([replica(9), replica(9)]), null)
  // A backup was restored: the version that all had is of no history any more.
  const restored = nextVersion({ replicas: [replica(2)], known, current: { number: 7, token: 'gone' }, percent: 100 })
  assert.deepEqual(restored, v(2))
})

test('of two versions that machines have ready the later one counts', () => {
  assert.deepEqual(ask([replica(2), replica(3), replica(3)], { percent: 50 }), v(3))
  assert.deepEqual(nextVersion({ replicas: [replica(4)], known, current: null, percent: 100 }), v(4))
})
