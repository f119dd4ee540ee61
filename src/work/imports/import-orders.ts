// Imports that an operator orders and a worker of any machine runs, one at a time: each hears what the one before brought.
import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { LEASE_MS, type LeaseOwner } from '../lease.ts'
import { isHeldBy, newLease } from '../stored/leases.ts'
import { alone, tablesOf, type WorkStore } from '../work-store.ts'
import { type ImportTables, migrationsFor, type OrderStatus } from './import-orders-schema.ts'

type Row = Selectable<ImportTables['imports']>

export type ImportOrder = Pick<Row, 'id' | 'name' | 'status' | 'work' | 'progress' | 'result' | 'lapses'> & {
  /** RFC 3339. */
  createdAt: string
  completedAt: string | null
}

export type OrderClaim = Pick<ImportOrder, 'id' | 'name' | 'work' | 'lapses'> & { lease: string }

/** What is seen of all orders from outside. */
export type OrderDepth = {
  /** Orders by status, those of the last seven days that have ended included. */
  counts: Record<OrderStatus, number>
  /** How long the oldest order has waited to be begun while none is run; 0 when none does. */
  waitMs: number
  /** How far the one that is run has come; null: none is, or it has not said yet. */
  progress: string | null
}

export type ImportOrders = {
  /** Stores an order; the same while it is open is one order. */
  add(order: Pick<ImportOrder, 'name' | 'work'>): Promise<ImportOrder>
  find(id: string): Promise<ImportOrder | undefined>
  /** The open ones first to last, then those that have ended, newest first. */
  list(): Promise<ImportOrder[]>
  depth(): Promise<OrderDepth>
  /** Takes the oldest open order, when none is running. */
  claim(): Promise<OrderClaim | undefined>
  /** Lengthens the lease and notes the progress; false when it was lost, or the order is cancelled. */
  renew(claim: OrderClaim, progress: string | null): Promise<boolean>
  /** Ends an order; false when the lease was lost. */
  finish(claim: OrderClaim, status: 'succeeded' | 'failed', result: string): Promise<boolean>
  /** Puts back what is not to be run here to its end; false when the lease was lost. */
  putBack(claim: OrderClaim): Promise<boolean>
  /** Cancels an open order; false when there is none. */
  cancel(id: string): Promise<boolean>
  /** Puts back what a dead owner ran. Returns how many. */
  release(dead: string): Promise<number>
  /** Deletes what ended long ago. Returns how many. */
  sweep(): Promise<number>
}

export const ORDER_KEPT_MS = 7 * 24 * 60 * 60 * 1000
const OPEN = ['queued', 'running'] as const
const NO_LEASE = { holder: null, lease: null, lease_until: null }

/** Opens them in the database of work under way, for one owner of leases. */
export async function openImportOrders(
  work: WorkStore,
  { owner, now = Date.now }: { owner: LeaseOwner; now?: () => number },
): Promise<ImportOrders> {
  const db = await tablesOf<ImportTables>(work, 'imports', migrationsFor)
  return { add, find, list, depth, claim, renew, finish, putBack, cancel, release, sweep }

  async function add({ name, work }: Pick<ImportOrder, 'name' | 'work'>): Promise<ImportOrder> {
    return alone(db, 'imports', async db => {
      const open = await db
        .selectFrom('imports')
        .selectAll()
        .where('work', '=', work)
        .where('status', 'in', OPEN)
        .executeTakeFirst()
      if (open) return toOrder(open)
      const row = { id: randomBytes(8).toString('hex'), name, work, lapses: 0, created_at: now() }
      const values = { ...row, status: 'queued' as const }
      return toOrder(await db.insertInto('imports').values(values).returningAll().executeTakeFirstOrThrow())
    })
  }

  async function find(id: string): Promise<ImportOrder | undefined> {
    const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toOrder(row)
  }

  async function list(): Promise<ImportOrder[]> {
    const rows = await db.selectFrom('imports').selectAll().orderBy('number').execute()
    const isOpen = ({ completed_at }: { completed_at: number | null }) => completed_at === null
    return [...rows.filter(isOpen), ...rows.filter(row => !isOpen(row)).toReversed()].map(toOrder)
  }

  async function depth(): Promise<OrderDepth> {
    const counts = { queued: 0, running: 0, succeeded: 0, failed: 0, cancelled: 0 }
    const rows = await db
      .selectFrom('imports')
      .select(eb => ['status', eb.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute()
    for (const { status, count } of rows) counts[status] = count
    const open = await openRows(db)
      .select(['status', 'created_at', 'lease_until', 'progress'])
      .orderBy('number')
      .execute()
    const run = open.find(row => isHeld(row, now()))
    const waitMs = run || !open[0] ? 0 : Math.max(0, now() - open[0].created_at)
    return { counts, waitMs, progress: run?.progress ?? null }
  }

  async function claim(): Promise<OrderClaim | undefined> {
    const first = openRows(db).orderBy('number').limit(1)
    // Reads first, without a lock: most of the time there is nothing to do.
    const waiting = await first.select(['status', 'lease_until']).executeTakeFirst()
    if (!waiting || isHeld(waiting, now())) return undefined
    return alone(db, 'imports', async db => {
      const open = await openRows(db).selectAll().orderBy('number').execute()
      const [oldest] = open
      if (!oldest || open.some(row => isHeld(row, now()))) return undefined
      const isLapsed = oldest.status === 'running'
      const lease = newLease()
      const lapses = oldest.lapses + (isLapsed ? 1 : 0)
      await db
        .updateTable('imports')
        .set({ status: 'running', lapses, holder: owner, lease, lease_until: now() + LEASE_MS })
        .where('id', '=', oldest.id)
        .execute()
      return { id: oldest.id, name: oldest.name, work: oldest.work, lapses, lease }
    })
  }

  async function renew(claim: OrderClaim, progress: string | null): Promise<boolean> {
    return change(claim, { lease_until: now() + LEASE_MS, ...(progress !== null && { progress }) })
  }

  async function finish(claim: OrderClaim, status: 'succeeded' | 'failed', result: string): Promise<boolean> {
    return change(claim, { status, result, progress: null, completed_at: now(), ...NO_LEASE })
  }

  async function putBack(claim: OrderClaim): Promise<boolean> {
    return change(claim, { status: 'queued', ...NO_LEASE })
  }

  async function change({ id, lease }: OrderClaim, values: Partial<Row>) {
    const { numUpdatedRows } = await db
      .updateTable('imports')
      .set(values)
      .where('id', '=', id)
      .where('lease', '=', lease)
      .executeTakeFirst()
    return numUpdatedRows > 0
  }

  async function cancel(id: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('imports')
      .set({ status: 'cancelled', progress: null, completed_at: now(), ...NO_LEASE })
      .where('id', '=', id)
      .where('status', 'in', OPEN)
      .executeTakeFirst()
    return numUpdatedRows > 0
  }

  async function release(dead: string): Promise<number> {
    const { numUpdatedRows } = await db
      .updateTable('imports')
      .set(eb => ({ status: 'queued', lapses: eb('lapses', '+', 1), ...NO_LEASE }))
      .where('status', '=', 'running')
      .where(isHeldBy(dead))
      .executeTakeFirst()
    return Number(numUpdatedRows)
  }

  async function sweep(): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom('imports')
      .where('completed_at', '<=', now() - ORDER_KEPT_MS)
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  }
}

function openRows(db: Kysely<ImportTables>) {
  return db.selectFrom('imports').where('status', 'in', OPEN)
}

function isHeld({ status, lease_until }: { status: OrderStatus; lease_until: number | null }, now: number): boolean {
  return status === 'running' && lease_until !== null && lease_until > now
}

function toOrder(row: Row): ImportOrder {
  const { id, name, status, work, progress, result, lapses } = row
  const timeOf = (ms: number) => new Date(ms).toISOString()
  const completedAt = row.completed_at === null ? null : timeOf(row.completed_at)
  return { id, name, status, work, progress, result, lapses, createdAt: timeOf(row.created_at), completedAt }
}
