import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makePrivateFile, makePrivateFolder } from '../../catalogue/sqlite/private-files.ts'

/** SQLite's word that somebody else holds a lock (https://www.sqlite.org/rescode.html#busy). */
const SQLITE_BUSY = 5

/**
 * Runs `work` unless another process of this machine runs some under the same lock: then undefined. The lock is one of
 * SQLite's on an empty database in the data folder, which the system takes away from a process that dies.
 */
export async function withUpdateLock<T>(dataDir: string, work: () => Promise<T>): Promise<T | undefined> {
  makePrivateFolder(dataDir)
  const file = join(dataDir, 'update.lock')
  using database = new DatabaseSync(file, { timeout: 0 })
  makePrivateFile(file)
  return isTaken(database) ? await work() : undefined
}

function isTaken(database: DatabaseSync): boolean {
  try {
    database.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false
    throw error
  }
}
