import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Writer } from '../engine.ts'
import { OperatorError } from '../../operator-error.ts'
import { LEVELS_MARK } from '../record.ts'
import { touchedTable } from '../publish/staging-tables.ts'
import type { Tables } from '../schema.ts'
import { kyselyOfClient, openClient, type PostgresPlace } from './connection.ts'
import { takeLock } from './locks.ts'
import { EarlyDrafts } from './staging/early-drafts.ts'
import { NewSources } from './staging/new-sources.ts'
import { readTouched } from './staging/read-touched.ts'
import { takeIn } from './staging/take-in.ts'
import { awayOf } from './trouble.ts'
import { CHANNEL } from './watch.ts'
import { POSTGRES_TYPES } from './types.ts'
import { postgresWrites } from './writes.ts'

/**
 * Statements run once, and compiling them takes longer than it saves. A thousand rows are looked up by their keys, however
 * large the tables are: read whole for each thousand, they would make a publish of all spots quadratic.
 */
const PLANS = `set local jit = off; set local random_page_cost = 1.1; set local default_statistics_target = 10`
/** How long a publish waits for another to end. */
const LOCK_MS = 600_000

/**
 * Opens a connection for one publish. All of it is one transaction, which takes the lock only when the drafts are staged:
 * temporary tables go with the transaction, so that nothing is left in a session that others may get.
 */
export async function postgresWriter<T>(place: PostgresPlace, work: (writer: Writer) => Promise<T>): Promise<T> {
  const client = await openClient(place).catch((error: unknown) => Promise.reject(awayOf(error)))
  let isLost = false
  client.on('error', () => (isLost = true))
  const db = kyselyOfClient<Tables>(client)
  const [early, sources] = [new EarlyDrafts(), new NewSources(db)]
  try {
    await client.query('begin')
    await client.query(`set local statement_timeout = 0; set local lock_timeout = ${LOCK_MS}; ${PLANS}`)
    await touchedTable(db, POSTGRES_TYPES).onCommit('drop').execute()
    return await work({
      db,
      writes: postgresWrites(client),
      takeIn: batches => takeIn(client, { early, sources }, batches),
      ahead: { counts: () => early.counts(), drop: row => dropEarly(db, early, row) },
      async lock() {
        await sources.waitForOthers()
        await takeLock(db, 'publish')
      },
      touched: () => readTouched(client, early),
      withoutLevels: column => `split_part(left(${column}, -1), '${LEVELS_MARK}', 1)`,
      analyze: async table => void (await client.query(ANALYSES[table])),
      async commit() {
        await sql`select pg_notify(${CHANNEL}, '')`.execute(db)
        await client.query('commit')
      },
      rollback: async () => void (await client.query('rollback')),
    })
  } catch (error) {
    // What drafts throw is none of the database's.
    throw error instanceof pg.DatabaseError || (isLost && !(error instanceof OperatorError)) ? awayOf(error) : error
  } finally {
    // Ends a transaction that is still open, too.
    await client.end().catch(() => {})
  }
}

async function dropEarly(
  db: Kysely<Tables>,
  early: EarlyDrafts,
  row: { id: string; source: string },
): Promise<boolean> {
  if (!early.drop(row)) return false
  await db.deleteFrom('source_spots').where('source', '=', row.source).where('id', '=', row.id).execute()
  return true
}

/** Without the records: no plan depends on them. */
const ANALYSES = {
  incoming: 'analyze staged (position, id, source, slug, silence_rating)',
  touched: 'analyze touched',
}
