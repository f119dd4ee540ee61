import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { type Claim, isOpenLimit, type Job, type JobQueue, KEPT_MS, MOST_OPEN } from './queue.ts'
import { LEASE_MS } from './lease.ts'
import { openQueue } from './stored/queue.ts'
import { testOverEngines } from '../../test/support/engines.ts'
import { openWork } from './open-work.ts'

// The queue against a naive one, over random histories of two machines: acceptance, claims, ends, deaths and time.

const MACHINES = ['m', 'n'] as const
type Machine = (typeof MACHINES)[number]

type Step =
  | { do: 'enqueue'; at: Machine; id: number; client: number }
  | { do: 'claim'; at: Machine }
  | { do: 'restart'; at: Machine }
  | { do: 'finish' | 'putBack' | 'renew'; claim: number; status: 'succeeded' | 'failed' }
  | { do: 'wait'; ms: number }
  | { do: 'sweep' }

const machine = fc.constantFrom(...MACHINES)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('enqueue'), at: machine, id: fc.nat(30), client: fc.nat(1) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('claim'), at: machine }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart'), at: machine }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('finish', 'putBack', 'renew'),
      claim: fc.nat(),
      status: fc.constantFrom('succeeded', 'failed'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(1, LEASE_MS - 1, LEASE_MS, KEPT_MS) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sweep') }) },
)

type Modelled = {
  id: string
  client: string
  machine: Machine
  status: Job['status']
  result: string | null
  failures: number
  expiries: number
  dueAt: number
  endedAt: number
  owner: Machine | null
  lease: string | null
  leaseUntil: number
}

const DELAY = 1000

testOverEngines('over any history the queue does what the plain description of its states says', async engine => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 60 }), async steps => {
    const clock = { at: 1_000_000 }
    const work = await openWork(engine.name === 'SQLite' ? ':memory:' : await engine.newPlace())
    const queues = {
      m: await openQueue(work, { owner: 'm/1/1', now: () => clock.at }),
      n: await openQueue(work, { owner: 'n/1/1', now: () => clock.at }),
    }
    const jobs: Modelled[] = []
    const claims: { at: Machine; claim: Claim }[] = []
    for (const step of steps) {
      await apply(step)
      await agree()
    }
    await work.destroy()

    async function apply(step: Step): Promise<void> {
      if (step.do === 'wait') clock.at += step.ms
      else if (step.do === 'sweep') await sweep()
      else if (step.do === 'enqueue') await enqueue(step)
      else if (step.do === 'claim') await claim(step.at)
      else if (step.do === 'restart') await restart(step.at)
      else await change(step)
    }

    async function enqueue({ at, id, client }: Extract<Step, { do: 'enqueue' }>): Promise<void> {
      const job = { id: `job ${id}`, client: `client ${client}`, work: '' }
      const answer = await queues[at].enqueue(job)
      const present = jobs.find(one => one.id === job.id)
      if (present) return assert.ok(!isOpenLimit(answer) && answer.status === present.status)
      const open = jobs.filter(one => one.client === job.client && one.endedAt === Infinity)
      if (open.length >= MOST_OPEN.client) return assert.equal(answer, 'client')
      assert.ok(!isOpenLimit(answer) && answer.status === 'queued')
      const fresh = {
        status: 'queued',
        result: null,
        failures: 0,
        expiries: 0,
        owner: null,
        lease: null,
        leaseUntil: 0,
      } as const
      jobs.push({ ...job, ...fresh, machine: at, dueAt: clock.at, endedAt: Infinity })
    }

    async function claim(at: Machine): Promise<void> {
      const claim = await queues[at].claim()
      const isExpired = (job: Modelled) => job.status === 'running' && job.leaseUntil <= clock.at
      const next = jobs.find(job => (job.status === 'queued' && job.dueAt <= clock.at) || isExpired(job))
      assert.equal(claim?.id, next?.id)
      if (!claim || !next) return
      if (isExpired(next)) next.expiries++
      assert.deepEqual([claim.failures, claim.expiries], [next.failures, next.expiries])
      assert.ok(!claims.some(earlier => earlier.claim.lease === claim.lease), 'every lease is a new one')
      Object.assign(next, { status: 'running', owner: at, lease: claim.lease, leaseUntil: clock.at + LEASE_MS })
      claims.push({ at, claim })
    }

    async function restart(at: Machine): Promise<void> {
      const own = jobs.filter(job => job.status === 'running' && job.owner === at)
      assert.equal(await queues[at].release(at), own.length)
      for (const job of own)
        Object.assign(job, { status: 'queued', owner: null, lease: null, expiries: job.expiries + 1 })
    }

    async function change(step: Extract<Step, { claim: number }>): Promise<void> {
      const chosen = claims[step.claim % (claims.length || 1)]
      if (!chosen) return
      const { at, claim } = chosen
      const job = jobs.find(job => job.lease === claim.lease)
      const result = `${claim.id} under ${claim.lease}`
      const isOurs = await changeOf(queues[at])
      assert.equal(isOurs, job !== undefined, 'only the present lease may change a job')
      if (!job) return
      const none = { owner: null, lease: null }
      if (step.do === 'renew') job.leaseUntil = clock.at + LEASE_MS
      else if (step.do === 'finish') Object.assign(job, { status: step.status, result, endedAt: clock.at, ...none })
      else Object.assign(job, { status: 'queued', failures: claim.failures + 1, dueAt: clock.at + DELAY, ...none })

      function changeOf(queue: JobQueue): Promise<boolean> {
        if (step.do === 'renew') return queue.renew(claim)
        return step.do === 'finish'
          ? queue.finish(claim, step.status, result)
          : queue.putBack(claim, { delayMs: DELAY, failures: claim.failures + 1 })
      }
    }

    async function sweep(): Promise<void> {
      const old = jobs.filter(job => job.endedAt + KEPT_MS <= clock.at)
      assert.equal(await queues.m.sweep(), old.length)
      for (const job of old) jobs.splice(jobs.indexOf(job), 1)
    }

    async function agree(): Promise<void> {
      for (const { id, status, result, endedAt } of jobs) {
        const found = await queues.n.find(id)
        const isKept = endedAt + KEPT_MS > clock.at
        assert.deepEqual(found && [found.status, found.result], isKept ? [status, result] : undefined)
      }
    }
  })
  await fc.assert(property, { numRuns: engine.name === 'SQLite' ? 150 : 10 })
})
