import type { Kysely } from 'kysely'
import type { Tables } from '../schema.ts'

/** Threads and machines that serve an earlier version go on reading its noise and grids for so long, ms. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** Tells the oldest version of which all noise and grids are kept: the last one of a day ago; 0 when there was none. */
export async function oldestKept(db: Kysely<Tables>, now: Date): Promise<number> {
  const row = await db
    .selectFrom('versions')
    .select(eb => eb.fn.max('number').as('number'))
    .where('published_at', '<', new Date(now.getTime() - KEPT_MS).toISOString())
    .where('token', '<>', '')
    .executeTakeFirst()
  return row?.number ?? 0
}
