// The database of work under way: jobs, stored responses, webhook endpoints and deliveries. Each kind brings its own tables,
// and is the same code over an SQLite file or PostgreSQL; what differs is here.
import type { ColumnDefinitionBuilder, Kysely, RawBuilder, Transaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../catalogue/column-types.ts'

/** A thread opens it once for all kinds. `destroy` closes it. */
export type WorkStore = Kysely<unknown>

/** What a migration must know of the engine. */
export type WorkTypes = ColumnTypes & {
  /** Makes a column of integers the key that counts rows in the order of their insertion. */
  numbered: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
  /** The statements that let the database count, in `counts`, the bytes of a column by client, and of all under ''. */
  countBytes: (what: { table: string; column: string; counts: string }) => readonly string[]
}

/** The kinds of work: each has its tables, and is alone by itself. */
export type WorkKind = 'jobs' | 'answers' | 'webhooks' | 'rollout' | 'imports'

export type WorkEngine = {
  types: WorkTypes
  /** Brings a kind's tables up to date. */
  migrate: (kind: WorkKind, migrations: Record<string, Migration>) => Promise<void>
  /** Does work in a transaction while none other of the kind does, in any process. */
  alone: <T>(kind: WorkKind, work: (db: Transaction<unknown>) => Promise<T>) => Promise<T>
  /** Ends a select of rows that the same statement changes: what others are changing is passed over. */
  taking: RawBuilder<unknown>
  /** Gives the disk back what deleted rows have left, where the database does not do so by itself. */
  shrink: () => Promise<void>
}

const engines = new WeakMap<WorkStore, WorkEngine>()

/** Says how a database does what differs. */
export function withEngine(store: WorkStore, engine: WorkEngine): WorkStore {
  engines.set(store, engine)
  return store
}

function engineOf(store: object): WorkEngine {
  const engine = engines.get(store as WorkStore) // or any view of one, which is the same object
  if (!engine) throw new TypeError('not a database of work')
  return engine
}

/**
 * Brings a kind's tables up to date and returns the database as their owner sees it.
 * @throws OperatorError when they were made by a newer program.
 */
export async function tablesOf<Tables>(
  store: WorkStore,
  kind: WorkKind,
  migrationsFor: (types: WorkTypes) => Record<string, Migration>,
): Promise<Kysely<Tables>> {
  const { types, migrate } = engineOf(store)
  await migrate(kind, migrationsFor(types))
  return store as Kysely<Tables> // whose tables the migrations have just made
}

/** Does work in a transaction while none other of the kind does, in any process. */
export function alone<Tables, T>(
  db: Kysely<Tables>,
  kind: WorkKind,
  work: (db: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return engineOf(db).alone(kind, transaction => work(transaction as unknown as Transaction<Tables>)) // the same database
}

/** Ends a select of rows that the same statement changes: what others are changing is passed over. */
export function taking(db: object): RawBuilder<unknown> {
  return engineOf(db).taking
}

/** Gives the disk back what deleted rows have left. */
export function shrinkWork(store: WorkStore): Promise<void> {
  return engineOf(store).shrink()
}
