import type { SpilledBytes } from './spilled-bytes.ts'

/** Every record is a multiple of so many bytes, so that numbers of any type are read where they lie. */
const ALIGNMENT = 8
/** Bytes that are read at once. */
const BUFFER = 1 << 18

/** Reads records of spilled bytes one after the other. */
export class SpilledCursor {
  readonly #bytes: SpilledBytes
  readonly #most: number
  #buffer = new Uint8Array()
  /** What of the bytes is in the buffer, and how far it has been taken. */
  #first = 0
  #held = 0
  #at = 0
  /** The buffer as numbers; both are good until the next record is taken. */
  floats = new Float64Array()
  numbers = new Int32Array()
  #texts = Buffer.alloc(0)

  constructor(bytes: SpilledBytes, buffer = BUFFER) {
    this.#bytes = bytes
    this.#most = buffer
  }

  /** Has the next bytes in the buffer; returns where in it they begin. @throws RangeError when there are not as many. */
  take(length: number): number {
    if (length % ALIGNMENT !== 0) throw new RangeError(`a record of ${length} bytes is no multiple of ${ALIGNMENT}`)
    if (this.#at + length > this.#first + this.#held) this.#fill(length)
    this.#at += length
    return this.#at - length - this.#first
  }

  /** Goes on with the record that begins at a place. */
  seek(start: number): void {
    if (start < this.#first) {
      this.#first = start
      this.#held = 0
    }
    this.#at = start
  }

  /** Returns some bytes of the buffer as a text, likewise. */
  text(start: number, end: number): string {
    return this.#texts.toString('utf8', start, end)
  }

  #fill(length: number): void {
    const wanted = Math.max(length, Math.min(this.#most, this.#bytes.length))
    if (length > this.#buffer.length || wanted > 2 * this.#buffer.length) {
      this.#buffer = new Uint8Array(Math.ceil(wanted / ALIGNMENT) * ALIGNMENT)
      this.floats = new Float64Array(this.#buffer.buffer)
      this.numbers = new Int32Array(this.#buffer.buffer)
      this.#texts = Buffer.from(this.#buffer.buffer)
    }
    this.#first = this.#at
    this.#held = Math.max(length, Math.min(this.#buffer.length, this.#bytes.length - this.#at))
    this.#bytes.read(this.#buffer.subarray(0, this.#held), this.#first)
  }
}
