import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from 'kysely'

/**
 * Makes a Kysely dialect over an open `node:sqlite` database. Transactions begin immediate. `explain` may give another
 * error for one of SQLite's.
 */
export function nodeSqliteDialect(database: DatabaseSync, explain = (error: unknown) => error): SqliteDialect {
  const told = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      throw explain(error)
    }
  }
  const config = {
    database: {
      close: () => database.close(),
      prepare(sql: string) {
        const statement = told(() => database.prepare(sql))
        return {
          reader: statement.columns().length > 0,
          all: (parameters: readonly unknown[]) => told(() => statement.all(...toInputs(parameters))),
          run: (parameters: readonly unknown[]) => told(() => statement.run(...toInputs(parameters))),
          iterate: (parameters: readonly unknown[]) => statement.iterate(...toInputs(parameters)),
        }
      },
    },
  }
  return new (class extends SqliteDialect {
    override createDriver() {
      return new ImmediateDriver(config, database)
    }
  })(config)
}

// A deferred transaction that reads and then writes fails with SQLITE_BUSY beside another writer, whatever the timeout.
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(config: ConstructorParameters<typeof SqliteDriver>[0], database: DatabaseSync) {
    super(config)
    this.#database = database
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk ends a transaction by itself: a second end would fail, and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

function toInputs(parameters: readonly unknown[]): SQLInputValue[] {
  // Kysely binds only what the table types allow: text, numbers and null.
  return parameters as SQLInputValue[]
}
