import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Job, JobQueue } from './queue.ts'
import { MOST_FAILURES, MOST_EXPIRIES, type Outcome, type Runner, startRunner, type Work } from './runner.ts'
import { openQueue } from './stored/queue.ts'
import { openWorkFile } from './sqlite/work-file.ts'

const owner = 'm/1/1'

type Bench = { queue: JobQueue; runner: Runner; reports: string[] }

/** Runs jobs with `perform` while `act` runs. */
async function bench(perform: Work['perform'], act: (bench: Bench) => Promise<void>, options = {}): Promise<void> {
  const work = openWorkFile(':memory:')
  const queue = await openQueue(work, { owner })
  const reports: string[] = []
  const report = (_: unknown, message: string) => void reports.push(message)
  const runner = startRunner(
    queue,
    { perform, givenUp: () => 'given up' },
    { report, retryMs: 1, pollMs: 5, ...options },
  )
  try {
    await act({ queue, runner, reports })
  } finally {
    await runner.stop()
    await work.destroy()
  }
}

async function ended(queue: JobQueue, id: string): Promise<Job> {
  for (;;) {
    const job = await queue.find(id)
    assert.ok(job)
    if (job.completedAt !== null) return job
    await wait(2)
  }
}

const succeed = (work: string): Promise<Outcome> => Promise.resolve({ status: 'succeeded', result: `did ${work}` })

test('a wake starts a job at once, without waiting for the poll', async () => {
  await bench(
    succeed,
    async ({ queue, runner }) => {
      await queue.enqueue({ id: 'a', client: 'c', work: 'x' })
      runner.wake()
      assert.deepEqual((await ended(queue, 'a')).result, 'did x')
    },
    { pollMs: 1_000_000 },
  )
})

test('a job that another thread accepted is found by the poll', async () => {
  await bench(succeed, async ({ queue }) => {
    await wait(2)
    await queue.enqueue({ id: 'a', client: 'c', work: 'x' })
    assert.equal((await ended(queue, 'a')).status, 'succeeded')
  })
})

test('a job whose request was refused has failed, and is not tried again', async () => {
  let runs = 0
  const perform = () => Promise.resolve({ status: 'failed', result: `${++runs}` } as const)
  await bench(perform, async ({ queue }) => {
    await queue.enqueue({ id: 'a', client: 'c', work: 'x' })
    const { status, result } = await ended(queue, 'a')
    assert.deepEqual([status, result], ['failed', '1'])
  })
})

test('a fault is tried three times; then the job has failed with the last answer', async () => {
  let runs = 0
  const perform = () => Promise.resolve({ status: 'faulty', result: `fault ${++runs}` } as const)
  await bench(perform, async ({ queue }) => {
    await queue.enqueue({ id: 'a', client: 'c', work: 'x' })
    const { status, result } = await ended(queue, 'a')
    assert.deepEqual([status, result, runs], ['failed', 'fault 3', MOST_FAILURES])
  })
})

test('a fault that passes leaves a job that has succeeded', async () => {
  let runs = 0
  const perform = (work: string) => (++runs < MOST_FAILURES ? Promise.reject(new Error('a fault')) : succeed(work))
  await bench(perform, async ({ queue, reports }) => {
    await queue.enqueue({ id: 'a', client: 'c', work: 'x' })
    assert.equal((await ended(queue, 'a')).result, 'did x')
    assert.deepEqual(reports, ['job a failed', 'job a failed'])
  })
})

test('a job whose time has not come is put back, and that is no failure', async () => {
  let tries = 0
  const perform = (): Promise<Outcome> =>
    Promise.resolve(
      tries++ < MOST_FAILURES + 2 ? { status: 'later', inMs: 1 } : { status: 'succeeded', result: 'done' },
    )
  await bench(perform, async ({ queue, runner }) => {
    await queue.enqueue({ id: 'a', client: 'c', work: 'x' })
    runner.wake()
    const { status, result } = await ended(queue, 'a')
    assert.deepEqual([status, result, tries], ['succeeded', 'done', MOST_FAILURES + 3])
  })
})

test('a job that broke off again and again is given up instead of run', async () => {
  const file = openWorkFile(':memory:')
  const queue = await openQueue(file, { owner })
  await queue.enqueue({ id: 'a', client: 'c', work: 'x' })
  for (let i = 0; i < MOST_EXPIRIES; i++) {
    await queue.claim()
    await queue.release('m')
  }
  const perform = () => assert.fail('it must not be run')
  const runner = startRunner(queue, { perform, givenUp: () => 'given up' }, { report: () => {} })
  const { status, result } = await ended(queue, 'a')
  assert.deepEqual([status, result], ['failed', 'given up'])
  await runner.stop()
  await file.destroy()
})

test('a runner runs so many jobs at a time, all of them in the end, and stops when they have ended', async () => {
  let [now, most] = [0, 0]
  const perform = async (work: string) => {
    most = Math.max(most, ++now)
    await wait(3)
    now--
    return succeed(work)
  }
  await bench(perform, async ({ queue, runner }) => {
    const ids = Array.from({ length: 12 }, (_, i) => `${i}`)
    for (const id of ids) await queue.enqueue({ id, client: 'c', work: id })
    runner.wake()
    await ended(queue, '0')
    await runner.stop()
    assert.equal(now, 0)
    assert.ok(most <= 4)
  })
})

test('a result is dropped, and said so, when the lease was lost', async () => {
  const perform = async (work: string) => {
    await lose()
    return succeed(work)
  }
  let lose = async () => {}
  await bench(perform, async ({ queue, reports }) => {
    lose = async () => {
      await queue.release('m')
      lose = async () => {}
    }
    await queue.enqueue({ id: 'a', client: 'c', work: 'x' })
    assert.equal((await ended(queue, 'a')).status, 'succeeded')
    assert.deepEqual(reports, ['job a was taken over by another thread; this result is dropped'])
  })
})
