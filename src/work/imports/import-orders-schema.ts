import type { Generated, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { WorkTypes } from '../work-store.ts'

export type OrderStatus = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled'

/** The table of imports that workers run. Times are milliseconds since 1970. */
export type ImportTables = {
  imports: {
    /** The order of acceptance. */
    number: Generated<number>
    id: string
    /** What is shown: the file's name, or its URL. */
    name: string
    status: OrderStatus
    /** What is to be done; the one who runs it knows its form. */
    work: string
    /** How far it has come, for people. */
    progress: string | null
    /** What it came to, or why it failed; null until it has ended. */
    result: string | null
    /** Runs that broke off. */
    lapses: number
    created_at: number
    completed_at: number | null
    holder: string | null
    lease: string | null
    lease_until: number | null
  }
}

/** Migrations by name, in order, for an engine's types; a released one is never edited. */
export function migrationsFor(types: WorkTypes): Record<string, Migration> {
  return { '001-imports': { up: db => createImports(db, types) } }
}

async function createImports(db: Kysely<unknown>, { text, integer, numbered }: WorkTypes): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('number', integer, numbered)
    .addColumn('id', text, c => c.notNull().unique())
    .addColumn('name', text, c => c.notNull())
    .addColumn('status', text, c => c.notNull())
    .addColumn('work', text, c => c.notNull())
    .addColumn('progress', text)
    .addColumn('result', text)
    .addColumn('lapses', integer, c => c.notNull())
    .addColumn('created_at', integer, c => c.notNull())
    .addColumn('completed_at', integer)
    .addColumn('holder', text)
    .addColumn('lease', text)
    .addColumn('lease_until', integer)
    .execute()
}
