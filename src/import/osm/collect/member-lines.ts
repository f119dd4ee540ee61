import { RisingNumbers } from '../../../arrays/rising-numbers.ts'
import { type RecordSeeker, SpilledRecords } from '../../../arrays/spilled-records.ts'
import type { Line } from '../geometry/rings.ts'

/** A line of a relation, and which way it is. */
export type MemberLine = Line & { way: number }

/** Of each line: ids of the first and the last node, and whether it is whole. */
const AT = { first: 0, last: 1, isWhole: 2 } as const
const NUMBERS = 3
const ABSENT = -1

/**
 * Keeps the lines of ways that relations are made of, on disk as soon as they are many: in memory are 16 bytes of each. They are
 * asked for mostly in an order that is near that of the file.
 */
export class MemberLines {
  /** Ways come by rising id. */
  readonly #ids: RisingNumbers
  /** Where each line begins. */
  readonly #starts: Float64Array
  readonly #lines = new SpilledRecords(NUMBERS)
  #seeker: RecordSeeker | undefined

  constructor(ways: Iterable<number>) {
    this.#ids = RisingNumbers.of(ways)
    this.#starts = new Float64Array(this.ways.length).fill(ABSENT)
  }

  /** Which ways they are: rising, each once. */
  get ways(): Float64Array {
    return this.#ids.numbers
  }

  has(way: number): boolean {
    return this.#ids.has(way)
  }

  /** Keeps the line of a way that is one of them. */
  set(way: number, { points, first, last, isWhole }: Line): void {
    const place = this.#ids.placeOf(way)
    if (place < 0) return
    this.#starts[place] = this.#lines.append([first, last, isWhole ? 1 : 0], null, points)
  }

  /** Returns a line of its own each time; undefined when there was none. */
  get(way: number): MemberLine | undefined {
    const place = this.#ids.placeOf(way)
    const start = this.#starts[place] ?? ABSENT
    if (start === ABSENT) return undefined
    const line = (this.#seeker ??= this.#lines.seeker())
    line.seek(start)
    return {
      way,
      points: line.points.slice(line.from, line.to),
      first: line.number(AT.first),
      last: line.number(AT.last),
      isWhole: line.number(AT.isWhole) === 1,
    }
  }

  close(): void {
    this.#lines.close()
  }
}
