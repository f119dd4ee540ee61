// The grid of a region as bytes: magic, the length of a JSON head, the head, then the blocks, each packed by itself. A
// block is unpacked when it is asked for.
import type { BlockAddress } from './cells.ts'

const MAGIC = 'SILGRID1'

export type StoredBlock = BlockAddress & { cells: number; bytes: Uint8Array }

/** A block's zoom, column, row, cells on a side, and where its bytes lie behind the head. */
type Entry = readonly [z: number, x: number, y: number, cells: number, offset: number, length: number]

export function writeGrid(blocks: readonly StoredBlock[]): Uint8Array {
  let offset = 0
  const entries: Entry[] = blocks.map(({ z, x, y, cells, bytes }) => {
    const entry = [z, x, y, cells, offset, bytes.length] as const
    offset += bytes.length
    return entry
  })
  const head = Buffer.from(JSON.stringify(entries))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return Buffer.concat([Buffer.from(MAGIC), length, head, ...blocks.map(({ bytes }) => bytes)])
}

/** Returns the blocks, still packed. @throws RangeError when the bytes are not a grid, or cut short. */
export function readGrid(bytes: Uint8Array): StoredBlock[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new RangeError('not a silence grid of this version')
  const start = MAGIC.length + 4 + buffer.readUInt32LE(MAGIC.length)
  const entries = JSON.parse(buffer.toString('utf8', MAGIC.length + 4, start)) as Entry[] // written by writeGrid alone
  return entries.map(([z, x, y, cells, offset, length]) => {
    if (start + offset + length > bytes.length) throw new RangeError('the silence grid is cut short')
    return { z, x, y, cells, bytes: bytes.subarray(start + offset, start + offset + length) }
  })
}
