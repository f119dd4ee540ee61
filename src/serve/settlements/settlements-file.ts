import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { isPresent, useSettlements } from '../../ask/gazetteer/settlements.ts'
import { loadSections } from '../../index/storage/snapshot-file.ts'
import { saveSections } from '../../index/storage/save-index.ts'

export type LoadedSettlements = {
  pack: SharedArrayBuffer
  /** Fails when the settlements, although packed, could not be written to their file. */
  saved: Promise<void>
}

/**
 * Loads the world's settlements from their file. Where it is missing, damaged or of another release, they are packed in a
 * thread of their own, whose memory is given back after it, and kept in the file for the next start.
 */
export async function loadSettlements(file: string): Promise<LoadedSettlements> {
  const kept = await readKept(file)
  if (kept) return { pack: kept, saved: Promise.resolve() }
  const pack = await packInThread()
  const saved = saveSections(file, pack)
  // A folder that cannot be written to stops nobody who does not wait for the file.
  saved.catch(() => {})
  return { pack, saved }
}

/** Gives this thread the settlements that an earlier start has kept, if one has; nothing is written. */
export async function useKeptSettlements(file: string): Promise<void> {
  const kept = await readKept(file)
  if (kept) useSettlements(kept)
}

async function readKept(file: string): Promise<SharedArrayBuffer | undefined> {
  const loaded = await loadSections(file, { isWanted: isPresent }).catch(() => undefined)
  return loaded && 'buffer' in loaded ? loaded.buffer : undefined
}

async function packInThread(): Promise<SharedArrayBuffer> {
  const worker = new Worker(new URL('settlements-thread.ts', import.meta.url))
  const [pack] = await Promise.race([
    once(worker, 'message'), // rejects when the thread throws
    once(worker, 'exit').then(() => Promise.reject(new Error('the thread ended before the settlements were packed'))),
  ])
  return pack
}
