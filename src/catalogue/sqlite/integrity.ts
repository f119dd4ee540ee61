import { DatabaseSync } from 'node:sqlite'
import { removeStaleLog } from './stale-log.ts'

const MOST_FAULTS = 5

/**
 * Checks every page, index and reference of a database file, and changes nothing of it; a service may go on with it meanwhile.
 * @returns what is wrong, a line each
 */
export function faultsOf(file: string): string[] {
  let database: DatabaseSync | undefined
  try {
    removeStaleLog(file)
    // Not read-only: such a connection would leave its -wal and -shm companions behind.
    database = new DatabaseSync(file, { timeout: 10_000 })
    const pages = database.prepare(`pragma integrity_check(${MOST_FAULTS})`).all()
    const references = database.prepare('pragma foreign_key_check').all()
    return [
      ...pages.map(row => String(row['integrity_check'])).filter(text => text !== 'ok'),
      ...references
        .slice(0, MOST_FAULTS)
        .map(row => `a row of ${String(row['table'])} names none of ${String(row['parent'])}`),
    ]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    database?.close()
  }
}
