import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { type LeaseOwner, LEASE_MS } from '../work/lease.ts'
import { isHeldBy } from '../work/stored/leases.ts'
import { alone, tablesOf, type WorkStore } from '../work/work-store.ts'
import type { OutgoingEvent } from './events.ts'
import { cursorColumns, toDelivery, toEndpoint, waitingFrom } from './rows.ts'
import { migrationsFor, type WebhookTables } from './schema.ts'
import { newSharedSecret, type SharedSecret } from './sign.ts'
import {
  type AttemptRecord,
  type DeliveryDepth,
  type DeliveryState,
  type Endpoint,
  KEPT_MS,
  type NewEndpoint,
  ROTATION_MS,
  type StoredDelivery,
  type VersionPlace,
  type WebhookStore,
} from './store.ts'

const LEASE = 'deliverer'

export type StoreOptions = { owner: LeaseOwner; now?: () => number }

/** Opens the webhooks in the work file, for one owner of leases. */
export async function openWebhooks(work: WorkStore, { owner, now = Date.now }: StoreOptions): Promise<WebhookStore> {
  return new StoredWebhooks(await tablesOf<WebhookTables>(work, 'webhooks', migrationsFor), owner, now)
}

class StoredWebhooks implements WebhookStore {
  readonly #db: Kysely<WebhookTables>
  readonly #owner: LeaseOwner
  readonly #now: () => number

  constructor(db: Kysely<WebhookTables>, owner: LeaseOwner, now: () => number) {
    this.#db = db
    this.#owner = owner
    this.#now = now
  }

  async add({ url, events, allowsPrivate, cursor }: NewEndpoint): Promise<Endpoint> {
    const row = await this.#db
      .insertInto('webhook_endpoints')
      .values({
        id: `we_${randomBytes(9).toString('base64url')}`,
        url,
        events: events.join(),
        secret: newSharedSecret(),
        previous_secret: null,
        previous_until: 0,
        allows_private: allowsPrivate ? 1 : 0,
        created_at: this.#now(),
        disabled_reason: null,
        ...cursorColumns(cursor),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return toEndpoint(row, this.#now())
  }

  async endpoints(): Promise<Endpoint[]> {
    const rows = await this.#db.selectFrom('webhook_endpoints').selectAll().orderBy('number').execute()
    return rows.map(row => toEndpoint(row, this.#now()))
  }

  async remove(id: string): Promise<boolean> {
    return alone(this.#db, 'webhooks', async db => {
      await db.deleteFrom('webhook_deliveries').where('endpoint_id', '=', id).execute()
      const { numDeletedRows } = await db.deleteFrom('webhook_endpoints').where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0
    })
  }

  async disable(id: string, reason: string): Promise<void> {
    await alone(this.#db, 'webhooks', async db => {
      await db.updateTable('webhook_endpoints').set({ disabled_reason: reason }).where('id', '=', id).execute()
      await db
        .updateTable('webhook_deliveries')
        .set({ state: 'failed', ended_at: this.#now(), last_outcome: `the endpoint is disabled: ${reason}` })
        .where('endpoint_id', '=', id)
        .where('state', '=', 'waiting')
        .execute()
    })
  }

  async enable(id: string, cursor: VersionPlace): Promise<boolean> {
    return this.#changeEndpoint(id, { disabled_reason: null, ...cursorColumns(cursor) })
  }

  async rotateSecret(id: string): Promise<SharedSecret | undefined> {
    const secret = newSharedSecret()
    const { numUpdatedRows } = await this.#db
      .updateTable('webhook_endpoints')
      .set(eb => ({ previous_secret: eb.ref('secret'), previous_until: this.#now() + ROTATION_MS, secret }))
      .where('id', '=', id)
      .executeTakeFirst()
    return numUpdatedRows > 0 ? secret : undefined
  }

  async putOnWay(endpoint: Endpoint, events: readonly OutgoingEvent[], cursor: VersionPlace): Promise<boolean> {
    const now = this.#now()
    return alone(this.#db, 'webhooks', async db => {
      const { numUpdatedRows } = await db
        .updateTable('webhook_endpoints')
        .set(cursorColumns(cursor))
        .where('id', '=', endpoint.id)
        .where('disabled_reason', 'is', null)
        .where('cursor_version', '=', endpoint.cursor.number)
        .where('cursor_token', '=', endpoint.cursor.token)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      for (const { id, type, body } of events) {
        const row = { id, type, body, endpoint_id: endpoint.id, created_at: now, ...waitingFrom(now) }
        await db
          .insertInto('webhook_deliveries')
          .values(row)
          .onConflict(conflict => conflict.doNothing())
          .execute()
      }
      return true
    })
  }

  async due(
    endpointId: string,
    { limit, except }: { limit: number; except: readonly string[] },
  ): Promise<StoredDelivery[]> {
    const rows = await this.#db
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('endpoint_id', '=', endpointId)
      .where('state', '=', 'waiting')
      .where('next_at', '<=', this.#now())
      .where('id', 'not in', ['', ...except])
      .orderBy('next_at')
      .orderBy('number')
      .limit(limit)
      .execute()
    return rows.map(toDelivery)
  }

  async record(id: string, { state, attempts, nextAt, lastOutcome }: AttemptRecord): Promise<void> {
    await this.#db
      .updateTable('webhook_deliveries')
      .set({
        state,
        attempts,
        next_at: Math.round(nextAt),
        last_outcome: lastOutcome,
        ended_at: state === 'waiting' ? null : this.#now(),
      })
      .where('id', '=', id)
      // Its endpoint may have been disabled meanwhile; a delivery that arrived has arrived all the same.
      .where(eb => eb.or([eb('state', '=', 'waiting'), eb.val(state === 'delivered')]))
      .execute()
  }

  async deliveries({ limit, state }: { limit: number; state?: DeliveryState }): Promise<StoredDelivery[]> {
    const all = this.#db.selectFrom('webhook_deliveries').selectAll().orderBy('number', 'desc').limit(limit)
    return (await (state ? all.where('state', '=', state) : all).execute()).map(toDelivery)
  }

  async retry(id: string): Promise<number> {
    const { numUpdatedRows } = await this.#db
      .updateTable('webhook_deliveries')
      .set({ ...waitingFrom(this.#now()), last_outcome: eb => eb.ref('last_outcome') })
      .where(eb => eb.or([eb('id', '=', id), eb.and([eb('endpoint_id', '=', id), eb('state', '=', 'failed')])]))
      .where(
        'endpoint_id',
        'in',
        this.#db.selectFrom('webhook_endpoints').select('id').where('disabled_reason', 'is', null),
      )
      .executeTakeFirst()
    return Number(numUpdatedRows)
  }

  async holdLease(): Promise<boolean> {
    const [holder, now] = [this.#owner, this.#now()]
    const row = { holder, until: now + LEASE_MS }
    const { numInsertedOrUpdatedRows = 0n } = await this.#db
      .insertInto('webhook_leases')
      .values({ name: LEASE, ...row })
      .onConflict(conflict =>
        conflict
          .column('name')
          .doUpdateSet(row)
          .where(eb => eb.or([eb('webhook_leases.holder', '=', holder), eb('webhook_leases.until', '<=', now)])),
      )
      .executeTakeFirst()
    return numInsertedOrUpdatedRows > 0n
  }

  async release(dead: string): Promise<number> {
    const { numDeletedRows } = await this.#db.deleteFrom('webhook_leases').where(isHeldBy(dead)).executeTakeFirst()
    return Number(numDeletedRows)
  }

  async sweep(): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('webhook_deliveries')
      .where('ended_at', '<=', this.#now() - KEPT_MS)
      .executeTakeFirst()
    return Number(numDeletedRows)
  }

  async depth(): Promise<DeliveryDepth> {
    const now = this.#now()
    const { waiting, failed, due } = await this.#db
      .selectFrom('webhook_deliveries')
      .select(eb => [
        eb.fn.countAll<number>().filterWhere('state', '=', 'waiting').as('waiting'),
        eb.fn.countAll<number>().filterWhere('state', '=', 'failed').as('failed'),
        eb.fn.min('next_at').filterWhere('state', '=', 'waiting').as('due'),
      ])
      .executeTakeFirstOrThrow()
    return { waiting, failed, oldestDueMs: Math.max(0, now - (due ?? now)) }
  }

  async #changeEndpoint(id: string, values: Partial<Selectable<WebhookTables['webhook_endpoints']>>): Promise<boolean> {
    const change = this.#db.updateTable('webhook_endpoints').set(values).where('id', '=', id)
    return (await change.executeTakeFirst()).numUpdatedRows > 0
  }
}
