// Writes PMTiles archives, version 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md).
import { gzipSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import { hashOf } from '../../arrays/packed-arrays.ts'
import { SpilledBytes } from '../../arrays/spilled-bytes.ts'
import type { Box } from '../../geo/box.ts'
import type { Tile } from '../tile.ts'
import { tileId } from './tile-id.ts'

type Entry = { id: number; run: number; offset: number; length: number }

/** The bytes of an archive, in pieces, as often as they are asked for; each is good until the next. */
export type ArchivePieces = Iterable<Uint8Array>

const HEADER_BYTES = 127
/** The header and the first directory are read at once. */
const FIRST_READ = 16_384
const ENTRIES_OF_A_LEAF = 4096
/** How tiles are packed, and their type, as the head says it. */
const KINDS = { vector: [2, 1], png: [1, 2] } as const
const GZIP = 2

type About = { bounds: Box; metadata: object; kind?: keyof typeof KINDS }

/**
 * Makes an archive of vector tiles, which are gzipped; those with the same bytes are kept once. They come by rising id, so that
 * all need not be in memory; the bytes of each are read before the next one comes. `bounds` in degrees. Null when there is none.
 */
export function writeVectorArchive(
  tiles: Iterable<Tile & { id: number; bytes: Uint8Array }>,
  about: About,
): ArchivePieces | null {
  const contents = new Contents()
  // Most tiles take less time to pack than to hand to a thread of node:zlib.
  for (const tile of tiles) contents.add(tile, bytes => gzipSync(bytes))
  return contents.zooms ? archiveOf(contents, about) : null
}

/** Makes an archive of tiles that are packed already, or of pictures, likewise. */
export function writeArchive<T extends Tile>(
  tiles: readonly T[],
  bytesOf: (tile: T) => Uint8Array,
  about: About,
): ArchivePieces {
  const contents = new Contents()
  const inOrder = tiles.map(tile => ({ id: tileId(tile), tile })).sort((a, b) => a.id - b.id)
  for (const { id, tile } of inOrder) contents.add({ id, z: tile.z, bytes: bytesOf(tile) })
  return archiveOf(contents, about)
}

/** The tiles of an archive by rising id, each content once. */
class Contents {
  readonly bytes = new SpilledBytes()
  readonly places = new Map<string, { offset: number; length: number }>()
  readonly entries: Entry[] = []
  tiles = 0
  /** Those of lower zooms come first. */
  zooms: { first: number; last: number } | undefined

  /** `pack`: what becomes of bytes that are not there yet. */
  add({ id, z, bytes }: { id: number; z: number; bytes: Uint8Array }, pack = (bytes: Uint8Array) => bytes): void {
    this.tiles++
    this.zooms = { first: this.zooms?.first ?? z, last: z }
    const key = hashOf(bytes)
    let place = this.places.get(key)
    if (!place) {
      const packed = pack(bytes)
      place = { offset: this.bytes.length, length: packed.length }
      this.places.set(key, place)
      this.bytes.append(packed)
    }
    const before = this.entries.at(-1)
    if (before && before.offset === place.offset && before.id + before.run === id) before.run++
    else this.entries.push({ id, run: 1, ...place })
  }
}

function archiveOf(
  { bytes: contents, places, entries, tiles, zooms: { first, last } = { first: 0, last: 0 } }: Contents,
  { bounds, metadata, kind = 'vector' }: About,
): ArchivePieces {
  const { root, leaves } = directoriesOf(entries)
  const about = gzipSync(JSON.stringify(metadata))
  const rootAt = HEADER_BYTES
  const aboutAt = rootAt + root.length
  const leavesAt = aboutAt + about.length
  const tilesAt = leavesAt + leaves.length
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 'latin1')
  header[7] = 3
  const lengths = [rootAt, root.length, aboutAt, about.length, leavesAt, leaves.length, tilesAt, contents.length]
  const counts = [tiles, entries.length, places.size]
  for (const [at, value] of [...lengths, ...counts].entries()) header.writeBigUInt64LE(BigInt(value), 8 + 8 * at)
  header.set([1, GZIP, ...KINDS[kind], first, last], 96)
  const { west, south, east, north } = bounds
  const middle = [(west + east) / 2, (south + north) / 2]
  for (const [at, degrees] of [west, south, east, north].entries()) header.writeInt32LE(toE7(degrees), 102 + 4 * at)
  header[118] = first
  for (const [at, degrees] of middle.entries()) header.writeInt32LE(toE7(degrees), 119 + 4 * at)
  return {
    *[Symbol.iterator]() {
      yield Buffer.concat([header, root, about, leaves])
      yield* contents.blocks()
    },
  }
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
