import { GrowableArray } from '../arrays/growable-array.ts'
import { tileId } from './pmtiles/tile-id.ts'
import { SpilledRuns } from './spilled-runs.ts'
import type { Piece, Tile, TilePieces } from './tile.ts'

/** Bytes of pieces that are in memory before they are written. */
const MOST_BYTES = 48 * 1024 ** 2
const BYTES_OF_PIECE = 16

/**
 * Gathers pieces by tile; gives them back tile by tile. Those of a large region are written to disk in runs that are sorted by
 * tile, and merged when they are read, so that memory does not grow with the region. The files are closed with the last reference.
 */
export class Pieces {
  readonly #mostBytes: number
  readonly #run = new Run()
  #spilled: SpilledRuns | undefined

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes
  }

  /** Adds the first `length` numbers. */
  add(tile: Tile, attributes: number, points: ArrayLike<number>, length = points.length): void {
    this.#run.add(tile, { attributes, points, length })
    if (this.#run.bytes < this.#mostBytes) return
    this.#spilled ??= new SpilledRuns()
    this.#spilled.write(this.#run.tiles())
    this.#run.clear()
  }

  /** Gives all tiles by rising number; of the runs that have pieces of a tile the earlier ones come first. */
  *tiles(): Generator<TilePieces> {
    const runs = [...(this.#spilled?.read() ?? []), this.#run.tiles()].map(tiles => ({ tiles, head: next(tiles) }))
    for (;;) {
      const id = runs.reduce((least, { head }) => Math.min(least, head?.id ?? Infinity), Infinity)
      const [first, ...others] = runs.filter(({ head }) => head?.id === id)
      if (!first?.head) return
      const { tile, pieces } = first.head
      yield { id, tile, pieces: others.length === 0 ? pieces : pieces.concat(...others.map(piecesOf)) }
      for (const run of [first, ...others]) run.head = next(run.tiles)
    }
  }
}

function next(tiles: Iterator<TilePieces, undefined>): TilePieces | undefined {
  return tiles.next().value
}

function piecesOf({ head }: { head: TilePieces | undefined }): Piece[] {
  return head?.pieces ?? []
}

type Added = { attributes: number; points: ArrayLike<number>; length: number }

/** Pieces in memory: those of a tile are a list, from the last to the first. */
class Run {
  readonly #last = new Map<number, number>()
  readonly #starts = new GrowableArray(Float64Array)
  readonly #attributes = new GrowableArray(Uint32Array)
  readonly #previous = new GrowableArray(Int32Array)
  /** All lie within a tile and its buffer. */
  readonly #points = new GrowableArray(Int16Array)

  get bytes(): number {
    return this.#points.length * Int16Array.BYTES_PER_ELEMENT + this.#starts.length * BYTES_OF_PIECE
  }

  add(tile: Tile, { attributes, points, length }: Added): void {
    const key = keyOf(tile)
    const piece = this.#starts.length
    const start = this.#points.length
    this.#starts.push(start)
    this.#attributes.push(attributes)
    this.#previous.push(this.#last.get(key) ?? -1)
    const into = this.#points.reserve(length)
    for (let at = 0; at < length; at++) into[start + at] = points[at] ?? 0
    this.#points.length = start + length
    this.#last.set(key, piece)
  }

  *tiles(): Generator<TilePieces, undefined> {
    const byId = Array.from(this.#last, ([key, last]) => {
      const tile = tileOf(key)
      return { id: tileId(tile), tile, last }
    }).sort((a, b) => a.id - b.id)
    for (const { id, tile, last } of byId) yield { id, tile, pieces: this.#listTo(last) }
    return undefined
  }

  clear(): void {
    this.#last.clear()
    for (const array of [this.#starts, this.#attributes, this.#previous, this.#points]) array.length = 0
  }

  #listTo(last: number): Piece[] {
    const pieces: Piece[] = []
    const points = this.#points.view()
    for (let at = last; at >= 0; at = this.#previous.at(at)) {
      const end = at + 1 < this.#starts.length ? this.#starts.at(at + 1) : points.length
      pieces.push({ attributes: this.#attributes.at(at), points: points.subarray(this.#starts.at(at), end) })
    }
    return pieces.reverse()
  }
}

const SIDE = 2 ** 16

function keyOf({ z, x, y }: Tile): number {
  return (z * SIDE + x) * SIDE + y
}

function tileOf(key: number): Tile {
  return { z: Math.floor(key / SIDE / SIDE), x: Math.floor(key / SIDE) % SIDE, y: key % SIDE }
}
