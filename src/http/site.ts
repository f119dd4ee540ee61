import type { BlockList } from 'node:net'
import type { Reads } from '../service/reads.ts'
import type { Work } from '../service/work.ts'
import type { Counters, Log } from './log.ts'

/** What every request is answered from. */
export type Site = {
  reads: Reads
  work: Work
  settings: Settings
  log: Log
  counters: Counters
  now(): number
}

/** What the operator has set that answers depend on, and the state that they report. */
export type Settings = {
  contactUrl: string | null
  /** The style of the maps' base and the origins that it loads from; null: drawn from files of our own. */
  mapStyle: { url: string; origins: readonly string[] } | null
  /** The archive of tiles that the maps are drawn on instead of our own base map, and what it holds. */
  mapTiles: { file: string; type: string; ending: string } | null
  /** Seconds that caches may keep a response without asking again; 0 makes them ask each time. */
  cacheMaxAge: number
  /** What one client may ask for in a calendar minute. */
  rateLimitPerMinute: number
  /** The same for pages, files and suggestions, which have a window of their own. */
  pageLimitPerMinute: number
  /** Peers whose X-Forwarded-For is believed. */
  trustedProxies: BlockList
  /** Whether the log has client addresses whole or shortened. */
  logClientAddress: 'short' | 'full'
  /** The present key; the operator may rotate it while the service runs. */
  webhookPublicKey(): string
  /**
   * Makes the pseudonyms of client addresses in work.sqlite, where a client's keys and jobs are counted. It is new
   * with each start and is written nowhere, so that no file tells who asked.
   */
  clientKey: Uint8Array
  /** Whether new requests are welcome; false once the process stops. */
  isReady(): boolean
  /** Whether an earlier version is served because the newest cannot be. */
  isDegraded(): boolean
}
