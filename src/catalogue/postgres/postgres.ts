import { copyCatalogue } from '../copy.ts'
import type { Engine, Reader } from '../engine.ts'
import type { NoiseStore } from '../../silence/pages/noise-pages.ts'
import { openNoiseStore } from '../noise-store.ts'
import { migrationsFor, type Tables } from '../schema.ts'
import { kyselyOfPool, openPool, placeOf } from './connection.ts'
import { tryAlone } from './locks.ts'
import { openNoiseMirror } from './noise-mirror.ts'
import { migratePostgres } from './migrate.ts'
import { awayOf, nameTrouble } from './trouble.ts'
import { POSTGRES_TYPES } from './types.ts'
import { watchPublishes } from './watch.ts'
import { postgresWriter } from './writer.ts'

/**
 * Opens the catalogue in a PostgreSQL database (15 or later, no extension), in the first schema of the search path, and
 * brings its tables up to date; its noise is mirrored in a file.
 * @throws OperatorError when the database cannot be used, or was made by a newer program.
 */
export async function openPostgresEngine(url: string, noiseFile?: string): Promise<Engine> {
  const place = placeOf(url)
  const pool = openPool(place)
  const db = kyselyOfPool<Tables>(pool, { explain: awayOf })
  const explaining = <T>(work: () => Promise<T>) => nameTrouble(url, work)
  try {
    await explaining(() => migratePostgres(db, { migrations: migrationsFor(POSTGRES_TYPES) }))
  } catch (error) {
    await pool.end()
    throw error
  }
  const engine: Engine = {
    isShared: true,
    db,
    openReader,
    openNoise,
    publishing: work => postgresWriter(place, work),
    watch: wake => watchPublishes(place, wake),
    tryAlone: work => tryAlone(place, 'build', work),
    explaining,
    async copyTo(file) {
      const { openSqliteEngine } = await import('../sqlite/sqlite.ts')
      const copy = await openSqliteEngine(file)
      try {
        await copyCatalogue(engine, copy)
      } finally {
        await copy.close()
      }
    },
    async close() {
      await db.destroy()
      await pool.end()
    },
  }
  return engine

  async function openNoise(): Promise<NoiseStore> {
    const reader = await openReader()
    try {
      return openNoiseStore(await openNoiseMirror(reader.db, noiseFile))
    } finally {
      await reader.close()
    }
  }

  async function openReader(): Promise<Reader> {
    const reader = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
    // Nothing was written: a connection that has broken meanwhile loses nothing.
    return {
      db: reader,
      close: () =>
        reader
          .rollback()
          .execute()
          .catch(() => {}),
    }
  }
}
