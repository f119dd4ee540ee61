import { closeSync } from 'node:fs'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { openNameless } from '../arrays/nameless-file.ts'
import { readWhole, writeWhole } from '../arrays/whole-bytes.ts'
import type { Piece, TilePieces } from './tile.ts'

/** Numbers before the pieces of a tile: its number, z, x, y, and how many pieces and bytes follow. */
const TILE_HEAD = 6
/** Numbers before the corners of a piece: its attributes, and how many there are. */
const PIECE_HEAD = 2
const WORD = 4
/** What is packed at once: of each run so much is in memory when they are read. */
const BLOCK_BYTES = 1 << 17
/** Each corner by how much it differs from the one before: the quickest packing makes a third of that. */
const QUICKLY = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

type Block = { start: number; length: number }

/**
 * Keeps runs of tiles, each by rising number, packed in a file without a name, which is closed with the last reference. They are
 * all read at once, each from its beginning.
 */
export class SpilledRuns {
  readonly #descriptor = openNameless('tiles')
  readonly #runs: Block[][] = []
  #length = 0

  constructor() {
    closing.register(this, this.#descriptor)
  }

  write(tiles: Iterable<TilePieces>): void {
    const run: Block[] = []
    let block = new Uint32Array(BLOCK_BYTES / WORD)
    let used = 0
    const flush = () => {
      if (used > 0) run.push(this.#append(new Uint8Array(block.buffer, 0, used * WORD)))
      used = 0
    }
    for (const { id, tile, pieces } of tiles) {
      const words = pieces.reduce((sum, { points }) => sum + PIECE_HEAD + points.length / 2, 0)
      if (used + TILE_HEAD + words > block.length) flush()
      if (TILE_HEAD + words > block.length) block = new Uint32Array(TILE_HEAD + words)
      block.set([id, tile.z, tile.x, tile.y, pieces.length, words * WORD], used)
      used += TILE_HEAD
      for (const { attributes, points } of pieces) {
        block[used++] = attributes
        block[used++] = points.length
        writeSteps(points, new Int16Array(block.buffer, used * WORD, points.length))
        used += points.length / 2
      }
    }
    flush()
    this.#runs.push(run)
  }

  /** Gives the tiles of each run; each is good until the next of its run. */
  read(): Generator<TilePieces, undefined>[] {
    return this.#runs.map(run => this.#tilesOf(run))
  }

  *#tilesOf(run: readonly Block[]): Generator<TilePieces, undefined> {
    for (const { start, length } of run) {
      const packed = new Uint8Array(length)
      readWhole(this.#descriptor, packed, start)
      const { buffer, byteOffset, byteLength } = aligned(zstdDecompressSync(packed))
      for (let at = byteOffset; at < byteOffset + byteLength; ) {
        const [id = 0, z = 0, x = 0, y = 0, count = 0, bytes = 0] = new Uint32Array(buffer, at, TILE_HEAD)
        at += TILE_HEAD * WORD
        yield { id, tile: { z, x, y }, pieces: piecesIn(buffer, at, count) }
        at += bytes
      }
    }
    return undefined
  }

  #append(bytes: Uint8Array): Block {
    const packed = zstdCompressSync(bytes, QUICKLY)
    const block = { start: this.#length, length: packed.length }
    writeWhole(this.#descriptor, packed, block.start)
    this.#length += block.length
    return block
  }
}

function piecesIn(buffer: ArrayBuffer, start: number, count: number): Piece[] {
  const pieces: Piece[] = []
  for (let at = start; pieces.length < count; ) {
    const [attributes = 0, length = 0] = new Uint32Array(buffer, at, PIECE_HEAD)
    at += PIECE_HEAD * WORD
    pieces.push({ attributes, points: takeSteps(new Int16Array(buffer, at, length)) })
    at += 2 * length
  }
  return pieces
}

/** Writes points by their differences, within 16 bits. */
function writeSteps(points: ArrayLike<number>, into: Int16Array): void {
  let [x, y] = [0, 0]
  for (let i = 0; i < into.length; i += 2) {
    const [nextX, nextY] = [points[i] ?? 0, points[i + 1] ?? 0]
    into[i] = nextX - x
    into[i + 1] = nextY - y
    x = nextX
    y = nextY
  }
}

/** Undoes them in place, once. */
function takeSteps(steps: Int16Array<ArrayBuffer>): Int16Array<ArrayBuffer> {
  for (let i = 2; i < steps.length; i++) steps[i] = (steps[i] ?? 0) + (steps[i - 2] ?? 0)
  return steps
}

/** Numbers are read where they lie: a buffer of a pool may begin between two of them. */
function aligned(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const isAligned = bytes.buffer instanceof ArrayBuffer && bytes.byteOffset % WORD === 0
  return isAligned ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes) // of such a buffer
}

const closing = new FinalizationRegistry<number>(descriptor => closeSync(descriptor))
