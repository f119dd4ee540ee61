import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PollLoop } from './poll-loop.ts'

const NEVER = 1_000_000
const unexpected = (error: unknown) => {
  throw error
}

test('a loop looks at once, when it is woken, and at each poll', async () => {
  let looks = 0
  const look = () => Promise.resolve(void looks++)
  const woken = new PollLoop(look, { pollMs: NEVER, onError: unexpected })
  await nextTurn()
  assert.equal(looks, 1)
  woken.wake()
  await nextTurn()
  assert.equal(looks, 2)
  await woken.stop()
  const { promise: often, resolve } = Promise.withResolvers<void>()
  const polled = new PollLoop(() => Promise.resolve(++looks > 6 ? resolve() : undefined), {
    pollMs: 1,
    onError: unexpected,
  })
  await often
  await polled.stop()
})

test('one look runs at a time; being woken meanwhile, however often, makes one more', async () => {
  const gates: (() => void)[] = []
  let [running, most] = [0, 0]
  const loop = new PollLoop(
    async () => {
      most = Math.max(most, ++running)
      await new Promise<void>(open => gates.push(open))
      running--
    },
    { pollMs: NEVER, onError: unexpected },
  )
  await nextTurn()
  for (let i = 0; i < 5; i++) loop.wake()
  gates[0]?.()
  await nextTurn()
  gates[1]?.()
  await nextTurn()
  assert.deepEqual([gates.length, most, running], [2, 1, 0])
  await loop.stop()
})

test('an error of a look is reported, and the next look comes', async () => {
  const errors: unknown[] = []
  const loop = new PollLoop(() => Promise.reject(new Error('no disk')), {
    pollMs: NEVER,
    onError: error => void errors.push(error),
  })
  await nextTurn()
  loop.wake()
  await nextTurn()
  assert.equal(errors.length, 2)
  await loop.stop()
})

test('the end of a task makes the loop look again, and a stop waits for tasks and starts no look', async () => {
  let looks = 0
  const gates: (() => void)[] = []
  const look = (loop: PollLoop) => {
    if (++looks <= 2) loop.start(new Promise<void>(open => gates.push(open)))
    return Promise.resolve()
  }
  const loop = new PollLoop(look, { pollMs: NEVER, onError: unexpected })
  await nextTurn()
  assert.deepEqual([looks, loop.running], [1, 1])
  gates[0]?.()
  await nextTurn()
  assert.deepEqual([looks, loop.running], [2, 1])
  let hasStopped = false
  const stopped = loop.stop().then(() => (hasStopped = true))
  loop.wake()
  await nextTurn()
  assert.deepEqual([looks, hasStopped], [2, false], 'a task is under way')
  gates[1]?.()
  await stopped
  assert.deepEqual([looks, loop.running], [2, 0])
})
