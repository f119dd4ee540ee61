// What the supervisor (server.ts) and a thread (worker.ts) say to each other.
import type { CatalogueIdentity } from '../catalogue/catalogue.ts'
import type { Packs } from '../index/storage/packed-once.ts'
import type { SharedBytes } from '../service/shared-bytes.ts'
import type { LeaseOwner } from '../work/lease.ts'

/** What the supervisor gives to a thread. */
export type WorkerData = {
  identity: CatalogueIdentity
  index: SharedArrayBuffer
  /** The silence grids of all sources. */
  grids: SharedBytes
  /** In which each thread says how many bytes of noise pages it has open. */
  noiseMemory: SharedArrayBuffer
  /** Of the whole world, for all versions. */
  settlements: SharedArrayBuffer
  /** What a thread before this one, or an earlier start, has packed for all. */
  packs: Packs
  /** In which all threads count: requests for the API, for pages, and milliseconds of work. */
  rateMemory: Record<'api' | 'pages' | 'work', SharedArrayBuffer>
  port: number
  reusePort: boolean
  /** In which all threads count their connections. */
  connectionMemory: SharedArrayBuffer
  /** The name under which the thread takes jobs. */
  owner: LeaseOwner
  clientKey: Uint8Array
  /** Where the thread shows that it moves, and its place there. */
  beats: SharedArrayBuffer
  slot: number
  /** Whether an earlier version is served because the newest cannot be. */
  isDegraded: boolean
  /** Whether other machines serve a later version. */
  isBehind: boolean
  /** In which all threads count what they do; null: nobody asks. */
  countMemory: SharedArrayBuffer | null
}
/** A version of the catalogue, in memory that all threads share. */
export type SharedVersion = Pick<WorkerData, 'index' | 'grids'>
export type ToWorker =
  | ({ type: 'version' } & SharedVersion)
  | { type: 'degraded'; isDegraded: boolean }
  | { type: 'behind'; isBehind: boolean }
  | { type: 'stop' }
export type FromWorker =
  /** With the path patterns of all that answers, and what it has packed for all threads. */
  | { type: 'listening'; spots: number; version: number; routes: readonly string[]; packs: Packs }
  | { type: 'swapped'; version: number }
