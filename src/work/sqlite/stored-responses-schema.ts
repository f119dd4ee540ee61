import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The table of kept answers. Times are milliseconds since 1970. */
export type AnswerTables = {
  answers: {
    scope: string
    client: string
    fingerprint: string
    seed: string
    created_at: number
    /** Who makes the answer, under which lease, until when. */
    holder: string | null
    lease: string | null
    lease_until: number
    /** Null while the answer is being made. */
    answered_at: number | null
    status: number | null
    type: string | null
    headers: string | null
    body: Uint8Array<ArrayBuffer> | null
  }
}

/** Migrations by name, in order; a released one is never edited. */
export const migrations: Record<string, Migration> = {
  '001-answers': { up: createAnswers },
}

async function createAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('answers')
    .addColumn('scope', 'text', c => c.primaryKey())
    .addColumn('client', 'text', c => c.notNull())
    .addColumn('fingerprint', 'text', c => c.notNull())
    .addColumn('seed', 'text', c => c.notNull())
    .addColumn('created_at', 'integer', c => c.notNull())
    .addColumn('holder', 'text')
    .addColumn('lease', 'text')
    .addColumn('lease_until', 'integer', c => c.notNull())
    .addColumn('answered_at', 'integer')
    .addColumn('status', 'integer')
    .addColumn('type', 'text')
    .addColumn('headers', 'text')
    .addColumn('body', 'blob')
    .execute()
  await db.schema.createIndex('answers_by_client').on('answers').columns(['client', 'answered_at']).execute()
  await db.schema.createIndex('answers_by_age').on('answers').column('created_at').execute()
}
