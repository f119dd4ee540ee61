// Named arrays of numbers, packed one after another into memory that threads share. A file holds the same bytes.
import { crc32 } from 'node:zlib'

/** The first eight bytes; a checksum of the rest follows. */
const MAGIC = 'sancpack'
const CHECKSUM_AT = 8
const CHECKED_FROM = 12
const HEAD_LENGTH_AT = 12
const HEAD_AT = 16
/** The alignment of each array, in bytes: enough for every kind of number. */
const ALIGNMENT = 8

const KINDS = { u8: Uint8Array, i32: Int32Array, u32: Uint32Array, f64: Float64Array } as const
type Kind = keyof typeof KINDS
type Views = { u8: Uint8Array; i32: Int32Array; u32: Uint32Array; f64: Float64Array }
type Numbers = Views[Kind]

type Head = {
  /** What the arrays were made of, and how. */
  key: string
  arrays: Record<string, { kind: Kind; offset: number; length: number }>
}

/** Copies arrays into one shared buffer; `key` tells what they were made of, and how. */
export function packArrays(key: string, arrays: Readonly<Record<string, Numbers>>): SharedArrayBuffer {
  const entries = Object.entries(arrays).map(([name, numbers]) => ({ name, numbers, kind: kindOf(numbers) }))
  // The head holds the offsets, which depend on its length: it is measured with the longest offsets.
  const widest = entries.map(({ name, numbers, kind }) => [
    name,
    { kind, offset: Number.MAX_SAFE_INTEGER, length: numbers.length },
  ])
  let offset = align(HEAD_AT + Buffer.byteLength(JSON.stringify({ key, arrays: Object.fromEntries(widest) })))
  const head: Head = { key, arrays: {} }
  for (const { name, numbers, kind } of entries) {
    head.arrays[name] = { kind, offset, length: numbers.length }
    offset = align(offset + numbers.byteLength)
  }
  const buffer = new SharedArrayBuffer(offset)
  const bytes = Buffer.from(buffer)
  const headBytes = Buffer.from(JSON.stringify(head))
  bytes.write(MAGIC, 'latin1')
  bytes.writeUInt32LE(headBytes.length, HEAD_LENGTH_AT)
  bytes.set(headBytes, HEAD_AT)
  for (const { name, numbers } of entries) {
    bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), head.arrays[name]?.offset)
  }
  bytes.writeUInt32LE(crc32(bytes.subarray(CHECKED_FROM)), CHECKSUM_AT)
  return buffer
}

/** Whether bytes are a whole and undamaged pack of arrays with this key. */
export function isPackOf(key: string, buffer: SharedArrayBuffer): boolean {
  const bytes = Buffer.from(buffer)
  if (bytes.length < HEAD_AT || bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) return false
  return bytes.readUInt32LE(CHECKSUM_AT) === crc32(bytes.subarray(CHECKED_FROM)) && headOf(bytes).key === key
}

/** Opens a pack of arrays: nothing is copied. The arrays are those that `packArrays` was given. */
export function openArrays(buffer: SharedArrayBuffer): PackedArrays {
  const { arrays } = headOf(Buffer.from(buffer))
  return (name, kind) => {
    const found = arrays[name]
    if (found?.kind !== kind) throw new RangeError(`the pack has no array "${name}" of ${kind}`)
    const Numbers: new (buffer: ArrayBufferLike, offset: number, length: number) => Numbers = KINDS[kind]
    return new Numbers(buffer, found.offset, found.length) as Views[typeof kind] // KINDS maps each kind to its class
  }
}

/** @throws RangeError when there is no array of this name and kind. */
export type PackedArrays = <K extends Kind>(name: string, kind: K) => Views[K]

function headOf(bytes: Buffer): Head {
  const length = bytes.readUInt32LE(HEAD_LENGTH_AT)
  return JSON.parse(bytes.toString('utf8', HEAD_AT, HEAD_AT + length)) // written by packArrays alone
}

function kindOf(numbers: Numbers): Kind {
  if (numbers instanceof Uint8Array) return 'u8'
  if (numbers instanceof Int32Array) return 'i32'
  return numbers instanceof Uint32Array ? 'u32' : 'f64'
}

function align(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT
}
