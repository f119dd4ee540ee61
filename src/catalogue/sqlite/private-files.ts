// The files of the data folder hold the keys that sign cursors and webhooks: only its owner may read them.
import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { OperatorError } from '../../operator-error.ts'

const OTHERS = 0o077
const FOLDER = 0o700
const FILE = 0o600
const STICKY = 0o1000

/**
 * Makes a folder that its owner alone can enter; one that is there stays as it is (`mendPermissions`).
 * @throws OperatorError when there can be none.
 */
export function makePrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: FOLDER })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new OperatorError(
      `the folder "${folder}" cannot be made: ${why}; set DATA_DIR to one that this user may write`,
      {
        cause: error,
      },
    )
  }
}

/** Lets the owner alone read a file of a database, with its companions, which take on its mode. */
export function makePrivateFile(file: string): void {
  for (const end of ['', '-wal', '-shm']) {
    if (existsSync(file + end) && isOpen(file + end)) restrict(file + end, FILE)
  }
}

/** Makes an empty file that its owner alone can read, for a database to be written into. */
export function newPrivateFile(file: string): void {
  writeFileSync(file, '', { flag: 'wx', mode: FILE })
}

/**
 * Takes a data folder and its files from everybody but their owner.
 * @returns what was mended, a line each; what could not be is said too.
 */
export function mendPermissions(folder: string, files: readonly string[]): string[] {
  const said: string[] = []
  // A new folder holds no keys yet: closing it is not reported.
  const isNew = !files.some(existsSync)
  for (const [path, mode] of [[folder, FOLDER] as const, ...files.map(file => [file, FILE] as const)]) {
    if (!existsSync(path) || !isOpen(path)) continue
    const isMended = restrict(path, mode)
    if (isNew && isMended) continue
    said.push(
      isMended
        ? `"${path}" could be read by others and holds keys: its mode is ${mode.toString(8)} now`
        : `"${path}" can be read by others and holds keys, and its mode cannot be changed: run chmod ${mode.toString(8)} as its owner`,
    )
  }
  return said
}

/** Windows has no such modes. */
function isOpen(path: string): boolean {
  return process.platform !== 'win32' && (statSync(path).mode & OTHERS) !== 0
}

function restrict(path: string, mode: number): boolean {
  // A folder that everybody writes to, such as /tmp, stays open.
  if ((statSync(path).mode & STICKY) !== 0) return false
  try {
    chmodSync(path, mode)
    return true
  } catch {
    return false
  }
}
