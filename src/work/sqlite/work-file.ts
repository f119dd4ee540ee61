import { existsSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import {
  SQLITE_CANTOPEN,
  SQLITE_CORRUPT,
  SQLITE_FULL,
  SQLITE_IOERR,
  SQLITE_NOTADB,
  SQLITE_READONLY,
} from '../../catalogue/sqlite/damage.ts'
import { nodeSqliteDialect } from '../../catalogue/sqlite/dialect.ts'
import { WorkFileUnavailable } from '../unavailable.ts'
import { makePrivateFile, makePrivateFolder } from '../../catalogue/sqlite/private-files.ts'
import { OperatorError } from '../../operator-error.ts'

/**
 * The SQLite file of work under way: jobs, stored responses, webhook endpoints and deliveries. Each kind brings its own
 * tables. A thread opens the file once for all of them: a second connection would wait for the first, which cannot go
 * on while its thread waits.
 */
export type WorkFile = Kysely<unknown>

/** Most bytes of the write-ahead log after a checkpoint. */
const MOST_JOURNAL_BYTES = 64 * 1024 * 1024
/** `auto_vacuum`'s value for incremental; it must be set before the first table. */
const INCREMENTAL = 2

/**
 * Opens the file, or makes it. It lies beside the catalogue, so that a publish and a request never wait for each other.
 * What is committed survives a loss of power. `:memory:` opens a passing one.
 */
export function openWorkFile(file: string): WorkFile {
  if (file !== ':memory:') makePrivateFolder(dirname(file))
  const database = new DatabaseSync(file, { timeout: 10_000 })
  if (file !== ':memory:') makePrivateFile(file)
  database.exec(`pragma auto_vacuum = incremental; pragma journal_mode = wal; pragma synchronous = full;
    pragma secure_delete = on;
    pragma journal_size_limit = ${MOST_JOURNAL_BYTES}`)
  const work = new Kysely<unknown>({ dialect: nodeSqliteDialect(database, explain) })
  databases.set(work, database)
  return work
}

const databases = new WeakMap<WorkFile, DatabaseSync>()

/**
 * Opens the file as the one process that serves, before its threads do. A damaged one is set aside and begun anew, and
 * `warn` is told; one that never gave room back is packed once.
 */
export function openOwnWorkFile(file: string, warn: (message: string) => void): WorkFile {
  const damage = damageOf(file)
  if (damage !== undefined) {
    const aside = `${file}.damaged-${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`
    for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) renameSync(file + end, aside + end)
    warn(
      `the file of work under way "${file}" is damaged (${damage.replaceAll(/\s+/g, ' ')}): it was set aside as "${aside}" and is begun anew; jobs, stored responses and webhook endpoints that were in it are gone: register the endpoints again with sanctuary webhooks add`,
    )
  }
  return openWorkFile(file)
}

/** What is wrong with the file; undefined when nothing is, or there is none. */
function damageOf(file: string): string | undefined {
  if (!existsSync(file)) return undefined
  const database = new DatabaseSync(file, { timeout: 10_000 })
  try {
    const [first] = database.prepare('pragma quick_check(1)').all()
    const found = String(first?.['quick_check'])
    if (found !== 'ok') return found
    const [mode] = database.prepare('pragma auto_vacuum').all()
    if (mode?.['auto_vacuum'] !== INCREMENTAL) database.exec('pragma auto_vacuum = incremental; vacuum')
    return undefined
  } catch (error) {
    if (DAMAGE.has(codeOf(error))) return error instanceof Error ? error.message : String(error)
    throw explain(error)
  } finally {
    database.close()
  }
}

/** Gives the disk back what deleted rows have left, up to some pages at a time. */
export async function shrinkWorkFile(work: WorkFile): Promise<void> {
  // A prepared statement would give back one page; nothing else is under way on the connection meanwhile.
  await work.connection().execute(async () => databases.get(work)?.exec(`pragma incremental_vacuum(${SHRINK_PAGES})`))
}

/** 4 KiB each. */
const SHRINK_PAGES = 10_000

const DAMAGE = new Set([SQLITE_CORRUPT, SQLITE_NOTADB])

const TROUBLE = new Map([
  [SQLITE_FULL, 'no space is left on the disk of work.sqlite: free some'],
  [SQLITE_IOERR, 'the disk of work.sqlite cannot be read or written: check it, and its free space'],
  [SQLITE_READONLY, 'work.sqlite may not be written: check the permissions of its folder and its disk'],
  [SQLITE_CANTOPEN, 'work.sqlite cannot be opened: check that its folder is there and may be written'],
  [SQLITE_CORRUPT, 'work.sqlite is damaged: start the service again, and it is set aside'],
  [SQLITE_NOTADB, 'work.sqlite is damaged: start the service again, and it is set aside'],
])

function explain(error: unknown): unknown {
  const trouble = TROUBLE.get(codeOf(error))
  return trouble === undefined ? error : new WorkFileUnavailable(trouble, { cause: error })
}

function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
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
