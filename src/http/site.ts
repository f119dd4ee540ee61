import type { BlockList } from 'node:net'
import type { Reads } from '../service/reads.ts'
import type { Work } from '../service/work.ts'
import type { Counters, Log } from './log.ts'
import type { RateWindows } from './rate-limit/windows.ts'
import type { StoredFiles } from './response/stored-files.ts'

/** What every request is answered from. */
export type Site = {
  reads: Reads
  work: Work
  settings: Settings
  log: Log
  counters: Counters
  now(): number
}

/** What an app is made of; a process that only reads has neither work nor rate windows. */
export type AppParts = Pick<Site, 'reads' | 'settings'> &
  Partial<Pick<Site, 'work' | 'log' | 'now'>> & {
    /** Absent: nothing is counted. */
    rateWindows?: RateWindows
    /** For pages and files; absent: they are not counted. */
    pageWindows?: RateWindows
    /** For the milliseconds of processor time that clients' requests take; absent: they may take any. */
    workWindows?: RateWindows
    /** Where large responses of a version are stored; absent: they are made for each who asks. */
    files?: StoredFiles
    /** Makes what counts requests, by the path patterns of all that answers; absent: nothing is counted. */
    counters?: (routes: readonly string[]) => Counters
    /** For stored responses, keys included; 0 stores none. */
    cacheBytes?: number
  }

/** What the operator has set that answers depend on. */
export type OperatorSettings = {
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
}

/** That, and the state that answers report. */
export type Settings = OperatorSettings & {
  /** The present key; the operator may rotate it while the service runs. */
  webhookPublicKey(): string
  /**
   * Makes the pseudonyms of client addresses where a client's keys and jobs are counted. In a file they tell nobody: the
   * key is new with each start and is written nowhere. Machines that share a database have it in common.
   */
  clientKey: Uint8Array
  /** Whether new requests are welcome; false once the process stops. */
  isReady(): boolean
  /** Whether an earlier version is served because the newest cannot be. */
  isDegraded(): boolean
}
