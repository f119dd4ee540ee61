import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Head, type Origin, Sections, isSound, readFixed } from './sections.ts'

/** Node reads and writes at most 2 GiB at once. */
const STEP = 1 << 30
const FIXED_BYTES = 32

/** A loaded index, or why the file does not serve: then the index has to be built. */
export type LoadedIndex = { buffer: SharedArrayBuffer } | { reason: string }

/** Writes an index to a file, whole or not at all: an interrupted write leaves the file that was there. */
export async function saveIndex(file: string, buffer: SharedArrayBuffer): Promise<void> {
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
export async function loadIndex(file: string, origin: Origin): Promise<LoadedIndex> {
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
    for (let at = 0; at < size; ) {
      const { bytesRead } = await handle.read(new Uint8Array(buffer, at, Math.min(STEP, size - at)), { position: at })
      if (bytesRead === 0) return { reason: `the index file "${file}" is not whole` }
      at += bytesRead
    }
    if (!isSound(buffer)) return { reason: `the index file "${file}" is damaged` }
    return isOf(new Sections(buffer).head, origin)
      ? { buffer }
      : { reason: `the index file "${file}" is of another version` }
  } finally {
    await handle.close()
  }
}

async function readStart(handle: FileHandle, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), { position: 0 })
  return buffer.subarray(0, bytesRead)
}

function isOf({ version, linksFingerprint }: Head, origin: Origin): boolean {
  return (
    version.number === origin.version.number &&
    version.token === origin.version.token &&
    linksFingerprint === origin.linksFingerprint
  )
}
