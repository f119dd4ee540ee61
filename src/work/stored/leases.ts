import { randomBytes } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'

/** Makes the token of a lease, different from any other of the same row. */
export function newLease(): string {
  return randomBytes(16).toString('hex')
}

/** Matches rows with the lease of a dead owner: a thread, a start with its threads, or a machine with its starts. */
export function isHeldBy(dead: string) {
  return sql<SqlBool>`(holder = ${dead} or holder like ${`${dead}/%`})`
}
