// The grid of a region as bytes: magic, the length of a JSON head, the head, then the blocks, each packed by itself. A
// block is unpacked when it is asked for.
import { METHOD } from '../parameters.ts'
import type { BlockAddress } from './cells.ts'

const MAGIC = 'SILGRID2'
/** Its head is the entries alone. */
const MAGIC_BEFORE = 'SILGRID1'
/** What levels are computed by: of a grid that was made otherwise nothing is taken over. The second number is the raster's. */
const MADE_BY = `${METHOD}, 2`

export type StoredBlock = BlockAddress & { cells: number; bytes: Uint8Array }

/** A block's zoom, column, row, cells on a side, and where its bytes lie behind the head. */
type Entry = readonly [z: number, x: number, y: number, cells: number, offset: number, length: number]

type Head = { by: string; entries: Entry[] }

export function writeGrid(blocks: readonly StoredBlock[]): Uint8Array {
  let offset = 0
  const entries: Entry[] = blocks.map(({ z, x, y, cells, bytes }) => {
    const entry = [z, x, y, cells, offset, bytes.length] as const
    offset += bytes.length
    return entry
  })
  const head = Buffer.from(JSON.stringify({ by: MADE_BY, entries } satisfies Head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return Buffer.concat([Buffer.from(MAGIC), length, head, ...blocks.map(({ bytes }) => bytes)])
}

/** Returns the blocks, still packed. @throws RangeError when the bytes are not a grid, or cut short. */
export function readGrid(bytes: Uint8Array): StoredBlock[] {
  const { entries, start } = headOf(bytes)
  return entries.map(([z, x, y, cells, offset, length]) => {
    if (start + offset + length > bytes.length) throw new RangeError('the silence grid is cut short')
    return { z, x, y, cells, bytes: bytes.subarray(start + offset, start + offset + length) }
  })
}

/** Tells whether this very program would make the same of the same noise. @throws RangeError when the bytes are not a grid. */
export function isMadeAlike(bytes: Uint8Array): boolean {
  return headOf(bytes).by === MADE_BY
}

function headOf(bytes: Uint8Array): { by: string | null; entries: Entry[]; start: number } {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const magic = buffer.toString('latin1', 0, MAGIC.length)
  if (magic !== MAGIC && magic !== MAGIC_BEFORE) throw new RangeError('not a silence grid of this version')
  const start = MAGIC.length + 4 + buffer.readUInt32LE(MAGIC.length)
  const text = buffer.toString('utf8', MAGIC.length + 4, start)
  // Written by writeGrid alone.
  if (magic === MAGIC_BEFORE) return { by: null, entries: JSON.parse(text) as Entry[], start }
  return { ...(JSON.parse(text) as Head), start }
}
