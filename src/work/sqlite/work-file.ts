import { existsSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import {
  SQLITE_CANTOPEN,
  SQLITE_CORRUPT,
  SQLITE_FULL,
  SQLITE_IOERR,
  SQLITE_NOTADB,
  SQLITE_READONLY,
} from '../../catalogue/sqlite/damage.ts'
import { nodeSqliteDialect } from '../../catalogue/sqlite/dialect.ts'
import { migrate } from '../../catalogue/migrate.ts'
import { WorkFileUnavailable } from '../unavailable.ts'
import { withEngine, type WorkKind, type WorkStore } from '../work-store.ts'
import { SQLITE_WORK_TYPES } from './types.ts'
import { makePrivateFile, makePrivateFolder } from '../../catalogue/sqlite/private-files.ts'

/** Most bytes of the write-ahead log after a checkpoint. */
const MOST_JOURNAL_BYTES = 64 * 1024 * 1024
/** `auto_vacuum`'s value for incremental; it must be set before the first table. */
const INCREMENTAL = 2

/**
 * Opens the SQLite file of work under way, or makes it. A thread opens it once: a second connection would wait for the
 * first, which cannot go on while its thread waits. It lies beside the catalogue, so that a publish and a request never wait for each other.
 * What is committed survives a loss of power. `:memory:` opens a passing one.
 */
export function openWorkFile(file: string): WorkStore {
  if (file !== ':memory:') makePrivateFolder(dirname(file))
  const database = new DatabaseSync(file, { timeout: 10_000 })
  if (file !== ':memory:') makePrivateFile(file)
  database.exec(`pragma auto_vacuum = incremental; pragma journal_mode = wal; pragma synchronous = full;
    pragma secure_delete = on;
    pragma journal_size_limit = ${MOST_JOURNAL_BYTES}`)
  const work = new Kysely<unknown>({ dialect: nodeSqliteDialect(database, explain) })
  return withEngine(work, {
    types: SQLITE_WORK_TYPES,
    migrate: (kind, migrations) => migrateKind(work, kind, migrations),
    // A transaction begins by taking the right to write, which one has at a time.
    alone: (_, run) => work.transaction().execute(run),
    // One writes at a time.
    taking: sql``,
    // A prepared statement would give back one page; nothing else is under way on the connection meanwhile.
    shrink: () => work.connection().execute(async () => database.exec(`pragma incremental_vacuum(${SHRINK_PAGES})`)),
  })
}

/**
 * Opens the file as the one process that serves, before its threads do. A damaged one is set aside and begun anew, and
 * `warn` is told; one that never gave room back is packed once.
 */
export function openOwnWorkFile(file: string, warn: (message: string) => void): WorkStore {
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
  using database = new DatabaseSync(file, { timeout: 10_000 })
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
  }
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

async function migrateKind(work: WorkStore, kind: WorkKind, migrations: Record<string, Migration>): Promise<void> {
  await work.connection().execute(async connection => {
    // In one transaction, begun before it looks: other threads and commands may open the file at the same time.
    await sql`begin immediate`.execute(connection)
    try {
      await migrate({
        db: connection,
        migrations,
        what: 'the file of work under way (work.sqlite)',
        migrationTableName: `${kind}_migrations`,
        migrationLockTableName: `${kind}_migrations_lock`,
        disableTransactions: true,
      })
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })
}
