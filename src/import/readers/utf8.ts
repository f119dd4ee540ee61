import { isUtf8 } from 'node:buffer'
import { OperatorError } from '../../operator-error.ts'

const UTF8_BOM = Buffer.from([0xef, 0xbb, 0xbf])
const UTF16_BOMS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])]
const LINE_FEED = 0x0a

/**
 * Decodes UTF-8 with or without a byte order mark; pieces end where chunks do.
 * @throws OperatorError that names the first byte that is not UTF-8, and its line.
 */
export async function* decodeUtf8(chunks: AsyncIterable<Buffer>, path: string): AsyncGenerator<string> {
  let left: Buffer = Buffer.alloc(0)
  let offset = 0
  let line = 1
  for await (const chunk of chunks) {
    let bytes = left.length === 0 ? chunk : Buffer.concat([left, chunk])
    if (offset === 0) {
      if (bytes.length < UTF8_BOM.length) {
        left = bytes
        continue
      }
      if (UTF16_BOMS.some(bom => bytes.subarray(0, bom.length).equals(bom))) {
        throw new OperatorError(`the file "${path}" is UTF-16: save it as UTF-8 (in a spreadsheet: "CSV UTF-8")`)
      }
      if (bytes.subarray(0, UTF8_BOM.length).equals(UTF8_BOM)) {
        offset = UTF8_BOM.length
        bytes = bytes.subarray(offset)
      }
    }
    const end = bytes.length - openSequence(bytes)
    yield decode(bytes.subarray(0, end))
    left = bytes.subarray(end)
  }
  if (left.length > 0) yield decode(left)

  function decode(bytes: Buffer): string {
    if (!isUtf8(bytes)) {
      const bad = firstBadByte(bytes)
      const value = `0x${bytes[bad]?.toString(16).padStart(2, '0')}`
      const place = `byte ${offset + bad + 1} (line ${line + countLines(bytes.subarray(0, bad))})`
      throw new OperatorError(
        `the file "${path}" is not UTF-8: ${place} is ${value}: save it as UTF-8${suggestion(bytes)}`,
      )
    }
    offset += bytes.length
    line += countLines(bytes)
    return bytes.toString('utf8')
  }
}

/** Bytes that are letters in Windows-1252 between ASCII: the file is of that encoding, most likely. */
function suggestion(bytes: Buffer): string {
  const isLatin = bytes.every(byte => byte === 0x09 || byte === 0x0a || byte === 0x0d || byte >= 0x20)
  return isLatin ? ', or say --encoding latin1, which it looks like' : ''
}

/** Counts the bytes at the end that begin a character whose rest is in the next chunk. */
function openSequence(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return sequenceLength(byte) > back ? back : 0
  }
  return 0
}

function firstBadByte(bytes: Buffer): number {
  let at = 0
  while (at < bytes.length) {
    const length = sequenceLength(bytes[at] ?? 0)
    if (length > 1 && !isUtf8(bytes.subarray(at, at + length))) return at
    if (length === 0) return at
    at += length
  }
  return at
}

/** Bytes of the character that a byte begins; 0 for one that begins none (RFC 3629). */
function sequenceLength(byte: number): number {
  if (byte < 0x80) return 1
  if (byte < 0xc2 || byte > 0xf4) return 0
  return byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
}

function countLines(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) lines++
  return lines
}
