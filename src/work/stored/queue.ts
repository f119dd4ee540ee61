import type { Selectable } from 'kysely'
import { type LeaseOwner, LEASE_MS } from '../lease.ts'
import {
  type Claim,
  type Job,
  type JobQueue,
  KEPT_MS,
  MOST_BYTES,
  MOST_OPEN,
  type NewJob,
  type OpenLimit,
  type QueueDepth,
} from '../queue.ts'
import { isHeldBy, newLease } from './leases.ts'
import { holdKeptBytes, type MostBytes } from './kept-bytes.ts'
import { JOBS, type JobTables, migrationsFor } from './queue-schema.ts'
import { alone, tablesOf, taking, type WorkStore } from '../work-store.ts'

/** Most rows that one statement of a sweep deletes: others write in between. */
const SWEEP_ROWS = 500
const OPEN = ['queued', 'running'] as const
/** The columns of a job that nobody runs. */
const NO_LEASE = { holder: null, lease: null, lease_until: null }

export type QueueOptions = { owner: LeaseOwner; now?: () => number; mostBytes?: MostBytes }

/** Opens the queue in the work file, for one owner of leases. */
export async function openQueue(
  work: WorkStore,
  { owner, now = Date.now, mostBytes = MOST_BYTES }: QueueOptions,
): Promise<JobQueue> {
  const db = await tablesOf<JobTables>(work, 'jobs', migrationsFor)
  return { enqueue, find, claim, renew, finish, putBack, release, sweep, depth }

  async function enqueue({ id, client, work }: NewJob): Promise<Job | OpenLimit> {
    const [machine = ''] = owner.split('/')
    return alone(db, 'jobs', async db => {
      const present = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
      if (present) return toJob(present)
      const open = await db
        .selectFrom('jobs')
        .where('status', 'in', OPEN)
        .select(eb => [
          eb.fn.countAll<number>().filterWhere('client', '=', client).as('client'),
          eb.fn.countAll<number>().filterWhere('machine', '=', machine).as('machine'),
        ])
        .executeTakeFirstOrThrow()
      if (open.client >= MOST_OPEN.client) return 'client'
      if (open.machine >= MOST_OPEN.machine) return 'machine'
      const at = now()
      const fresh = { status: 'queued', failures: 0, lapses: 0, created_at: at, due_at: at } as const
      const row = { id, client, machine, work, ...fresh }
      return toJob(await db.insertInto('jobs').values(row).returningAll().executeTakeFirstOrThrow())
    })
  }

  async function find(id: string): Promise<Job | undefined> {
    const row = await db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', id)
      .where(eb => eb.or([eb('completed_at', 'is', null), eb('completed_at', '>', now() - KEPT_MS)]))
      .executeTakeFirst()
    return row && toJob(row)
  }

  async function claim(): Promise<Claim | undefined> {
    const at = now()
    const due = db
      .selectFrom('jobs')
      .select('number')
      .where(eb =>
        eb.or([
          eb.and([eb('status', '=', 'queued'), eb('due_at', '<=', at)]),
          eb.and([eb('status', '=', 'running'), eb('lease_until', '<=', at)]),
        ]),
      )
      .orderBy('number')
      .limit(1)
    // Reads first, without a lock: most of the time there is nothing to do.
    if (!(await due.executeTakeFirst())) return undefined
    const lease = newLease()
    return db
      .updateTable('jobs')
      .set(eb => ({
        status: 'running',
        lapses: eb
          .case()
          .when('status', '=', 'running')
          .then(eb('lapses', '+', 1))
          .else(eb.ref('lapses'))
          .end(),
        holder: owner,
        lease,
        lease_until: at + LEASE_MS,
      }))
      .where('number', '=', due.modifyEnd(taking(db)))
      .returning(eb => ['id', 'work', 'failures', 'lapses as expiries', eb.val(lease).as('lease')])
      .executeTakeFirst()
  }

  async function renew(claim: Claim): Promise<boolean> {
    return change(claim, { lease_until: now() + LEASE_MS })
  }

  async function finish(claim: Claim, status: 'succeeded' | 'failed', result: string): Promise<boolean> {
    return alone(db, 'jobs', async db => {
      const row = await db
        .updateTable('jobs')
        // The request is not needed any more, and is private.
        .set({ status, result, work: '', completed_at: now(), ...NO_LEASE })
        .where('id', '=', claim.id)
        .where('lease', '=', claim.lease)
        .returning('client')
        .executeTakeFirst()
      if (row) await holdKeptBytes(db, JOBS, { client: row.client, most: mostBytes })
      return row !== undefined
    })
  }

  async function putBack(claim: Claim, { delayMs, failures }: { delayMs: number; failures: number }): Promise<boolean> {
    return change(claim, { status: 'queued', failures, due_at: now() + delayMs, ...NO_LEASE })
  }

  async function release(dead: string): Promise<number> {
    const { numUpdatedRows } = await db
      .updateTable('jobs')
      .set(eb => ({ status: 'queued', lapses: eb('lapses', '+', 1), ...NO_LEASE }))
      .where('status', '=', 'running')
      .where(isHeldBy(dead))
      .executeTakeFirst()
    return Number(numUpdatedRows)
  }

  async function sweep(): Promise<number> {
    let swept = 0
    for (;;) {
      const old = db
        .selectFrom('jobs')
        .select('number')
        .where('completed_at', '<=', now() - KEPT_MS)
        .limit(SWEEP_ROWS)
      const { numDeletedRows } = await alone(db, 'jobs', db =>
        db.deleteFrom('jobs').where('number', 'in', old).executeTakeFirstOrThrow(),
      )
      swept += Number(numDeletedRows)
      if (numDeletedRows < SWEEP_ROWS) return swept
    }
  }

  async function depth(): Promise<QueueDepth> {
    const at = now()
    const { queued, running, due } = await db
      .selectFrom('jobs')
      .where('status', 'in', OPEN)
      .select(eb => [
        eb.fn.countAll<number>().filterWhere('status', '=', 'queued').as('queued'),
        eb.fn.countAll<number>().filterWhere('status', '=', 'running').as('running'),
        eb.fn.min('due_at').filterWhere('status', '=', 'queued').as('due'),
      ])
      .executeTakeFirstOrThrow()
    return { queued, running, oldestDueMs: Math.max(0, at - (due ?? at)) }
  }

  async function change(claim: Claim, values: Partial<Selectable<JobTables['jobs']>>): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('jobs')
      .set(values)
      .where('id', '=', claim.id)
      .where('lease', '=', claim.lease)
      .executeTakeFirst()
    return numUpdatedRows > 0
  }
}

function toJob({ id, status, created_at, completed_at, result }: Selectable<JobTables['jobs']>): Job {
  return {
    id,
    status,
    createdAt: new Date(created_at).toISOString(),
    completedAt: completed_at === null ? null : new Date(completed_at).toISOString(),
    result,
  }
}
