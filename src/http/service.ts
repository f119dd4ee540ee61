import type { BlockList } from 'node:net'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { World } from '../ask/world.ts'
import type { Index } from '../index/types.ts'
import type { JobQueue } from '../work/queue.ts'
import type { Atlas } from '../silence/noise-maps.ts'
import type { Links } from '../spots/links.ts'
import type { Log } from './log.ts'
import type { KeptAnswers } from '../work/stored-responses.ts'
import type { RateWindows } from './rate-limit/windows.ts'

/** A collection that is served: the public directory, or the sandbox. */
export type Directory = {
  index: Index
  /** The index prepared for questions. */
  world: World
  /** The noise of the imported regions, which rates any point. */
  atlas: Atlas
  /** Signs the cursors. */
  cursorKey: Uint8Array
  /** What the collection's answers depend on beside the request; a part of every ETag. */
  stamp: string
}

/** What the routes work with; made once at start, in every thread. */
export type Service = {
  /** The public directory as of now: a publish swaps it between two requests. */
  directory(): Directory
  sandbox: Directory
  /** What has changed from version to version. */
  changeLog: Pick<Catalogue, 'changes' | 'isInLog'>
  links: Links
  contactUrl: string | null
  /** The style of the maps' base and the origins that it loads from; null: drawn from files of our own. */
  mapStyle: { url: string; origins: readonly string[] } | null
  rateWindows: RateWindows
  /** Peers whose X-Forwarded-For is believed. */
  trustedProxies: BlockList
  logClientAddress: 'short' | 'full'
  /** Seconds. */
  cacheMaxAge: number
  webhookPublicKey: string
  /** Requests that are answered later. */
  jobs: Pick<JobQueue, 'enqueue' | 'find'>
  /** What Idempotency-Keys stand for. */
  answers: KeptAnswers
  log: Log
  now(): number
  /** Whether the process takes new work; false once it has been told to stop. */
  isReady(): boolean
}
