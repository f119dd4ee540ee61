import { closeSync } from 'node:fs'
import { openNameless } from './nameless-file.ts'
import { readWhole, writeWhole } from './whole-bytes.ts'

/** Bytes that are in memory before they are written. */
const BLOCK = 1 << 20

/**
 * Keeps bytes that are written piece by piece and read in their order, in a file without a name as soon as they are many. The
 * file is closed with the last reference.
 */
export class SpilledBytes {
  length = 0
  readonly #last: Uint8Array
  #used = 0
  #descriptor: number | undefined

  constructor(block = BLOCK) {
    this.#last = new Uint8Array(block)
  }

  append(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) {
      const part = bytes.subarray(at, at + this.#last.length - this.#used)
      this.#last.set(part, this.#used)
      this.#used += part.length
      this.length += part.length
      at += part.length
      if (this.#used === this.#last.length) this.#write()
    }
  }

  /** Gives all bytes in blocks; each is good until the next. */
  *blocks(): Generator<Uint8Array> {
    const block = new Uint8Array(this.#last.length)
    const written = this.length - this.#used
    for (let start = 0; start < written; start += block.length) {
      readWhole(this.#descriptor ?? -1, block, start)
      yield block
    }
    if (this.#used > 0) yield this.#last.subarray(0, this.#used)
  }

  #write(): void {
    if (this.#descriptor === undefined) {
      this.#descriptor = openNameless('bytes')
      closing.register(this, this.#descriptor)
    }
    writeWhole(this.#descriptor, this.#last, this.length - this.#last.length)
    this.#used = 0
  }
}

const closing = new FinalizationRegistry<number>(descriptor => closeSync(descriptor))
