import type { Generated, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { WorkTypes } from '../work-store.ts'
import { countKeptBytes, type Kept } from './kept-bytes.ts'
import type { JobStatus } from '../queue.ts'

/** The tables of the queue. Times are milliseconds since 1970. */
export type JobTables = {
  jobs: {
    /** The order of acceptance. */
    number: Generated<number>
    id: string
    client: string
    /** The machine that accepted it. */
    machine: string
    status: JobStatus
    work: string
    result: string | null
    failures: number
    lapses: number
    created_at: number
    /** The time from which it may be run. */
    due_at: number
    completed_at: number | null
    /** The owner that runs it, its lease, and the lease's end. */
    holder: string | null
    lease: string | null
    lease_until: number | null
  }
}

export const JOBS: Kept = { table: 'jobs', key: 'number', column: 'result', endedAt: 'completed_at' }

/** Migrations by name, in order, for an engine's types; a released one is never edited. */
export function migrationsFor(types: WorkTypes): Record<string, Migration> {
  return {
    '001-jobs': { up: db => createJobs(db, types) },
    '002-bytes': { up: db => countKeptBytes(db, JOBS, types) },
  }
}

async function createJobs(db: Kysely<unknown>, { text, integer, numbered }: WorkTypes): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('number', integer, numbered)
    .addColumn('id', text, c => c.notNull().unique())
    .addColumn('client', text, c => c.notNull())
    .addColumn('machine', text, c => c.notNull())
    .addColumn('status', text, c => c.notNull())
    .addColumn('work', text, c => c.notNull())
    .addColumn('result', text)
    .addColumn('failures', integer, c => c.notNull())
    .addColumn('lapses', integer, c => c.notNull())
    .addColumn('created_at', integer, c => c.notNull())
    .addColumn('due_at', integer, c => c.notNull())
    .addColumn('completed_at', integer)
    .addColumn('holder', text)
    .addColumn('lease', text)
    .addColumn('lease_until', integer)
    .execute()
  await db.schema.createIndex('jobs_by_status').on('jobs').columns(['status', 'number']).execute()
  await db.schema.createIndex('jobs_by_end').on('jobs').column('completed_at').execute()
}
