import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Repeated, StagedRow, Writer } from '../engine.ts'
import { OperatorError } from '../../operator-error.ts'
import { touchedTable } from '../publish/staging-tables.ts'
import type { Tables } from '../schema.ts'
import { fieldOf, fieldOrNull, NULL } from './copy-fields.ts'
import { kyselyOfClient, openClient, type PostgresPlace } from './connection.ts'
import { FetchCursor } from './fetch-cursor.ts'
import { takeLock } from './locks.ts'
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
  try {
    await client.query('begin')
    await client.query(`set local statement_timeout = 0; set local lock_timeout = ${LOCK_MS}; ${PLANS}`)
    await touchedTable(db, POSTGRES_TYPES).onCommit('drop').execute()
    return await work({
      db,
      writes: postgresWrites(client),
      takeIn: batches => takeIn(client, batches),
      lock: () => takeLock(db, 'publish'),
      read: query => readRows(client, query),
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

async function* readRows<Row>(client: pg.Client, query: string): AsyncGenerator<Row[]> {
  const cursor = new FetchCursor<Row>(query, []).over(client)
  for (;;) {
    const rows = await cursor.read(ROWS)
    if (rows.length > 0) yield rows
    if (rows.length < ROWS) break
  }
  await cursor.close()
}

const ROWS = 5000

/** Without the records: no plan depends on them. */
const ANALYSES = {
  incoming: 'analyze staged (position, id, source, slug, silence_rating)',
  touched: 'analyze touched',
}

/** Both kinds of drafts come in one stream, since a connection takes one at a time. */
const CREATE_STAGED = `
  create temporary table staged (
    position bigint not null, line bigint, id text collate "C" not null, source text collate "C" not null,
    slug text collate "C", silence_rating double precision, name text collate "C" not null, place text collate "C",
    country text collate "C", record text collate "C" not null
  ) on commit drop`

async function takeIn(client: pg.Client, batches: AsyncIterable<readonly StagedRow[]>): Promise<Repeated[]> {
  await client.query(CREATE_STAGED)
  await pipeline(Readable.from(linesOf(batches)), client.query(copyFrom('copy staged from stdin')))
  await client.query(`
    create temporary view incoming as
      select id, source, slug, silence_rating, name, place, country, record from staged where silence_rating is not null;
    create temporary view incoming_unrated as
      select source, id, record as draft from staged where silence_rating is null`)
  await client.query('savepoint staged')
  try {
    await client.query(CREATE_KEYS)
    return []
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error
    await client.query('rollback to savepoint staged')
    const { rows } = await client.query<Repeated & { isRated: boolean }>(DELETE_REPEATED)
    await client.query(CREATE_KEYS)
    return rows.filter(({ isRated }) => isRated)
  }
}

const UNIQUE_VIOLATION = '23505'

const CREATE_KEYS = `
  create unique index staged_key on staged (id, source) where silence_rating is not null;
  create unique index staged_unrated_key on staged (source, id) where silence_rating is null`

/** The first of several with one key stays. */
const DELETE_REPEATED = `
  delete from staged where position in (
    select position from (
      select position, row_number() over (partition by id, source, silence_rating is null order by position) as nth
      from staged
    ) numbered where nth > 1
  ) returning position, line, id, silence_rating is not null as "isRated"`

/** Writes rows in the text form of COPY. */
async function* linesOf(batches: AsyncIterable<readonly StagedRow[]>): AsyncGenerator<Buffer> {
  let bytes = Buffer.allocUnsafe(CHUNK)
  let length = 0
  for await (const batch of batches) {
    for (const row of batch) {
      const line = lineOf(row)
      // Written where it is sent from: a thousand rows as one text would be copied once more, with two bytes a sign.
      const most = line.length * LONGEST_UTF8
      if (length + most > bytes.length) {
        if (length > 0) yield bytes.subarray(0, length)
        bytes = Buffer.allocUnsafe(Math.max(CHUNK, most))
        length = 0
      }
      length += bytes.write(line, length)
    }
  }
  if (length > 0) yield bytes.subarray(0, length)
}

const CHUNK = 2 ** 18
/** Bytes of a UTF-16 code unit, at most. */
const LONGEST_UTF8 = 3

function lineOf({ position, line, id, source, slug, silence_rating, name, place, country, record }: StagedRow): string {
  const keys = `${position}\t${line ?? NULL}\t${fieldOf(id)}\t${fieldOf(source)}\t${fieldOrNull(slug)}`
  const names = `${fieldOf(name)}\t${fieldOrNull(place)}\t${fieldOrNull(country)}`
  return `${keys}\t${silence_rating ?? NULL}\t${names}\t${fieldOf(record)}\n`
}
