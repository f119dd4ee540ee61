// Where built indexes are kept for the machines that serve them: each version is built once and fetched by all others.
import type { Readable } from 'node:stream'

/** Keeps files by name. They never change: a name holds the hash of what is under it. */
export type SnapshotStore = {
  /** Stores a file whole or not at all. */
  put(name: string, file: string): Promise<void>
  /** @throws when there is none */
  get(name: string): Promise<Readable>
  /** The names that begin with this, in any order. */
  list(prefix: string): Promise<string[]>
  /** Deletes a file; one that is not there is none. */
  remove(name: string): Promise<void>
}
