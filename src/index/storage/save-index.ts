import { createReadStream } from 'node:fs'
import { type FileHandle, link, mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { replaceFile } from '../../arrays/replace-file.ts'
import { previousFile } from './body-file.ts'
import { checksumOf, FIXED_BYTES, Sections, writeChecksum } from './sections.ts'

/** Node writes at most 2 GiB at once. */
const STEP = 1 << 30
const CHUNK_BYTES = 1 << 20

/** Writes sections to a file, whole or not at all: an interrupted write leaves the file that was there. */
export async function saveSections(file: string, buffer: SharedArrayBuffer): Promise<void> {
  await replace(file, handle => writeBuffer(handle, buffer))
}

/**
 * Writes an index whose bodies are in a file of their own, which is removed; its checksum is known only now. What was
 * in the file can still be read beside it (`previousFile`).
 */
export async function saveWithBodies(file: string, buffer: SharedArrayBuffer, bodiesFile: string): Promise<void> {
  const { offset, length } = new Sections(buffer).place('bodies')
  try {
    await replaceIndex(file, async handle => {
      await writeBuffer(handle, buffer)
      let [at, checksum] = [buffer.byteLength, checksumOf(buffer)]
      const append = async (bytes: Buffer) => {
        checksum = crc32(bytes, checksum)
        for (let done = 0; done < bytes.length; ) {
          done += (await handle.write(bytes, done, bytes.length - done, at + done)).bytesWritten
        }
        at += bytes.length
      }
      for await (const bytes of createReadStream(bodiesFile, { highWaterMark: CHUNK_BYTES }))
        await append(bytes as Buffer)
      if (at !== offset + length) throw new RangeError(`there are ${at - offset} bytes of bodies, not ${length}`)
      const whole = new Float64Array(buffer, 16, 1)[0] ?? at
      if (whole > at) await append(Buffer.alloc(whole - at))
      writeChecksum(buffer, checksum)
      await handle.write(new Uint8Array(buffer, 0, FIXED_BYTES), 0, FIXED_BYTES, 0)
    })
  } finally {
    await rm(bodiesFile, { force: true })
  }
}

/** Replaces an index file by what is written, whole or not at all; what was in it can still be read beside it. */
export async function replaceIndex(file: string, write: (handle: FileHandle) => Promise<void>): Promise<void> {
  await replace(file, async handle => {
    await write(handle)
    await keepPrevious(file)
  })
}

/** The present file under a second name, where there is one. */
async function keepPrevious(file: string): Promise<void> {
  await rm(previousFile(file), { force: true })
  await link(file, previousFile(file)).catch((error: NodeJS.ErrnoException) => {
    // Where a disk knows no second names, a thread that dies meanwhile waits for the version to come.
    if (error.code !== 'ENOENT' && error.code !== 'EPERM' && error.code !== 'ENOTSUP') throw error
  })
}

async function replace(file: string, write: (handle: FileHandle) => Promise<void>): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // Always the same name, so that a killed process leaves at most one; two that write at once show in the checksum.
  await replaceFile(file, { draft: `${file}.tmp` }, write)
}

async function writeBuffer(handle: FileHandle, buffer: SharedArrayBuffer): Promise<void> {
  for (let at = 0; at < buffer.byteLength; ) {
    const { bytesWritten } = await handle.write(new Uint8Array(buffer, at, Math.min(STEP, buffer.byteLength - at)))
    at += bytesWritten
  }
}
