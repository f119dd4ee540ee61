import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '../operator-error.ts'

/**
 * Names who holds a lease: machine, start of the process, thread. A machine that has been started again knows by the
 * first part which leases were its own, and that by now nobody holds them.
 */
export type LeaseOwner = `${string}/${string}/${string}`

export function leaseOwner(machine: string, start: string, thread: number): LeaseOwner {
  return `${machine}/${start}/${thread}`
}

/** How long a lease is good without being renewed. */
export const LEASE_MS = 30_000

/** Renews a lease three times in its length until the function that it returns is called. */
export function renewRegularly(renew: () => Promise<unknown>, onError: (error: unknown) => void): () => void {
  const renewal = setInterval(() => void renew().catch(onError), LEASE_MS / 3)
  return () => clearInterval(renewal)
}

/** Makes the name of one start of the process. */
export function newStart(): string {
  return randomBytes(8).toString('hex')
}

/**
 * Reads the machine's own random name from the data folder, where it outlives host names and containers.
 * @throws OperatorError when the folder cannot be made, written or read.
 */
export function machineName(dataDir: string): string {
  const file = join(dataDir, 'machine-id')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (!existsSync(file)) writeNew(file, randomBytes(8).toString('hex'))
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new OperatorError(
      `the data folder "${dataDir}" cannot be read and written (${why}): give it to the user who runs the service, or set DATA_DIR to another`,
      { cause: error },
    )
  }
}

/** Another process may have been quicker. */
function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
