// Runners of several machines over one queue, told of jobs by way of Redis.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { noRedis, type PrivateRedis, startRedis } from '../../../test/support/redis.ts'
import { LEASE_MS } from '../../work/lease.ts'
import type { Job } from '../../work/queue.ts'
import { type Outcome, type Runner, startRunner } from '../../work/runner.ts'
import { openWorkFile } from '../../work/sqlite/work-file.ts'
import { openQueue } from '../../work/stored/queue.ts'
import type { WorkStore } from '../../work/work-store.ts'
import { openJobDispatch } from './job-dispatch.ts'
import { until } from '../../../test/support/until.ts'

const isInstalled = existsSync('node_modules/bullmq')
const skip = noRedis || (isInstalled || process.env['CI'] ? false : 'bullmq is not installed')
/** So long that nothing is found by it within a test. */
const NEVER = 1_000_000

let redis: PrivateRedis
let prefixes = 0

before(async () => {
  if (!skip) redis = await startRedis()
})
after(() => redis?.stop())

type Machine = { runner: Runner; enqueue: (id: string) => Promise<void>; ran: string[]; messages: string[] }
type Options = { sweepMs?: number; pollMs?: number; perform?: (work: string) => Promise<Outcome> }

/** Machines as their threads make them, over one database and one Redis, while `act` runs. */
async function withMachines(
  act: (
    start: (name: string, options?: Options) => Promise<Machine>,
    find: (id: string) => Promise<Job>,
    hands: PromiseWithResolvers<Outcome>,
  ) => Promise<void>,
): Promise<void> {
  const hands = Promise.withResolvers<Outcome>()
  const store = openWorkFile(':memory:')
  const prefix = `test:${++prefixes}`
  const runners: Runner[] = []
  const queue = await openQueue(store, { owner: 'look/1/1' })
  try {
    await act(
      async (name, options = {}) => {
        const machine = await startMachine(store, { name, prefix, ...options })
        runners.push(machine.runner)
        return machine
      },
      async id => {
        const job = await queue.find(id)
        assert.ok(job)
        return job
      },
      hands,
    )
  } finally {
    hands.resolve({ status: 'succeeded', result: '' })
    await Promise.all(runners.map(runner => runner.stop()))
    await store.destroy()
  }
}

async function startMachine(
  store: WorkStore,
  { name, prefix, sweepMs = NEVER, pollMs = NEVER, perform = succeed }: Options & { name: string; prefix: string },
): Promise<Machine> {
  const messages: string[] = []
  const say = (_: unknown, message: string) => void messages.push(message)
  const queue = await openQueue(store, { owner: `${name}/1/1` })
  const dispatch = await openJobDispatch(redis.url, { prefix, log: { info: say, warn: say } })
  assert.ok(dispatch)
  await until(() => dispatch.isUp(), 'connected')
  const ran: string[] = []
  const work = {
    perform: (asked: string) => {
      ran.push(asked)
      return perform(asked)
    },
    givenUp: () => 'given up',
  }
  const runner = startRunner(queue, work, { report: say, dispatch, pollMs, sweepMs, retryMs: 1 })
  return {
    runner,
    ran,
    messages,
    async enqueue(id) {
      await queue.enqueue({ id, client: 'c', work: id })
      runner.wake()
    },
  }
}

const succeed = (work: string): Promise<Outcome> => Promise.resolve({ status: 'succeeded', result: `did ${work}` })

void test('of jobs that one machine accepts each is run once, by whichever is free', { skip }, () =>
  withMachines(async (start, find) => {
    const slow = async (work: string) => wait(20, await succeed(work))
    const machines = [await start('m', { perform: slow }), await start('n', { perform: slow })]
    const ids = Array.from({ length: 20 }, (_, i) => `${i}`)
    for (const id of ids) await machines[0]?.enqueue(id)
    for (const id of ids) await until(async () => (await find(id)).status === 'succeeded', `job ${id}`)
    const ran = machines.flatMap(({ ran }) => ran)
    assert.deepEqual(ran.toSorted(), ids.toSorted())
    for (const machine of machines) assert.ok(machine.ran.length > 0, 'both are told')
  }),
)

void test('a job that failed is told anew when its time has come', { skip }, () =>
  withMachines(async (start, find) => {
    let runs = 0
    const perform = (work: string) => (++runs < 3 ? Promise.reject(new Error('a fault')) : succeed(work))
    const machine = await start('m', { perform })
    await machine.enqueue('a')
    await until(async () => (await find('a')).result === 'did a', 'the third try')
  }),
)

void test('a Redis that loses everything loses no job', { skip }, () =>
  withMachines(async (start, find, hands) => {
    const busy = await start('m', { perform: () => hands.promise })
    const blockers = ['1', '2', '3', '4']
    for (const id of blockers) await busy.enqueue(id)
    await until(() => busy.ran.length === blockers.length, 'all hands are full')
    for (const id of ['a', 'b']) await busy.enqueue(id)
    await redis.client.flushall()
    const other = await start('n', { sweepMs: 20, pollMs: 10 })
    await until(async () => (await find('b')).result === 'did b', 'found by a look of its own')
    assert.deepEqual(other.ran, ['a', 'b'])
  }),
)

void test('without Redis a machine runs its own jobs at once, and says so', { skip }, () =>
  withMachines(async (start, find) => {
    const machine = await start('m')
    await redis.kill()
    await until(() => machine.messages.some(message => message.startsWith('Redis is away')), 'noticed')
    await machine.enqueue('a')
    await until(async () => (await find('a')).result === 'did a', 'run without Redis')
    await redis.start()
    await until(() => machine.messages.includes('Redis is back'), 'back')
    await machine.enqueue('b')
    await until(async () => (await find('b')).result === 'did b', 'run with it again')
  }),
)

void test('Redis keeps nothing of a job, and its lock is no shorter than a lease', { skip }, () =>
  withMachines(async (start, find, hands) => {
    const machine = await start('m', { perform: () => hands.promise })
    // Its first look finds nothing.
    await wait(50)
    await machine.enqueue('a secret id')
    await until(async () => (await redis.client.keys('*:lock')).length === 1, 'begun')
    const locks = await redis.client.keys('*:lock')
    assert.ok(locks.length === 1 && (await redis.client.pttl(locks[0] ?? '')) > LEASE_MS / 2)
    for (const key of await redis.client.keys('*')) {
      if ((await redis.client.type(key)) !== 'hash') continue
      assert.doesNotMatch(JSON.stringify(await redis.client.hgetall(key)), /secret/)
    }
    hands.resolve({ status: 'succeeded', result: '' })
    await until(async () => (await find('a secret id')).completedAt !== null, 'ended')
    await until(async () => (await redis.client.keys('*:jobs:1*')).length === 0, 'forgotten')
  }),
)

void test('where bullmq is not installed there is none', async () => {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'bullmq') throw Object.assign(new Error('no'), { code: 'ERR_MODULE_NOT_FOUND' })
      return next(specifier, context)
    },
  })
  const unexpected = () => assert.fail('nothing is connected')
  const log = { info: unexpected, warn: unexpected }
  assert.equal(await openJobDispatch('redis://127.0.0.1:1', { prefix: 'x', log }), null)
  hooks.deregister()
})
