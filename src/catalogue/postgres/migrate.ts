import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { OperatorError } from '../../operator-error.ts'
import { migrate } from '../migrate.ts'
import { takeLock } from './locks.ts'

type Options = { migrations: Record<string, Migration>; owner?: string; what?: string }

/** Brings an owner's tables up to date, in one transaction and by one process at a time. */
export async function migratePostgres<Tables>(db: Kysely<Tables>, { migrations, owner, what }: Options): Promise<void> {
  const prefix = owner === undefined ? 'kysely' : owner
  const names = owner === undefined ? `${prefix}_migration` : `${prefix}_migrations`
  // Looks first: who may only read and write rows can open tables that are up to date.
  if (await hasAll(db, names, migrations)) return
  for (let tries = 1; ; tries++) {
    try {
      await migrateAtOnce(db, { names, migrations, what })
      return
    } catch (error) {
      if (tries === MOST_TRIES || !isOfGoneTable(error)) throw error
    }
  }
}

/** Kysely lists the tables of all schemas, and fails when anything of anybody's is dropped meanwhile. */
const MOST_TRIES = 10

/** https://www.postgresql.org/docs/15/errcodes-appendix.html: undefined table or column, invalid schema name, cache lookup failed. */
const GONE: ReadonlySet<unknown> = new Set(['42P01', '42703', '3F000', 'XX000'])

function isOfGoneTable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && GONE.has(error.code)
}

type Names = Pick<Options, 'migrations'> & { names: string; what: string | undefined }

async function migrateAtOnce<Tables>(db: Kysely<Tables>, { names, migrations, what }: Names): Promise<void> {
  await db.connection().execute(async connection => {
    await sql`begin`.execute(connection)
    try {
      await takeLock(connection, 'migrate')
      const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(connection)
      const schema = rows[0]?.schema
      if (!schema) throw new OperatorError(NO_SCHEMA)
      await migrate({
        db: connection,
        migrations,
        ...(what !== undefined && { what }),
        migrationTableName: names,
        migrationLockTableName: `${names}_lock`,
        // Otherwise a table of the same name in another schema would be taken for ours.
        migrationTableSchema: schema,
        disableTransactions: true,
      })
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => {})
      throw error
    }
  })
}

export const NO_SCHEMA = 'no schema of the search path exists: make it, or take the options out of DATABASE_URL'

async function hasAll<Tables>(
  db: Kysely<Tables>,
  table: string,
  migrations: Record<string, Migration>,
): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass(${table}) as found`.execute(db)
  if (!rows[0]?.found) return false
  const done = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db)
  const names = new Set(done.rows.map(({ name }) => name))
  return names.size === Object.keys(migrations).length && Object.keys(migrations).every(name => names.has(name))
}
