import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { WorkTypes } from '../work-store.ts'

/** A table whose rows keep texts for clients, and the column that makes them large. */
export type Kept = { table: string; key: string; column: string; endedAt: string }

/** Bytes that may be kept: for one client, and for all. */
export type MostBytes = { client: number; all: number }

/** Stands for all clients together. */
const ALL = ''
/** The share of the limit that is left after rows were deleted: the next writes then need to delete none. */
const LEFT = 0.9

/** Has the database count the kept bytes of each client, and of all, with every change of a row. */
export async function countKeptBytes(
  db: Kysely<unknown>,
  { table, column }: Kept,
  { countBytes }: WorkTypes,
): Promise<void> {
  const counts = `${table}_bytes`
  const statements = [
    ...countBytes({ table, column, counts }),
    `insert into ${counts} select client, sum(octet_length(${column})) from ${table} where ${column} is not null group by client`,
    `insert into ${counts} select '${ALL}', coalesce(sum(bytes), 0) from ${counts}`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Deletes the oldest rows, of this client and then of all, until the kept bytes are within their limits. */
export async function holdKeptBytes(
  db: QueryExecutorProvider,
  kept: Kept,
  { client, most }: { client: string; most: MostBytes },
): Promise<void> {
  const { rows } = await sql<{ client: string; bytes: number }>`
    select client, bytes from ${sql.table(`${kept.table}_bytes`)} where client in (${client}, ${ALL})`.execute(db)
  const bytesOf = (name: string) => rows.find(row => row.client === name)?.bytes ?? 0
  if (bytesOf(client) > most.client) await dropOldest(db, kept, { client, left: Math.floor(most.client * LEFT) })
  if (bytesOf(ALL) > most.all) await dropOldest(db, kept, { client: null, left: Math.floor(most.all * LEFT) })
}

async function dropOldest(
  db: QueryExecutorProvider,
  { table, key, column, endedAt }: Kept,
  { client, left }: { client: string | null; left: number },
): Promise<void> {
  const [rows, name] = [sql.table(table), sql.ref(key)]
  const isTheirs = client === null ? sql`true` : sql`client = ${client}`
  await sql`
    delete from ${rows} where ${name} in (
      select ${name} from (
        select ${name}, sum(octet_length(${sql.ref(column)})) over (order by ${sql.ref(endedAt)} desc, ${name} desc) as bytes
        from ${rows} where ${sql.ref(endedAt)} is not null and ${isTheirs}
      ) kept where bytes > ${left}
    )`.execute(db)
}
