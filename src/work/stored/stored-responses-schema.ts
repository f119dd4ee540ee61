import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { WorkTypes } from '../work-store.ts'
import { countKeptBytes, type Kept } from './kept-bytes.ts'

/** The table of stored responses. Times are milliseconds since 1970. */
export type StoredResponseTables = {
  answers: {
    scope: string
    client: string
    fingerprint: string
    seed: string
    created_at: number
    /** The owner that makes the response, its lease, and the lease's end. */
    holder: string | null
    lease: string | null
    lease_until: number
    /** Null while the response is being made. */
    answered_at: number | null
    status: number | null
    type: string | null
    headers: string | null
    body: Uint8Array<ArrayBuffer> | null
  }
}

export const ANSWERS: Kept = { table: 'answers', key: 'scope', column: 'body', endedAt: 'answered_at' }

/** Migrations by name, in order, for an engine's types; a released one is never edited. */
export function migrationsFor(types: WorkTypes): Record<string, Migration> {
  return {
    '001-answers': { up: db => createAnswers(db, types) },
    '002-bytes': { up: db => countKeptBytes(db, ANSWERS, types) },
  }
}

async function createAnswers(db: Kysely<unknown>, { text, integer, bytes }: WorkTypes): Promise<void> {
  await db.schema
    .createTable('answers')
    .addColumn('scope', text, c => c.primaryKey())
    .addColumn('client', text, c => c.notNull())
    .addColumn('fingerprint', text, c => c.notNull())
    .addColumn('seed', text, c => c.notNull())
    .addColumn('created_at', integer, c => c.notNull())
    .addColumn('holder', text)
    .addColumn('lease', text)
    .addColumn('lease_until', integer, c => c.notNull())
    .addColumn('answered_at', integer)
    .addColumn('status', integer)
    .addColumn('type', text)
    .addColumn('headers', text)
    .addColumn('body', bytes)
    .execute()
  await db.schema.createIndex('answers_by_client').on('answers').columns(['client', 'answered_at']).execute()
  await db.schema.createIndex('answers_by_age').on('answers').column('created_at').execute()
}
