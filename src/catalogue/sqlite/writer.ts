import type { DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import { NOTHING_AHEAD, type Writer } from '../engine.ts'
import { LEVELS_MARK } from '../record.ts'
import { createStaging } from '../publish/staging-tables.ts'
import { TOUCHED, type TouchedRow } from '../publish/touched-rows.ts'
import type { Tables } from '../schema.ts'
import { preparedWrites, readPrepared, takeInPrepared } from './prepared-writes.ts'
import { SQLITE_TYPES } from './types.ts'

type Db = Kysely<Tables>

/** Slugs and ratings are written all over their indexes: with SQLite's own 2 MiB a million new spots take half as long again. */
const PUBLISH_CACHE_KIB = 65_536
const SQLITE_CACHE_KIB = 2000

/** Gives the connection of a database to one publish, and leaves it as it was. */
export async function sqliteWriter<T>(
  db: Db,
  database: DatabaseSync,
  work: (writer: Writer) => Promise<T>,
): Promise<T> {
  try {
    await setCache(db, PUBLISH_CACHE_KIB)
    await dropStaging(db)
    await createStaging(db, SQLITE_TYPES)
    return await work({
      db,
      writes: preparedWrites(database),
      takeIn: batches => takeInPrepared(database, batches),
      // A deferred transaction that reads and then writes fails beside another writer.
      lock: async () => void (await sql`begin immediate`.execute(db)),
      ahead: NOTHING_AHEAD,
      touched: () => readPrepared<TouchedRow>(database, TOUCHED),
      withoutLevels: column =>
        `substr(${column}, 1, instr(substr(${column}, 1, length(${column}) - 1) || '${LEVELS_MARK}', '${LEVELS_MARK}') - 1)`,
      // Its plans rest on the keys alone.
      analyze: () => Promise.resolve(),
      commit: async () => void (await sql`commit`.execute(db)),
      rollback: async () => void (await sql`rollback`.execute(db)),
    })
  } catch (error) {
    // Nothing to roll back while staging, nor after errors on which SQLite does so by itself (a full disk).
    await sql`rollback`.execute(db).catch(() => {})
    throw error
  } finally {
    await dropStaging(db).catch(() => {})
    await setCache(db, SQLITE_CACHE_KIB)
  }
}

async function dropStaging(db: Db): Promise<void> {
  for (const table of ['incoming', 'incoming_unrated', 'touched']) {
    await sql`drop table if exists ${sql.id('temp', table)}`.execute(db)
  }
}

/** The temporary tables have pages of their own. */
async function setCache(db: Db, kib: number): Promise<void> {
  for (const schema of ['main', 'temp']) await sql.raw(`pragma ${schema}.cache_size = -${kib}`).execute(db)
}
