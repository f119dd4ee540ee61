// Writes PMTiles archives, version 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md).
import { gzipSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import type { Box } from '../../geo/box.ts'
import type { Tile } from '../pieces.ts'
import { tileId } from './tile-id.ts'

type Entry = { id: number; run: number; offset: number; length: number }

export type PackedTile = Tile & { bytes: Uint8Array }

const HEADER_BYTES = 127
/** The header and the first directory are read at once. */
const FIRST_READ = 16_384
const ENTRIES_OF_A_LEAF = 4096
/** How tiles are packed, and their type, as the head says it. */
const KINDS = { vector: [2, 1], png: [1, 2] } as const
const GZIP = 2

/** Makes an archive of gzipped vector tiles, or of pictures; those with the same bytes are kept once. `bounds` in degrees. */
export function writeArchive(
  tiles: readonly PackedTile[],
  { bounds, metadata, kind = 'vector' }: { bounds: Box; metadata: object; kind?: keyof typeof KINDS },
): Buffer {
  const inOrder = tiles.map(tile => ({ id: tileId(tile), tile })).sort((a, b) => a.id - b.id)
  const places = new Map<string, { offset: number; length: number }>()
  const contents: Uint8Array[] = []
  const entries: Entry[] = []
  let end = 0
  for (const { id, tile } of inOrder) {
    const key = Buffer.from(tile.bytes).toString('latin1')
    let place = places.get(key)
    if (!place) {
      place = { offset: end, length: tile.bytes.length }
      places.set(key, place)
      contents.push(tile.bytes)
      end += tile.bytes.length
    }
    const before = entries.at(-1)
    if (before && before.offset === place.offset && before.id + before.run === id) before.run++
    else entries.push({ id, run: 1, ...place })
  }
  const { root, leaves } = directoriesOf(entries)
  const about = gzipSync(JSON.stringify(metadata))
  const rootAt = HEADER_BYTES
  const aboutAt = rootAt + root.length
  const leavesAt = aboutAt + about.length
  const tilesAt = leavesAt + leaves.length
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 'latin1')
  header[7] = 3
  const lengths = [rootAt, root.length, aboutAt, about.length, leavesAt, leaves.length, tilesAt, end]
  const counts = [inOrder.length, entries.length, contents.length]
  for (const [at, value] of [...lengths, ...counts].entries()) header.writeBigUInt64LE(BigInt(value), 8 + 8 * at)
  const zooms = tiles.map(({ z }) => z)
  const [first, last] = [Math.min(...zooms), Math.max(...zooms)]
  header.set([1, GZIP, ...KINDS[kind], first, last], 96)
  const { west, south, east, north } = bounds
  const middle = [(west + east) / 2, (south + north) / 2]
  for (const [at, degrees] of [west, south, east, north].entries()) header.writeInt32LE(toE7(degrees), 102 + 4 * at)
  header[118] = first
  for (const [at, degrees] of middle.entries()) header.writeInt32LE(toE7(degrees), 119 + 4 * at)
  return Buffer.concat([header, root, about, leaves, ...contents])
}

function toE7(degrees: number): number {
  return Math.round(degrees * 1e7)
}

/** One directory, or where it is too long for the first read one of directories. */
function directoriesOf(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const whole = directory(entries)
  if (HEADER_BYTES + whole.length <= FIRST_READ) return { root: whole, leaves: Buffer.alloc(0) }
  for (let size = ENTRIES_OF_A_LEAF; ; size *= 2) {
    const leaves: Buffer[] = []
    const pointers: Entry[] = []
    let offset = 0
    for (let at = 0; at < entries.length; at += size) {
      const leaf = directory(entries.slice(at, at + size))
      pointers.push({ id: entries[at]?.id ?? 0, run: 0, offset, length: leaf.length })
      leaves.push(leaf)
      offset += leaf.length
    }
    const root = directory(pointers)
    if (HEADER_BYTES + root.length <= FIRST_READ) return { root, leaves: Buffer.concat(leaves) }
  }
}

/** Columns of varints; an offset of 0 says that an entry follows the one before, others are one higher. */
function directory(entries: readonly Entry[]): Buffer {
  const writer = new PbfWriter()
  writer.writeVarint(entries.length)
  for (const [at, { id }] of entries.entries()) writer.writeVarint(id - (entries[at - 1]?.id ?? 0))
  for (const { run } of entries) writer.writeVarint(run)
  for (const { length } of entries) writer.writeVarint(length)
  for (const [at, { offset }] of entries.entries()) {
    const before = entries[at - 1]
    const follows = before !== undefined && offset === before.offset + before.length
    writer.writeVarint(follows ? 0 : offset + 1)
  }
  return gzipSync(writer.finish())
}
