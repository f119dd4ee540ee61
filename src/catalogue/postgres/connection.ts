// Connections to PostgreSQL, and Kysely over them.
import { type Kysely, Kysely as KyselyOver, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { FetchCursor } from './fetch-cursor.ts'

const CONNECT_MS = 10_000
/** For a statement of a request; a publish has none. The server ends it, or, when it is gone, this side does. */
const STATEMENT_MS = 30_000
const QUERY_MS = STATEMENT_MS + 5000
/** Connections of one thread; those that idle are closed. */
const MOST_CONNECTIONS = 8

const INT8 = 20
/** All integers of the tables lie within 2^53. */
const TYPES = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
}

/** Where a database is, as told by a URL. */
export type PostgresPlace = {
  url: string
  /** Whether sessions are shared behind a pool in transaction mode (`pgbouncer=true` in the URL): they can hold nothing then. */
  isPooled: boolean
}

export function placeOf(url: string): PostgresPlace {
  const parsed = new URL(url)
  const isPooled = parsed.searchParams.get('pgbouncer') === 'true'
  // Ours alone: the driver would take it for a parameter of the server.
  parsed.searchParams.delete('pgbouncer')
  return { url: parsed.href, isPooled }
}

/**
 * Makes a pool of connections for what is short. With `idleMs` the server ends one that stands still within a transaction:
 * a machine that is stopped there would hold its locks against all others.
 */
export function openPool({ url, isPooled }: PostgresPlace, { idleMs = 0 } = {}): pg.Pool {
  const pool = new pg.Pool({
    ...settingsOf(url),
    max: MOST_CONNECTIONS,
    query_timeout: QUERY_MS,
    // A pool in transaction mode refuses what it would have to set for each session.
    ...(!isPooled && { statement_timeout: STATEMENT_MS, idle_in_transaction_session_timeout: idleMs }),
  })
  // A connection that breaks while it idles is replaced; whoever uses one is told by the query.
  pool.on('error', () => {})
  // One that breaks between two statements of a transaction is told by the next: none else listens then.
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

/** Opens a connection for what is long; it has no time limits but that for connecting. */
export async function openClient({ url }: PostgresPlace): Promise<pg.Client> {
  const client = new pg.Client(settingsOf(url))
  // The query under way is told too.
  client.on('error', () => {})
  await client.connect()
  return client
}

function settingsOf(url: string) {
  return {
    connectionString: url,
    application_name: 'sanctuary',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    types: TYPES,
  }
}

type PoolOptions = {
  /** May give another error for one of the database's. */
  explain?: (error: unknown) => unknown
  /** Whether the pool is closed with it. */
  isOwner?: boolean
}

export function kyselyOfPool<Tables>(pool: pg.Pool, { explain, isOwner = false }: PoolOptions = {}): Kysely<Tables> {
  const told = <T>(work: Promise<T>) =>
    explain ? work.catch(async (error: unknown) => Promise.reject(await explain(error))) : work
  return kyselyOf(
    {
      connect: async () => {
        const client = await told(pool.connect())
        return { ...queriesOf(client, told), release: isBroken => client.release(isBroken) }
      },
    },
    async () => {
      if (isOwner) await pool.end()
    },
  )
}

export function kyselyOfClient<Tables>(client: pg.Client): Kysely<Tables> {
  return kyselyOf({ connect: () => Promise.resolve({ ...queriesOf(client), release: () => {} }) })
}

/** Who opened the connections closes them. */
function kyselyOf<Tables>(
  pool: Pick<PostgresPool, 'connect'>,
  end: () => Promise<void> = () => Promise.resolve(),
): Kysely<Tables> {
  return new KyselyOver<Tables>({
    dialect: new PostgresDialect({ cursor: FetchCursor, pool: { ...pool, options: {}, end } }),
  })
}

function queriesOf(
  client: pg.ClientBase,
  told: <T>(work: Promise<T>) => Promise<T> = work => work,
): Pick<PostgresPoolClient, 'query'> {
  return {
    query(query: unknown, parameters?: readonly unknown[]) {
      if (query instanceof FetchCursor) return query.over(client)
      return told(client.query(String(query), [...(parameters ?? [])]))
    },
  } as Pick<PostgresPoolClient, 'query'> // whose two forms these are
}
