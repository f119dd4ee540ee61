import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.ts'

type Table = 'grid_parts' | 'noise_heard' | 'noise_regions'

/** Ends with the version before one what a table has of some columns. */
export async function endRows(
  db: Kysely<Tables>,
  { table, version }: { table: Table; version: number },
  columns: Readonly<Record<string, string | number>>,
): Promise<void> {
  const which = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`
    update ${sql.table(table)} set until = ${version}
    where ${sql.join(which, sql` and `)} and until is null`.execute(db)
}

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
