import { GrowableArray } from '../arrays/growable-array.ts'

/** A tile of the Mercator square: 2^z on a side, x eastward, y southward. */
export type Tile = { z: number; x: number; y: number }

/** A part of an object in a tile: corners (x and y in turn) from the tile's north-western corner, in 1/4096 of its side. */
export type Piece = { attributes: number; points: Int16Array }

/** Gathers pieces by tile; gives them back tile by tile, in the order in which they came. */
export class Pieces {
  readonly #last = new Map<number, number>()
  readonly #starts = new GrowableArray(Float64Array)
  readonly #attributes = new GrowableArray(Uint32Array)
  readonly #previous = new GrowableArray(Int32Array)
  /** All lie within a tile and its buffer. */
  readonly #points = new GrowableArray(Int16Array)

  add(tile: Tile, attributes: number, points: ArrayLike<number>): void {
    const key = keyOf(tile)
    const piece = this.#starts.length
    this.#starts.push(this.#points.length)
    this.#attributes.push(attributes)
    this.#previous.push(this.#last.get(key) ?? -1)
    this.#points.append(points)
    this.#last.set(key, piece)
  }

  tiles(): Tile[] {
    return Array.from(this.#last.keys(), tileOf)
  }

  of(tile: Tile): Piece[] {
    const pieces: Piece[] = []
    const points = this.#points.view()
    for (let at = this.#last.get(keyOf(tile)) ?? -1; at >= 0; at = this.#previous.at(at)) {
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
