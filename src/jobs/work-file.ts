import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { nodeSqliteDialect } from '../catalogue/sqlite/dialect.ts'
import { OperatorError } from '../operator-error.ts'

/**
 * The SQLite file of work under way: jobs, kept answers, webhook endpoints and deliveries. Each kind brings its own
 * tables. A thread opens the file once for all of them: a second connection would wait for the first, which cannot go
 * on while its thread waits.
 */
export type WorkFile = Kysely<unknown>

/**
 * Opens the file, or makes it. It lies beside the catalogue, so that a publish and a request never wait for each other.
 * What is committed survives a loss of power. `:memory:` opens a passing one.
 */
export function openWorkFile(file: string): WorkFile {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  return new Kysely<unknown>({ dialect: nodeSqliteDialect(database) })
}

/**
 * Brings an owner's tables up to date and returns the file as their owner sees it.
 * @throws OperatorError when they were made by a newer program.
 */
export async function tablesOf<Tables>(
  work: WorkFile,
  { owner, migrations }: { owner: string; migrations: Record<string, Migration> },
): Promise<Kysely<Tables>> {
  const error = await work.connection().execute(async connection => {
    // In one transaction, begun before it looks: other threads and commands may open the file at the same time.
    await sql`begin immediate`.execute(connection)
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: () => Promise.resolve(migrations) },
      migrationTableName: `${owner}_migrations`,
      migrationLockTableName: `${owner}_migrations_lock`,
      disableTransactions: true,
    })
    const { error } = await migrator.migrateToLatest()
    await sql.raw(error ? 'rollback' : 'commit').execute(connection)
    return error
  })
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new OperatorError(
      'the file of work under way (work.sqlite) was made by a newer version of this program: install that version',
      { cause: error },
    )
  }
  if (error) throw error
  return work as Kysely<Tables> // whose tables the migrations have just made
}
