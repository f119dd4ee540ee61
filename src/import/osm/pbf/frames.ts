// How blocks lie in a file: a length of four bytes, a header that says the type and the block's length, the block.
import { readSync } from 'node:fs'
import { Cursor, lengthTag, varintTag } from './protobuf.ts'

const MOST_HEADER_BYTES = 64 * 1024
const MOST_BLOB_BYTES = 32 * 1024 * 1024

/** Where a block lies, packed; `index`: its number in the file. */
export type Frame = { index: number; type: string; start: number; length: number }

/** The file ends where something was to follow. */
export class CutShort extends Error {
  override name = 'CutShort'
}

/** Gives where blocks lie. @throws CutShort, or RangeError when something else lies there. */
export function* frames(descriptor: number, size: number): Generator<Frame, undefined> {
  let at = 0
  for (let index = 0; at < size; index++) {
    const headerLength = exactly(descriptor, { start: at, length: 4 }).readUInt32BE()
    if (headerLength > MOST_HEADER_BYTES) throw new RangeError(`there is no block at byte ${at}`)
    const { type, length } = readBlobHeader(exactly(descriptor, { start: at + 4, length: headerLength }))
    if (length > MOST_BLOB_BYTES) throw new RangeError(`the block at byte ${at} is larger than the format allows`)
    const start = at + 4 + headerLength
    at = start + length
    if (at > size) throw new CutShort()
    yield { index, type, start, length }
  }
  return undefined
}

/** Reads a part of a file. @throws CutShort */
export function exactly(descriptor: number, { start, length }: Pick<Frame, 'start' | 'length'>): Buffer {
  const buffer = Buffer.allocUnsafe(length)
  const bytesRead = readSync(descriptor, buffer, 0, length, start)
  if (bytesRead < length) throw new CutShort()
  return buffer
}

function readBlobHeader(bytes: Uint8Array): { type: string; length: number } {
  const cursor = new Cursor(bytes)
  let type = ''
  let length = 0
  for (let tag = cursor.tag(); tag !== 0; tag = cursor.tag()) {
    if (tag === lengthTag(1)) type = cursor.text()
    else if (tag === varintTag(3)) length = cursor.varint()
    else cursor.skip(tag)
  }
  return { type, length }
}
