import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Names who holds a lease: machine, start of the process, thread. A machine that has been started again knows by the
 * first part which leases were its own, and that by now nobody holds them.
 */
export type Holder = `${string}/${string}/${string}`

export function holderName(machine: string, start: string, thread: number): Holder {
  return `${machine}/${start}/${thread}`
}

/** Makes the name of one start of the process. */
export function newStart(): string {
  return randomBytes(8).toString('hex')
}

/** Reads the machine's own random name from the data folder, where it outlives host names and containers. */
export function machineName(dataDir: string): string {
  const file = join(dataDir, 'machine-id')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(8).toString('hex'), { flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}
