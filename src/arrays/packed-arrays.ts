// Arrays of numbers under a head of JSON, as bytes: the length of the head, the head, the arrays, each at a multiple of eight
// bytes, so that they are read where they stand.
import { hash } from 'node:crypto'

const ARRAYS = { Int16Array, Int32Array, Uint32Array, Float32Array, Float64Array, Uint8Array } as const
type ArrayType = keyof typeof ARRAYS
export type Numbers = Int16Array | Int32Array | Uint32Array | Float32Array | Float64Array | Uint8Array

const HEAD_LENGTH_BYTES = 4
const ALIGNMENT = 8

type Packed = { head: unknown; arrays: { name: string; type: ArrayType; length: number }[] }

export function packArrays(head: unknown, arrays: Readonly<Record<string, Numbers>>): Uint8Array {
  const entries = Object.entries(arrays)
  const listed = entries.map(([name, array]) => ({
    name,
    type: array.constructor.name as ArrayType, // one of ARRAYS
    length: array.length,
  }))
  const text = Buffer.from(JSON.stringify({ head, arrays: listed } satisfies Packed))
  const start = align(HEAD_LENGTH_BYTES + text.length)
  const bytes = new Uint8Array(entries.reduce((sum, [, { byteLength }]) => align(sum + byteLength), start))
  new DataView(bytes.buffer).setUint32(0, text.length, true)
  bytes.set(text, HEAD_LENGTH_BYTES)
  let at = start
  for (const [, array] of entries) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at)
    at = align(at + array.byteLength)
  }
  return bytes
}

export type PackedArrays<Head> = {
  head: Head
  /** Returns an array by its name; an empty one when there is none. It is a view of the bytes. */
  take<T extends ArrayType>(name: string, type: T): InstanceType<(typeof ARRAYS)[T]>
}

/** @throws RangeError when the bytes are cut short, or an array is of another type. */
export function unpackArrays<Head>(given: Uint8Array): PackedArrays<Head> {
  const bytes = given.byteOffset % ALIGNMENT === 0 ? given : given.slice()
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const text = Buffer.from(bytes.buffer, bytes.byteOffset + HEAD_LENGTH_BYTES, length).toString()
  const { head, arrays } = JSON.parse(text) as Packed // written by packArrays alone
  const places = new Map<string, { type: ArrayType; length: number; at: number }>()
  let at = align(HEAD_LENGTH_BYTES + length)
  for (const { name, type, length } of arrays) {
    places.set(name, { type, length, at })
    at = align(at + length * ARRAYS[type].BYTES_PER_ELEMENT)
  }
  if (at > bytes.length) throw new RangeError('the page is cut short')
  return {
    head: head as Head, // likewise
    take<T extends ArrayType>(name: string, type: T) {
      const place = places.get(name) ?? { type, length: 0, at: 0 }
      if (place.type !== type) throw new RangeError(`the array ${name} is of type ${place.type}, not ${type}`)
      const Type = ARRAYS[type]
      return new Type(bytes.buffer as ArrayBuffer, bytes.byteOffset + place.at, place.length) as InstanceType<
        (typeof ARRAYS)[T]
      > // the constructor named by T
    },
  }
}

function align(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT
}

/** Replaces numbers by their difference from the one `stride` before, which packs well. */
export function differences<T extends Int16Array | Int32Array | Uint32Array | Float64Array>(
  values: T,
  stride: number,
): T {
  return values.map((value, i) => value - (values[i - stride] ?? 0)) as T // a map of a typed array is of its type
}

/** Undoes `differences`, in place. */
export function sums<T extends Int16Array | Int32Array | Uint32Array | Float64Array>(values: T, stride: number): T {
  for (let i = stride; i < values.length; i++) values[i] = (values[i] ?? 0) + (values[i - stride] ?? 0)
  return values
}

/** Names bytes by what they are: 128 bits, hex. */
export function hashOf(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex').slice(0, 32)
}
