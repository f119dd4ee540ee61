import { closeSync, existsSync, openSync, readSync, rmSync } from 'node:fs'

/** Where a database file says how it is written: 1 with a rollback journal, 2 with a write-ahead log (SQLite file format, 1.3). */
const WRITE_VERSION_OFFSET = 18
const WITH_ROLLBACK_JOURNAL = 1

/**
 * Removes a write-ahead log that does not belong to its database file: a backup was copied over the file while the log of
 * a service that was killed lay beside it. SQLite would write that log into the backup, and bring back what was replaced.
 * A file with a log of its own says so in its header before the log begins; a backup never does.
 */
export function removeStaleLog(file: string): void {
  if (!existsSync(`${file}-wal`) || writeVersion(file) !== WITH_ROLLBACK_JOURNAL) return
  for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true })
}

/** Returns undefined for a file that is missing or too short to be a database. */
function writeVersion(file: string): number | undefined {
  if (!existsSync(file)) return undefined
  const descriptor = openSync(file, 'r')
  try {
    const byte = Buffer.alloc(1)
    return readSync(descriptor, byte, 0, 1, WRITE_VERSION_OFFSET) === 1 ? byte[0] : undefined
  } finally {
    closeSync(descriptor)
  }
}
