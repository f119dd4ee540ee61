import { once } from 'node:events'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { isSettlementsPack } from '../ask/gazetteer/settlements.ts'

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
  const saved = save(file, pack)
  // A folder that cannot be written to stops nobody who does not wait for the file.
  saved.catch(() => {})
  return { pack, saved }
}

async function readKept(file: string): Promise<SharedArrayBuffer | undefined> {
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes) return undefined
  const buffer = new SharedArrayBuffer(bytes.length)
  new Uint8Array(buffer).set(bytes)
  return isSettlementsPack(buffer) ? buffer : undefined
}

async function packInThread(): Promise<SharedArrayBuffer> {
  const worker = new Worker(new URL('settlements-thread.ts', import.meta.url))
  const [pack] = await Promise.race([
    once(worker, 'message'), // rejects when the thread throws
    once(worker, 'exit').then(() => Promise.reject(new Error('the thread ended before the settlements were packed'))),
  ])
  return pack
}

/** Writes the file whole or not at all. */
async function save(file: string, pack: SharedArrayBuffer): Promise<void> {
  const draft = `${file}.tmp`
  await mkdir(dirname(file), { recursive: true })
  try {
    const handle = await open(draft, 'w')
    try {
      await handle.writeFile(new Uint8Array(pack))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
