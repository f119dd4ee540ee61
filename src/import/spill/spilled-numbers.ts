import { closeSync, readSync, writeSync } from 'node:fs'
import { openNameless } from '../../arrays/nameless-file.ts'

/** Numbers that are in memory before they are written. */
const BLOCK = 1 << 18

/**
 * Keeps whole numbers of 32 bits that are written once and read in their order, in a file without a name as soon as they are
 * many. The file is closed with the last reference.
 */
export class SpilledNumbers {
  length = 0
  readonly #block: number
  readonly #last: Int32Array
  #used = 0
  #descriptor: number | undefined

  constructor(block = BLOCK) {
    this.#block = block
    this.#last = new Int32Array(block)
  }

  append(numbers: Int32Array): void {
    for (let at = 0; at < numbers.length; ) {
      const part = numbers.subarray(at, at + this.#block - this.#used)
      this.#last.set(part, this.#used)
      this.#used += part.length
      this.length += part.length
      at += part.length
      if (this.#used === this.#block) this.#write()
    }
  }

  /** Gives all numbers in blocks of an even length; each is good until the next. */
  *blocks(): Generator<Int32Array> {
    const block = new Int32Array(this.#block)
    const written = this.length - this.#used
    for (let at = 0; at < written; at += block.length) {
      readWhole(this.#descriptor ?? -1, new Uint8Array(block.buffer), at * block.BYTES_PER_ELEMENT)
      yield block
    }
    if (this.#used > 0) yield this.#last.subarray(0, this.#used)
  }

  #write(): void {
    if (this.#descriptor === undefined) {
      this.#descriptor = openNameless('numbers')
      closing.register(this, this.#descriptor)
    }
    const bytes = new Uint8Array(this.#last.buffer)
    const start = (this.length - this.#block) * this.#last.BYTES_PER_ELEMENT
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#descriptor, bytes, at, bytes.length - at, start + at)
    this.#used = 0
  }
}

const closing = new FinalizationRegistry<number>(descriptor => closeSync(descriptor))

function readWhole(descriptor: number, bytes: Uint8Array, position: number): void {
  for (let at = 0; at < bytes.length; ) {
    const count = readSync(descriptor, bytes, at, bytes.length - at, position + at)
    if (count === 0) throw new RangeError(`the numbers end before byte ${position + bytes.length}`)
    at += count
  }
}
