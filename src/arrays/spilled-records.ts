import { SpilledBytes } from './spilled-bytes.ts'
import { SpilledCursor } from './spilled-cursor.ts'

/** Before the numbers of a record: bytes of its text, -1 when it has none, and how many points it has. */
const HEAD = 2
const NUMBER_BYTES = Float64Array.BYTES_PER_ELEMENT
const POINT_BYTES = Int32Array.BYTES_PER_ELEMENT
/** A UTF-16 unit takes at most so many bytes of UTF-8. */
const BYTES_PER_UNIT = 3
const SHORTEST = 1 << 12
/** Bytes that are read at once, where a record may be anywhere. */
const SEEKER_BUFFER = 1 << 14

/** Places in a list, from the first to behind the last. */
type Part = { from: number; to: number }

/**
 * Keeps records of some numbers, a text and a list of whole numbers of 32 bits (points), on disk as soon as they are many.
 * They are read in their order, by several readers if need be, or from the place on at which one begins.
 */
export class SpilledRecords {
  /** How many there are. */
  length = 0
  readonly #numbers: number
  readonly #bytes: SpilledBytes
  #record = new Uint8Array(SHORTEST)
  #floats = new Float64Array(this.#record.buffer)
  #points = new Int32Array(this.#record.buffer)
  #text = Buffer.from(this.#record.buffer)

  /** `numbers`: how many each record has; `block`: bytes that are in memory before they are written. */
  constructor(numbers: number, block?: number) {
    this.#numbers = numbers
    this.#bytes = new SpilledBytes(block)
  }

  /** Adds a record, with some of the points; returns where it begins. */
  append(
    numbers: ArrayLike<number>,
    text: string | null,
    points: ArrayLike<number>,
    { from, to }: Part = { from: 0, to: points.length },
  ): number {
    const most = NUMBER_BYTES * (HEAD + this.#numbers + 2) + BYTES_PER_UNIT * (text?.length ?? 0)
    this.#reserve(most + POINT_BYTES * (to - from))
    const floats = this.#floats
    for (let i = 0; i < this.#numbers; i++) floats[HEAD + i] = numbers[i] ?? NaN
    let at = NUMBER_BYTES * (HEAD + this.#numbers)
    const written = text === null ? -1 : this.#text.write(text, at)
    floats[0] = written
    floats[1] = to - from
    at = aligned(at + Math.max(0, written))
    this.#points.set(part(points, from, to), at / POINT_BYTES)
    const start = this.#bytes.length
    this.#bytes.append(this.#record.subarray(0, aligned(at + POINT_BYTES * (to - from))))
    this.length++
    return start
  }

  /** Reads all from the first on. */
  reader(buffer?: number): RecordReader {
    return new RecordReader(new SpilledCursor(this.#bytes, buffer), this.#numbers, this.length)
  }

  /** Reads here and there, what is added later too; what follows a record is read with it. */
  seeker(buffer = SEEKER_BUFFER): RecordSeeker {
    return new RecordSeeker(new SpilledCursor(this.#bytes, buffer), this.#numbers, this.length)
  }

  /** Gives the disk back; nothing is read any more. */
  close(): void {
    this.#bytes.close()
  }

  #reserve(bytes: number): void {
    if (bytes <= this.#record.length) return
    this.#record = new Uint8Array(aligned(2 * bytes))
    this.#floats = new Float64Array(this.#record.buffer)
    this.#points = new Int32Array(this.#record.buffer)
    this.#text = Buffer.from(this.#record.buffer)
  }
}

/** Reads records one after the other; what it shows is good until the next. */
export class RecordReader {
  protected readonly cursor: SpilledCursor
  readonly #numbers: number
  #left: number
  #head = 0
  #textBytes = -1
  /** Points `from` to `to` (exclusive) of these are those of the record. */
  points = new Int32Array()
  from = 0
  to = 0

  constructor(cursor: SpilledCursor, numbers: number, length: number) {
    this.cursor = cursor
    this.#numbers = numbers
    this.#left = length
  }

  /** Goes on to the next record; false behind the last one. */
  next(): boolean {
    if (this.#left === 0) return false
    this.#left--
    this.read()
    return true
  }

  protected read(): void {
    const { cursor } = this
    const lengths = cursor.take(HEAD * NUMBER_BYTES) / NUMBER_BYTES
    const textBytes = cursor.floats[lengths] ?? -1
    const points = cursor.floats[lengths + 1] ?? 0
    const textRoom = aligned(Math.max(0, textBytes))
    const at = cursor.take(NUMBER_BYTES * this.#numbers + textRoom + aligned(POINT_BYTES * points))
    this.#head = at / NUMBER_BYTES
    this.#textBytes = textBytes
    this.from = (at + NUMBER_BYTES * this.#numbers + textRoom) / POINT_BYTES
    this.to = this.from + points
    this.points = cursor.numbers
  }

  /** Returns a number of the record. */
  number(at: number): number {
    return this.cursor.floats[this.#head + at] ?? NaN
  }

  text(): string | null {
    if (this.#textBytes < 0) return null
    const start = NUMBER_BYTES * (this.#head + this.#numbers)
    return this.cursor.text(start, start + this.#textBytes)
  }
}

/** Reads any record by where it begins. */
export class RecordSeeker extends RecordReader {
  seek(start: number): void {
    this.cursor.seek(start)
    this.read()
  }
}

function part(points: ArrayLike<number>, from: number, to: number): ArrayLike<number> {
  if (to - from === points.length) return points
  return points instanceof Int32Array ? points.subarray(from, to) : Array.from(points).slice(from, to)
}

/** A record is far below 2 GB. */
function aligned(bytes: number): number {
  return (bytes + NUMBER_BYTES - 1) & -NUMBER_BYTES
}
