import { promisify } from 'node:util'
import { inflate, zstdDecompress } from 'node:zlib'
import { unpackLz4 } from './lz4.ts'
import { Cursor, lengthTag, varintTag } from './protobuf.ts'

const inflated = promisify(inflate)
const unzstd = promisify(zstdDecompress)

/** The format allows no larger block. */
const MOST_BYTES = 32 * 1024 * 1024

const SPARE_BYTES = 64

/** Each way in which a blob may be packed, by its field (https://wiki.openstreetmap.org/wiki/PBF_Format). */
const PACKINGS: Record<number, { name: string; unpack?: (packed: Uint8Array, size: number) => Promise<Uint8Array> }> = {
  1: { name: 'raw', unpack: packed => Promise.resolve(packed) },
  3: {
    name: 'zlib',
    // One piece for the whole block: nothing is put together afterwards.
    unpack: (packed, size) => inflated(packed, { maxOutputLength: MOST_BYTES, chunkSize: size + SPARE_BYTES }),
  },
  4: { name: 'lzma' },
  5: { name: 'bzip2' },
  6: { name: 'LZ4', unpack: (packed, size) => Promise.resolve(unpackLz4(packed, size)) },
  7: { name: 'ZSTD', unpack: packed => unzstd(packed, { maxOutputLength: MOST_BYTES }) },
}

/** A blob is packed in a way that this program does not read; `packing` names it. */
export class UnknownPacking extends Error {
  override name = 'UnknownPacking'
  readonly packing: string
  constructor(packing: string) {
    super(`a block is packed with ${packing}`)
    this.packing = packing
  }
}

/**
 * Unpacks a blob.
 * @throws UnknownPacking, or RangeError and zlib's errors when it is damaged.
 */
export async function unpackBlob(blob: Uint8Array): Promise<Uint8Array> {
  const cursor = new Cursor(blob)
  let size = 0
  for (let tag = cursor.tag(); tag !== 0; tag = cursor.tag()) {
    if (tag === varintTag(2)) {
      size = cursor.varint()
      continue
    }
    const packing = PACKINGS[tag >> 3]
    if (!packing || tag !== lengthTag(tag >> 3)) throw new UnknownPacking(`an unknown method (field ${tag >> 3})`)
    if (!packing.unpack) throw new UnknownPacking(packing.name)
    if (size > MOST_BYTES) throw new RangeError(`a block claims ${size} bytes, more than the format allows`)
    const bytes = await packing.unpack(cursor.view(), size)
    if (size !== 0 && bytes.length !== size) throw new RangeError('a block unpacks to another size than it says')
    return bytes
  }
  return new Uint8Array()
}
