import { lowerBound } from '../../../arrays/binary-search.ts'
import { SpilledBytes } from '../../../arrays/spilled-bytes.ts'
import type { Line } from '../geometry/rings.ts'

/** A line of a relation, and which way it is. */
export type MemberLine = Line & { way: number }

/** Before the points: ids of the first and the last node, and whether it is whole. */
const HEAD_BYTES = 24
const ABSENT = -1

/**
 * Keeps the lines of ways that relations are made of, on disk as soon as they are many: in memory are 20 bytes of each. They are
 * asked for mostly in an order that is near that of the file.
 */
export class MemberLines {
  /** Rising, each once. */
  readonly #ids: Float64Array
  /** Where each line begins, and how many numbers its points are. */
  readonly #starts: Float64Array
  readonly #lengths: Uint32Array
  readonly #bytes = new SpilledBytes()
  /** The place that was looked at last. */
  #near = 0

  constructor(ways: Iterable<number>) {
    this.#ids = distinct(Float64Array.from(ways).sort())
    this.#starts = new Float64Array(this.#ids.length).fill(ABSENT)
    this.#lengths = new Uint32Array(this.#ids.length)
  }

  has(way: number): boolean {
    return this.#placeOf(way) >= 0
  }

  /** Keeps the line of a way that is one of them. */
  set(way: number, { points, first, last, isWhole }: Line): void {
    const place = this.#placeOf(way)
    if (place < 0) return
    this.#starts[place] = this.#bytes.length
    this.#lengths[place] = points.length
    this.#bytes.append(new Uint8Array(Float64Array.of(first, last, isWhole ? 1 : 0).buffer))
    this.#bytes.append(new Uint8Array(points.buffer, points.byteOffset, points.byteLength))
  }

  /** Returns a line of its own each time; undefined when there was none. */
  get(way: number): MemberLine | undefined {
    const place = this.#placeOf(way)
    const start = this.#starts[place] ?? ABSENT
    if (start === ABSENT) return undefined
    const bytes = new Uint8Array(HEAD_BYTES + Int32Array.BYTES_PER_ELEMENT * (this.#lengths[place] ?? 0))
    this.#bytes.read(bytes, start)
    const [first = 0, last = 0, isWhole] = new Float64Array(
      bytes.buffer,
      0,
      HEAD_BYTES / Float64Array.BYTES_PER_ELEMENT,
    )
    return { way, points: new Int32Array(bytes.buffer, HEAD_BYTES), first, last, isWhole: isWhole === 1 }
  }

  close(): void {
    this.#bytes.close()
  }

  /** Ways come by rising id, so it is mostly the place that was looked at last, or the next. */
  #placeOf(way: number): number {
    const near = this.#near
    const id = this.#ids[near] ?? Infinity
    if (id === way) return near
    const isBetween = id < way && way < (this.#ids[near + 1] ?? Infinity)
    if (isBetween) return ABSENT
    const place = id < way ? lowerBound(this.#ids, way, near + 1) : lowerBound(this.#ids, way, 0, near)
    const isThere = this.#ids[place] === way
    // Of a way that is not there, the one before: the next way may lie between the two as well.
    this.#near = isThere ? place : Math.max(0, place - 1)
    return isThere ? place : ABSENT
  }
}

function distinct(rising: Float64Array): Float64Array {
  let count = 0
  for (const id of rising) if (count === 0 || rising[count - 1] !== id) rising[count++] = id
  return rising.slice(0, count)
}
