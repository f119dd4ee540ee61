import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import type { Engine, Reader } from '../engine.ts'
import { migrate } from '../migrate.ts'
import { openNoiseStore } from '../noise-store.ts'
import { migrationsFor, type Tables } from '../schema.ts'
import { nameDamage, SQLITE_CORRUPT } from './damage.ts'
import { nodeSqliteDialect } from './dialect.ts'
import { makePrivateFile, makePrivateFolder, newPrivateFile } from './private-files.ts'
import { removeStaleLog } from './stale-log.ts'
import { SQLITE_TYPES } from './types.ts'
import { sqliteWriter } from './writer.ts'

/**
 * Opens the catalogue in an SQLite file, makes it when there is none, and brings its tables up to date. `check` reads every
 * page first.
 * @throws OperatorError when the file is damaged, not a database, or made by a newer program.
 */
export async function openSqliteEngine(file: string, { check = false } = {}): Promise<Engine> {
  return nameDamage(file, async () => {
    makePrivateFolder(dirname(file))
    const database = openDatabase(file)
    makePrivateFile(file)
    const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) })
    try {
      if (check) checkPages(database)
      await migrate({ db, migrations: migrationsFor(SQLITE_TYPES) })
    } catch (error) {
      await db.destroy()
      throw error
    }
    return {
      isShared: false,
      db,
      openReader: () => openReader(file),
      publishing: work => db.connection().execute(connection => sqliteWriter(connection, database, work)),
      openNoise: () => nameDamage(file, async () => openNoiseStore(openDatabase(file))),
      // Another process cannot call this one: the poll behind it is all there is.
      watch: () => () => {},
      // A file is one machine's.
      tryAlone: work => work(),
      explaining: work => nameDamage(file, work),
      async copyTo(copy) {
        newPrivateFile(copy)
        await sql`vacuum into ${copy}`.execute(db)
      },
      close: () => db.destroy(),
    }
  })
}

/** A connection of its own: a long read holds up nobody, can go on during a publish, and is held up by none. */
async function openReader(file: string): Promise<Reader> {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(openDatabase(file)) })
  // The dialect has one connection, so that the transaction is that of all that follows.
  await sql`begin`.execute(db)
  return { db, close: () => db.destroy() }
}

function openDatabase(file: string): DatabaseSync {
  removeStaleLog(file)
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma temp_store = file',
  )
  return database
}

function checkPages(database: DatabaseSync): void {
  const [first] = database.prepare('pragma quick_check(1)').all()
  if (first?.['quick_check'] !== 'ok') {
    throw Object.assign(new Error(String(first?.['quick_check'])), { errcode: SQLITE_CORRUPT })
  }
}
