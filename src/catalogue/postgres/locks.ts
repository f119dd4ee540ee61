import { type Kysely, sql } from 'kysely'
import { kyselyOfClient, openClient, type PostgresPlace } from './connection.ts'

/** Tells our advisory locks from those of others in the same database. */
const SPACE = 1_396_788_803

/** What one transaction at a time may do, in each schema. */
export type Lock =
  | 'migrate'
  | 'publish'
  | `source ${string}`
  | 'build'
  | 'jobs'
  | 'answers'
  | 'webhooks'
  | 'rollout'
  | 'imports'

/** Waits for a lock, and holds it until the transaction ends. */
export async function takeLock<Tables>(db: Kysely<Tables>, lock: Lock): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(SPACE)}, hashtext(current_schema() || ${`/${lock}`}))`.execute(db)
}

/** Takes a lock until the transaction ends, unless another holds it. */
export async function tryLock<Tables>(db: Kysely<Tables>, lock: Lock): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(SPACE)}, hashtext(current_schema() || ${`/${lock}`})) as taken`.execute(
    db,
  )
  return rows[0]?.taken === true
}

/** Does work under a lock, in a connection of its own whose end frees it; undefined where another holds the lock. */
export async function tryAlone<T>(place: PostgresPlace, lock: Lock, work: () => Promise<T>): Promise<T | undefined> {
  const client = await openClient(place)
  try {
    // A lock of a transaction: one of a session would stay with whoever got the connection from a pool.
    await client.query('begin')
    return (await tryLock(kyselyOfClient(client), lock)) ? await work() : undefined
  } finally {
    await client.end().catch(() => {})
  }
}
