import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Catalogue, Version } from '../catalogue/catalogue.ts'
import type { CataloguePlace } from '../catalogue/open.ts'
import type { Links } from '../spots/links.ts'
import type { S3Access } from './snapshots/s3-store.ts'
import type { BodiesPlace } from './storage/bodies-place.ts'
import { fingerprintOf } from './storage/links-fingerprint.ts'
import { loadIndex } from './storage/snapshot-file.ts'

export type BuildOrder = {
  catalogue: CataloguePlace
  links: Links
  /** Where the index is kept for the next start; null: nowhere. */
  indexFile: string | null
  /** Where the bodies are to be; without a file they are in memory. */
  bodies?: BodiesPlace
  /** Where built indexes are shared with other machines; without it each builds its own. */
  snapshots?: string | null
  /** How the bucket is reached, where that is one. */
  s3?: S3Access | null
  /** A version that another machine has built, to be fetched; absent: the present one. */
  wanted?: Pick<Version, 'number' | 'token'> | undefined
  /** Whether this machine waits for another to build what is not there yet, rather than do it. */
  leavesBuilding?: boolean
  /** Whether another version is served meanwhile: those that answer go first then. */
  isServing?: boolean
}

export type BuiltIndex = {
  buffer: SharedArrayBuffer
  /** Fails when the index, although built, could not be written to its file. */
  saved: Promise<void>
}

/** Loads the index of the catalogue's present version from its file, or, when that does not serve, builds it. */
export async function loadOrBuildIndex(
  catalogue: Pick<Catalogue, 'version'>,
  order: BuildOrder,
): Promise<BuiltIndex & { builtBecause: string | null }> {
  const { links, indexFile, bodies = 'auto' } = order
  const origin = { version: await catalogue.version(), linksFingerprint: fingerprintOf(links) }
  const loaded =
    indexFile === null ? { reason: 'indexes are not kept' } : await loadIndex(indexFile, origin, { bodies })
  if ('buffer' in loaded) return { buffer: loaded.buffer, saved: Promise.resolve(), builtBecause: null }
  return { ...(await buildIndexInThread(order)), builtBecause: loaded.reason }
}

/**
 * Builds the index of the catalogue's present version in a thread of its own, whose memory is freed when it ends. The
 * index can be served at once; the thread goes on to write it to its file.
 */
export async function buildIndexInThread(order: BuildOrder): Promise<BuiltIndex> {
  const worker = new Worker(new URL('build-thread.ts', import.meta.url), { workerData: order })
  const ended = once(worker, 'exit') // rejects when the thread throws
  const built = once(worker, 'message')
  const endedEarly = ended.then(() => Promise.reject(new Error('the thread ended before the index was built')))
  const [buffer] = await Promise.race([built, endedEarly])
  endedEarly.catch(() => {})
  const saved = ended.then(() => {})
  // A full disk must not end a process that does not wait for the file.
  saved.catch(() => {})
  return { buffer, saved }
}
