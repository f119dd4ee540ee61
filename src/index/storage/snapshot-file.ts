import { type FileHandle, open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { areOnDisk, type BodiesPlace } from './bodies-place.ts'
import { CHECKED_FROM, FIXED_BYTES, type IndexHead, type Origin, Sections, readFixed } from './sections.ts'

const CHUNK_BYTES = 1 << 24
const READS_AT_ONCE = 3

/** What was loaded, or why the file does not serve: then an index has to be built. */
export type Loaded = { buffer: SharedArrayBuffer } | { reason: string }

/** What the index must have been made of; without a version, any will do. */
export type SoughtOrigin = Pick<Origin, 'linksFingerprint'> & {
  version?: Pick<Origin['version'], 'number' | 'token'>
}

/**
 * Loads an index from a file when it is sound, of this format and made of `origin`; without its bodies where these are to
 * stay in the file.
 */
export function loadIndex(
  file: string,
  origin: SoughtOrigin,
  { chunkBytes = CHUNK_BYTES, bodies = 'auto' }: { chunkBytes?: number; bodies?: BodiesPlace } = {},
): Promise<Loaded> {
  const isWanted = (head: IndexHead) => isOf(head, origin)
  const withoutLast = ({ count }: IndexHead) => areOnDisk(bodies, count)
  return loadSections<IndexHead>(file, { isWanted, withoutLast, chunkBytes })
}

type LoadOptions<Head> = {
  isWanted: (head: Head) => boolean
  /** Whether the section that lies behind all others is checked, and left in the file. */
  withoutLast?: (head: Head) => boolean
  chunkBytes?: number
}

/**
 * Loads sections from a file when it is sound, of this format and has a head that is wanted. The file is read by chunks,
 * some at a time, and those that are there are checked meanwhile.
 */
export async function loadSections<Head extends object>(
  file: string,
  { isWanted, withoutLast = () => false, chunkBytes = CHUNK_BYTES }: LoadOptions<Head>,
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
    const fixed = readFixed(await readPart(handle, 0, FIXED_BYTES))
    if (!fixed) return { reason: `the index file "${file}" is not of this program's format` }
    if (fixed.bytes !== size) return { reason: `the index file "${file}" is not whole` }
    const held = await heldBytes<Head>(handle, { size, headBytes: fixed.headBytes, withoutLast })
    if (held === undefined) return { reason: `the index file "${file}" is damaged` }
    const buffer = new SharedArrayBuffer(held)
    const inMemory = await readAll(handle, buffer, chunkBytes)
    const checksum =
      inMemory === undefined
        ? undefined
        : await passOver(handle, { checksum: inMemory, from: held, to: size, chunkBytes })
    if (checksum === undefined) return { reason: `the index file "${file}" is not whole` }
    if (checksum !== fixed.checksum) return { reason: `the index file "${file}" is damaged` }
    return isWanted(new Sections<Head>(buffer).head)
      ? { buffer }
      : { reason: `the index file "${file}" is of another version, or links to another address` }
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
    checksum = crc32(i === 0 ? chunk.subarray(CHECKED_FROM) : chunk, checksum)
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

/** Continues a checksum by what stays in the file; undefined when the file ends before. */
async function passOver(
  handle: FileHandle,
  { checksum, from, to, chunkBytes }: { checksum: number; from: number; to: number; chunkBytes: number },
): Promise<number | undefined> {
  const chunk = Buffer.alloc(Math.min(chunkBytes, Math.max(to - from, 0)))
  let sum = checksum
  for (let at = from; at < to; ) {
    const { bytesRead } = await handle.read(chunk, { position: at, length: Math.min(chunk.length, to - at) })
    if (bytesRead === 0) return undefined
    sum = crc32(chunk.subarray(0, bytesRead), sum)
    at += bytesRead
  }
  return sum
}

type HeadOptions<Head> = Required<Pick<LoadOptions<Head>, 'withoutLast'>> & { size: number; headBytes: number }

/** How many bytes of a file are to be in memory; undefined when its head, which is not checked yet, is none. */
async function heldBytes<Head>(
  handle: FileHandle,
  { size, headBytes, withoutLast }: HeadOptions<Head>,
): Promise<number | undefined> {
  if (headBytes > size) return undefined
  try {
    const head: Head & Pick<Sections['head'], 'sections'> = JSON.parse(
      (await readPart(handle, FIXED_BYTES, headBytes)).toString(),
    )
    const last = Math.max(...Object.values(head.sections).map(({ offset }) => offset))
    const held = withoutLast(head) ? last : size
    return Number.isInteger(held) && held >= FIXED_BYTES && held <= size ? held : undefined
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined
    throw error
  }
}

async function readPart(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), { position })
  return buffer.subarray(0, bytesRead)
}

function isOf({ version, linksFingerprint }: IndexHead, sought: SoughtOrigin): boolean {
  if (linksFingerprint !== sought.linksFingerprint) return false
  return !sought.version || (version.number === sought.version.number && version.token === sought.version.token)
}
