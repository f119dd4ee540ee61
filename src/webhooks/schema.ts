import type { Generated, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { WorkTypes } from '../work/work-store.ts'
import type { EventType } from './events.ts'
import type { SharedSecret } from './sign.ts'
import type { DeliveryState } from './store.ts'

/** The tables of webhooks. Times are milliseconds since 1970. */
export type WebhookTables = {
  webhook_endpoints: {
    number: Generated<number>
    id: string
    url: string
    /** Types, separated by commas. */
    events: string
    secret: SharedSecret
    previous_secret: SharedSecret | null
    previous_until: number
    allows_private: number
    created_at: number
    disabled_reason: string | null
    cursor_version: number
    cursor_token: string
  }
  webhook_deliveries: {
    number: Generated<number>
    id: string
    endpoint_id: string
    type: EventType
    body: string
    state: DeliveryState
    attempts: number
    next_at: number
    created_at: number
    /** Null while it waits. */
    ended_at: number | null
    last_outcome: string | null
  }
  webhook_leases: { name: string; holder: string; until: number }
}

/** Migrations by name, in order, for an engine's types; a released one is never edited. */
export function migrationsFor(types: WorkTypes): Record<string, Migration> {
  return {
    '001-webhooks': { up: db => createWebhooks(db, types) },
  }
}

async function createWebhooks(db: Kysely<unknown>, { text, integer, numbered }: WorkTypes): Promise<void> {
  await db.schema
    .createTable('webhook_endpoints')
    .addColumn('number', integer, numbered)
    .addColumn('id', text, c => c.notNull().unique())
    .addColumn('url', text, c => c.notNull())
    .addColumn('events', text, c => c.notNull())
    .addColumn('secret', text, c => c.notNull())
    .addColumn('previous_secret', text)
    .addColumn('previous_until', integer, c => c.notNull())
    .addColumn('allows_private', integer, c => c.notNull())
    .addColumn('created_at', integer, c => c.notNull())
    .addColumn('disabled_reason', text)
    .addColumn('cursor_version', integer, c => c.notNull())
    .addColumn('cursor_token', text, c => c.notNull())
    .execute()
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('number', integer, numbered)
    .addColumn('id', text, c => c.notNull().unique())
    .addColumn('endpoint_id', text, c => c.notNull())
    .addColumn('type', text, c => c.notNull())
    .addColumn('body', text, c => c.notNull())
    .addColumn('state', text, c => c.notNull())
    .addColumn('attempts', integer, c => c.notNull())
    .addColumn('next_at', integer, c => c.notNull())
    .addColumn('created_at', integer, c => c.notNull())
    .addColumn('ended_at', integer)
    .addColumn('last_outcome', text)
    .execute()
  await db.schema
    .createIndex('webhook_deliveries_due')
    .on('webhook_deliveries')
    .columns(['endpoint_id', 'state', 'next_at'])
    .execute()
  await db.schema.createIndex('webhook_deliveries_by_end').on('webhook_deliveries').column('ended_at').execute()
  await db.schema
    .createTable('webhook_leases')
    .addColumn('name', text, c => c.primaryKey())
    .addColumn('holder', text, c => c.notNull())
    .addColumn('until', integer, c => c.notNull())
    .execute()
}
