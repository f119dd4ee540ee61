import { SpilledBytes } from '../../arrays/spilled-bytes.ts'

const { BYTES_PER_ELEMENT } = Int32Array
/** Numbers that are added one by one and put together before they are. */
const SOME = 256
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

  append({ buffer, byteOffset, byteLength }: Int32Array): void {
    this.#flush()
    this.#bytes.append(new Uint8Array(buffer, byteOffset, byteLength))
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
