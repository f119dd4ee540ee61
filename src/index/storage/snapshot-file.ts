import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { addToChecksum, CHECKED_FROM, type IndexHead, type Origin, Sections, readFixed } from './sections.ts'

/** Node reads and writes at most 2 GiB at once. */
const STEP = 1 << 30
const FIXED_BYTES = 32
const CHUNK_BYTES = 1 << 24
const READS_AT_ONCE = 3

/** What was loaded, or why the file does not serve: then an index has to be built. */
export type Loaded = { buffer: SharedArrayBuffer } | { reason: string }

/** What the index must have been made of; without a version, any will do. */
export type SoughtOrigin = Pick<Origin, 'linksFingerprint'> & Partial<Pick<Origin, 'version'>>

/** Writes sections to a file, whole or not at all: an interrupted write leaves the file that was there. */
export async function saveSections(file: string, buffer: SharedArrayBuffer): Promise<void> {
  // Always the same name, so that a killed process leaves at most one; two that write at once show in the checksum.
  const draft = `${file}.tmp`
  await mkdir(dirname(file), { recursive: true })
  try {
    const handle = await open(draft, 'w')
    try {
      for (let at = 0; at < buffer.byteLength; ) {
        const { bytesWritten } = await handle.write(new Uint8Array(buffer, at, Math.min(STEP, buffer.byteLength - at)))
        at += bytesWritten
      }
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

/** Loads an index from a file when it is sound, of this format and made of `origin`. */
export function loadIndex(file: string, origin: SoughtOrigin, chunkBytes = CHUNK_BYTES): Promise<Loaded> {
  return loadSections<IndexHead>(file, { isWanted: head => isOf(head, origin), chunkBytes })
}

type LoadOptions<Head> = { isWanted: (head: Head) => boolean; chunkBytes?: number }

/**
 * Loads sections from a file when it is sound, of this format and has a head that is wanted. The file is read by chunks,
 * some at a time, and those that are there are checked meanwhile.
 */
export async function loadSections<Head extends object>(
  file: string,
  { isWanted, chunkBytes = CHUNK_BYTES }: LoadOptions<Head>,
): Promise<Loaded> {
  let handle: FileHandle
  try {
    handle = await open(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { reason: 'there is no index file yet' }
    throw error
  }
  try {
    const { size } = await handle.stat()
    const fixed = readFixed(await readStart(handle, FIXED_BYTES))
    if (!fixed) return { reason: `the index file "${file}" is not of this program's format` }
    if (fixed.bytes !== size) return { reason: `the index file "${file}" is not whole` }
    const buffer = new SharedArrayBuffer(size)
    const checksum = await readAll(handle, buffer, chunkBytes)
    if (checksum === undefined) return { reason: `the index file "${file}" is not whole` }
    if (checksum !== fixed.checksum) return { reason: `the index file "${file}" is damaged` }
    return isWanted(new Sections<Head>(buffer).head)
      ? { buffer }
      : { reason: `the index file "${file}" is of another version` }
  } finally {
    await handle.close()
  }
}

/** Reads a file of the buffer's size and returns its checksum; undefined when the file ends before. */
async function readAll(handle: FileHandle, buffer: SharedArrayBuffer, chunkBytes: number): Promise<number | undefined> {
  const chunks: Uint8Array<SharedArrayBuffer>[] = []
  for (let at = 0; at < buffer.byteLength; at += chunkBytes) {
    chunks.push(new Uint8Array(buffer, at, Math.min(chunkBytes, buffer.byteLength - at)))
  }
  const reads = chunks.slice(0, READS_AT_ONCE).map(chunk => readChunk(handle, chunk))
  let checksum = 0
  for (const [i, chunk] of chunks.entries()) {
    const isWhole = await reads[i]
    const next = chunks[i + READS_AT_ONCE]
    if (!isWhole) {
      await Promise.allSettled(reads)
      return undefined
    }
    if (next) reads.push(readChunk(handle, next))
    checksum = addToChecksum(checksum, i === 0 ? chunk.subarray(CHECKED_FROM) : chunk)
  }
  return checksum
}

/** Fills a part of the buffer with the same bytes of the file; false when the file ends before. */
async function readChunk(handle: FileHandle, chunk: Uint8Array<SharedArrayBuffer>): Promise<boolean> {
  for (let at = 0; at < chunk.length; ) {
    const { bytesRead } = await handle.read(chunk.subarray(at), { position: chunk.byteOffset + at })
    if (bytesRead === 0) return false
    at += bytesRead
  }
  return true
}

async function readStart(handle: FileHandle, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), { position: 0 })
  return buffer.subarray(0, bytesRead)
}

function isOf({ version, linksFingerprint }: IndexHead, sought: SoughtOrigin): boolean {
  if (linksFingerprint !== sought.linksFingerprint) return false
  return !sought.version || (version.number === sought.version.number && version.token === sought.version.token)
}
