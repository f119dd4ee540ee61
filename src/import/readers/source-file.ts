import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { OperatorError } from '../../operator-error.ts'
import { tableOf } from '../../text/table.ts'

const HEAD_BYTES = 65_536
const CHUNK_BYTES = 262_144

/** How far a pass over a file has come. */
export type Progress = { pass: string; bytes: number; size: number }

/** A file to import; it may be read several times. */
export type SourceFile = {
  path: string
  /** Bytes. */
  size: number
  /** The first bytes, up to 64 KiB. */
  head: Buffer
  /** Reads the whole file; each pass reports its progress under its own name. */
  chunks(pass: string): AsyncIterable<Buffer>
  /** Reports how far a pass has come that reads the file in its own way. */
  report: (pass: string, bytes: number) => void
}

/** Opens a file; @throws OperatorError when it is missing, not a file, unreadable or empty. */
export async function openSourceFile(path: string, onProgress: (progress: Progress) => void): Promise<SourceFile> {
  const size = await sizeOf(path)
  if (size === 0) throw new OperatorError(`the file "${path}" is empty`)
  const head = await nameTrouble(path, () => readHead(path))
  return { path, size, head, chunks, report: (pass, bytes) => onProgress({ pass, bytes, size }) }

  async function* chunks(pass: string): AsyncGenerator<Buffer> {
    let bytes = 0
    const stream = createReadStream(path, { highWaterMark: CHUNK_BYTES })
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        bytes += chunk.length
        onProgress({ pass, bytes, size })
        yield chunk
      }
    } catch (error) {
      throw explain(path, error)
    }
  }
}

/** Bytes of a file; @throws OperatorError for what has no end or no content, such as a device or a folder. */
export async function sizeOf(path: string): Promise<number> {
  const found = await nameTrouble(path, () => stat(path))
  if (found.isDirectory()) throw new OperatorError(`"${path}" is a folder: name a file`)
  if (!found.isFile()) throw new OperatorError(`"${path}" is not a file on a disk: save it as one first`)
  return found.size
}

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const buffer = Buffer.alloc(HEAD_BYTES)
    const { bytesRead } = await handle.read(buffer, 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const TROUBLE = tableOf<string>({
  ENOENT: 'does not exist',
  EACCES: 'may not be read: check its permissions',
  EPERM: 'may not be read: check its permissions',
  ENOTDIR: 'does not exist',
  ELOOP: 'is a link that leads back to itself',
  EMFILE: 'cannot be opened: this user has too many files open',
  ENAMETOOLONG: 'has a name longer than this system allows',
  EIO: 'cannot be read: the disk reports an error',
})

async function nameTrouble<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw explain(path, error)
  }
}

function explain(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const trouble = TROUBLE.get(code)
  return trouble === undefined ? error : new OperatorError(`the file "${path}" ${trouble}`, { cause: error })
}
