import { OperatorError } from '../../operator-error.ts'

// https://www.sqlite.org/rescode.html
export const SQLITE_READONLY = 8
export const SQLITE_CORRUPT = 11
export const SQLITE_IOERR = 10
export const SQLITE_FULL = 13
export const SQLITE_CANTOPEN = 14
export const SQLITE_NOTADB = 26

const DAMAGE: Record<number, (file: string) => string> = {
  [SQLITE_CORRUPT]: file =>
    `the catalogue file "${file}" is damaged: stop the service, move the file and its -wal and -shm companions away, then copy a backup in its place or import the sources again`,
  [SQLITE_NOTADB]: file =>
    `the file "${file}" is not a catalogue (not an SQLite database, or damaged at its head): move it away, then copy a backup in its place or import the sources again`,
  [SQLITE_IOERR]: file =>
    `the disk of "${file}" could not be read or written: nothing was changed; check the disk, its free space and the limits on file sizes`,
  [SQLITE_FULL]: file =>
    `no space is left on the disk of "${file}", or on that of temporary files: nothing was changed; free some and try again`,
  [SQLITE_READONLY]: file =>
    `the catalogue file "${file}" may not be written: nothing was changed; check the permissions of its folder and its disk`,
  [SQLITE_CANTOPEN]: file =>
    `the catalogue file "${file}" cannot be opened: check that its folder exists and is writable`,
}

/** Does work on a file. An error that the file causes says what is wrong with it and what to do. */
export async function nameDamage<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
    const message = DAMAGE[code]
    throw message ? new OperatorError(message(file), { cause: error }) : error
  }
}
