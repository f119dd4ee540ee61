import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from 'kysely'

/** Makes a Kysely dialect over an open `node:sqlite` database. Transactions begin immediate. */
export function nodeSqliteDialect(database: DatabaseSync): SqliteDialect {
  const config = {
    database: {
      close: () => database.close(),
      prepare(sql: string) {
        const statement = database.prepare(sql)
        return {
          reader: statement.columns().length > 0,
          all: (parameters: readonly unknown[]) => statement.all(...toInputs(parameters)),
          run: (parameters: readonly unknown[]) => statement.run(...toInputs(parameters)),
          iterate: (parameters: readonly unknown[]) => statement.iterate(...toInputs(parameters)),
        }
      },
    },
  }
  return new (class extends SqliteDialect {
    override createDriver() {
      return new ImmediateDriver(config)
    }
  })(config)
}

// A deferred transaction that reads and then writes fails with SQLITE_BUSY beside another writer, whatever the timeout.
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

function toInputs(parameters: readonly unknown[]): SQLInputValue[] {
  // Kysely binds only what the table types allow: text, numbers and null.
  return parameters as SQLInputValue[]
}
