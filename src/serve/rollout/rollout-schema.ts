import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { WorkTypes } from '../../work/work-store.ts'

/** The tables in which machines that serve one catalogue agree on the version they serve. */
export type RolloutTables = {
  replicas: {
    /** Machine and start of the process. */
    name: string
    /** Rises as long as the process lives. */
    beats: number
    served_number: number
    served_token: string
    /** The version that it has loaded, served or not. */
    ready_number: number
    ready_token: string
    /** The version that it could not load; null: none. */
    failed_token: string | null
  }
  /** One row: the version that all are to serve. */
  current_version: { id: number; number: number; token: string }
}

/** Migrations by name, in order, for an engine's types; a released one is never edited. */
export function migrationsFor(types: WorkTypes): Record<string, Migration> {
  return { '001-rollout': { up: db => createRollout(db, types) } }
}

async function createRollout(db: Kysely<unknown>, { text, integer }: WorkTypes): Promise<void> {
  await db.schema
    .createTable('replicas')
    .addColumn('name', text, c => c.primaryKey())
    .addColumn('beats', integer, c => c.notNull())
    .addColumn('served_number', integer, c => c.notNull())
    .addColumn('served_token', text, c => c.notNull())
    .addColumn('ready_number', integer, c => c.notNull())
    .addColumn('ready_token', text, c => c.notNull())
    .addColumn('failed_token', text)
    .execute()
  await db.schema
    .createTable('current_version')
    .addColumn('id', integer, c => c.primaryKey())
    .addColumn('number', integer, c => c.notNull())
    .addColumn('token', text, c => c.notNull())
    .execute()
}
