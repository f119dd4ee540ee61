import { SpilledBytes } from '../../arrays/spilled-bytes.ts'

const { BYTES_PER_ELEMENT } = Int32Array
/** Numbers that are added one by one and put together before they are. */
const SOME = 1 << 10
/** Numbers that are in memory before they are written. */
const BLOCK = 1 << 18

/**
 * Keeps whole numbers of 32 bits that are written once and read in their order, in a file without a name as soon as they are
 * many. The file is closed with the last reference.
 */
export class SpilledNumbers {
  readonly #bytes: SpilledBytes
  /** What was added one by one. */
  readonly #some = new Int32Array(SOME)
  #used = 0

  constructor(block = BLOCK) {
    this.#bytes = new SpilledBytes(block * BYTES_PER_ELEMENT)
  }

  get length(): number {
    return this.#bytes.length / BYTES_PER_ELEMENT + this.#used
  }

  push(number: number): void {
    this.#some[this.#used++] = number
    if (this.#used === SOME) this.#flush()
  }

  append(numbers: Int32Array): void {
    for (let at = 0; at < numbers.length; ) {
      // Of a short array, which V8 keeps among its objects, a view of bytes would first make memory of its own.
      const part = numbers.subarray(at, at + SOME - this.#used)
      this.#some.set(part, this.#used)
      this.#used += part.length
      at += part.length
      if (this.#used === SOME) this.#flush()
    }
  }

  /** Gives all numbers in blocks of an even length; each is good until the next. */
  *blocks(): Generator<Int32Array> {
    this.#flush()
    for (const { buffer, byteOffset, byteLength } of this.#bytes.blocks()) {
      yield new Int32Array(buffer, byteOffset, byteLength / BYTES_PER_ELEMENT)
    }
  }

  /** Gives the disk back at once; nothing is read any more. */
  close(): void {
    this.#bytes.close()
  }

  #flush(): void {
    if (this.#used === 0) return
    const { buffer } = this.#some
    this.#bytes.append(new Uint8Array(buffer, 0, this.#used * BYTES_PER_ELEMENT))
    this.#used = 0
  }
}
