import { SpilledBytes } from '../../arrays/spilled-bytes.ts'

const { BYTES_PER_ELEMENT } = Int32Array
/** Numbers that are in memory before they are written. */
const BLOCK = 1 << 18

/**
 * Keeps whole numbers of 32 bits that are written once and read in their order, in a file without a name as soon as they are
 * many. The file is closed with the last reference.
 */
export class SpilledNumbers {
  readonly #bytes: SpilledBytes

  constructor(block = BLOCK) {
    this.#bytes = new SpilledBytes(block * BYTES_PER_ELEMENT)
  }

  get length(): number {
    return this.#bytes.length / BYTES_PER_ELEMENT
  }

  append({ buffer, byteOffset, byteLength }: Int32Array): void {
    this.#bytes.append(new Uint8Array(buffer, byteOffset, byteLength))
  }

  /** Gives all numbers in blocks of an even length; each is good until the next. */
  *blocks(): Generator<Int32Array> {
    for (const { buffer, byteOffset, byteLength } of this.#bytes.blocks()) {
      yield new Int32Array(buffer, byteOffset, byteLength / BYTES_PER_ELEMENT)
    }
  }

  /** Gives the disk back at once; nothing is read any more. */
  close(): void {
    this.#bytes.close()
  }
}
