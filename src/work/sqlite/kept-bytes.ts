import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'

/** A table whose rows keep texts for clients, and the column that makes them large. */
export type Kept = { table: string; key: string; column: string; endedAt: string }

/** Bytes that may be kept: for one client, and for all. */
export type MostBytes = { client: number; all: number }

/** Stands for all clients together. */
const ALL = ''
/** The share of the limit that is left after rows were deleted: the next writes then need to delete none. */
const LEFT = 0.9

/** Has the database count the kept bytes of each client, and of all, with every change of a row. */
export async function countKeptBytes(db: Kysely<unknown>, { table, column }: Kept): Promise<void> {
  const counts = `${table}_bytes`
  const add = (sign: '+' | '-', row: 'new' | 'old') =>
    [`${row}.client`, `'${ALL}'`]
      .map(
        client =>
          `insert into ${counts} (client, bytes) values (${client}, ${sign}octet_length(${row}.${column}))
           on conflict (client) do update set bytes = bytes + excluded.bytes;`,
      )
      .join('\n')
  const tidy = `delete from ${counts} where client = old.client and bytes = 0;`
  const statements = [
    `create table ${counts} (client text primary key, bytes integer not null) without rowid`,
    `create trigger ${counts}_inserted after insert on ${table} when new.${column} is not null begin ${add('+', 'new')} end`,
    `create trigger ${counts}_deleted after delete on ${table} when old.${column} is not null begin ${add('-', 'old')} ${tidy} end`,
    `create trigger ${counts}_emptied after update of ${column} on ${table} when old.${column} is not null begin ${add('-', 'old')} ${tidy} end`,
    `create trigger ${counts}_filled after update of ${column} on ${table} when new.${column} is not null begin ${add('+', 'new')} end`,
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
  if (bytesOf(client) > most.client) await dropOldest(db, kept, { client, left: most.client * LEFT })
  if (bytesOf(ALL) > most.all) await dropOldest(db, kept, { client: null, left: most.all * LEFT })
}

async function dropOldest(
  db: QueryExecutorProvider,
  { table, key, column, endedAt }: Kept,
  { client, left }: { client: string | null; left: number },
): Promise<void> {
  const [rows, name] = [sql.table(table), sql.ref(key)]
  await sql`
    delete from ${rows} where ${name} in (
      select ${name} from (
        select ${name}, sum(octet_length(${sql.ref(column)})) over (order by ${sql.ref(endedAt)} desc, ${name} desc) as bytes
        from ${rows} where ${sql.ref(endedAt)} is not null and (${client} is null or client = ${client})
      ) where bytes > ${left}
    )`.execute(db)
}
