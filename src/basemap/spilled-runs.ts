import { closeSync } from 'node:fs'
import { openNameless } from '../arrays/nameless-file.ts'
import { readWhole, writeWhole } from '../arrays/whole-bytes.ts'
import type { Piece, TilePieces } from './tile.ts'

/** Numbers before the pieces of a tile: its number, z, x, y, and how many pieces and bytes follow. */
const TILE_HEAD = 6
/** Numbers before the corners of a piece: its attributes, and how many there are. */
const PIECE_HEAD = 2
const WORD = 4
/** What is written, or read of each run, at once. */
const WRITE_BYTES = 1 << 20
const READ_BYTES = 1 << 17

/**
 * Keeps runs of tiles, each by rising number, in a file without a name, which is closed with the last reference. They are all
 * read at once, each from its beginning.
 */
export class SpilledRuns {
  readonly #descriptor = openNameless('tiles')
  readonly #runs: { start: number; end: number }[] = []
  #length = 0

  constructor() {
    closing.register(this, this.#descriptor)
  }

  write(tiles: Iterable<TilePieces>): void {
    const start = this.#length
    let block = new Uint32Array(WRITE_BYTES / WORD)
    let used = 0
    const flush = () => {
      this.#append(new Uint8Array(block.buffer, 0, used * WORD))
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
        new Int16Array(block.buffer, used * WORD, points.length).set(points)
        used += points.length / 2
      }
    }
    flush()
    this.#runs.push({ start, end: this.#length })
  }

  /** Gives the tiles of each run; each is good until the next of its run. */
  read(): Generator<TilePieces, undefined>[] {
    return this.#runs.map(run => this.#tilesOf(run))
  }

  *#tilesOf({ start, end }: { start: number; end: number }): Generator<TilePieces, undefined> {
    let buffer = new Uint8Array(READ_BYTES)
    /** What of the file is in the buffer, and how far it has been given. */
    let [first, held, at] = [start, 0, start]
    /** Has so many bytes in the buffer, and returns where they begin. */
    const take = (bytes: number) => {
      if (at + bytes > first + held) {
        if (bytes > buffer.length) buffer = new Uint8Array(bytes)
        first = at
        held = Math.min(buffer.length, end - at)
        readWhole(this.#descriptor, buffer.subarray(0, held), first)
      }
      at += bytes
      return at - bytes - first
    }
    for (let left = end - start; left > 0; ) {
      const head = take(TILE_HEAD * WORD)
      const [id = 0, z = 0, x = 0, y = 0, count = 0, bytes = 0] = new Uint32Array(buffer.buffer, head, TILE_HEAD)
      const from = take(bytes)
      yield { id, tile: { z, x, y }, pieces: piecesIn(buffer.buffer, from, count) }
      left -= TILE_HEAD * WORD + bytes
    }
    return undefined
  }

  #append(bytes: Uint8Array): void {
    writeWhole(this.#descriptor, bytes, this.#length)
    this.#length += bytes.length
  }
}

function piecesIn(buffer: ArrayBuffer, start: number, count: number): Piece[] {
  const pieces: Piece[] = []
  for (let at = start; pieces.length < count; ) {
    const [attributes = 0, length = 0] = new Uint32Array(buffer, at, PIECE_HEAD)
    at += PIECE_HEAD * WORD
    pieces.push({ attributes, points: new Int16Array(buffer, at, length) })
    at += 2 * length
  }
  return pieces
}

const closing = new FinalizationRegistry<number>(descriptor => closeSync(descriptor))
