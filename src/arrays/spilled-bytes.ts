import { closeSync } from 'node:fs'
import { openNameless } from './nameless-file.ts'
import { readWhole, writeWhole } from './whole-bytes.ts'

/** Bytes that are in memory before they are written. */
const BLOCK = 1 << 20

/**
 * Keeps bytes that are written piece by piece and read in their order, or from any place on, in a file without a name as soon
 * as they are many. The file is closed with the last reference, if not before.
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

  /** Fills bytes with those from a place on. @throws RangeError when there are not as many. */
  read(into: Uint8Array, start: number): void {
    if (start + into.length > this.length) throw new RangeError(`there is no byte ${start + into.length}`)
    const onDisk = Math.min(into.length, Math.max(0, this.length - this.#used - start))
    if (onDisk > 0) readWhole(this.#descriptor ?? -1, into.subarray(0, onDisk), start)
    const from = start + onDisk - (this.length - this.#used)
    if (onDisk < into.length) into.set(this.#last.subarray(from, from + into.length - onDisk), onDisk)
  }

  /** Gives the disk back at once; nothing is read any more. */
  close(): void {
    if (this.#descriptor === undefined) return
    closing.unregister(this)
    closeSync(this.#descriptor)
    this.#descriptor = undefined
  }

  #write(): void {
    if (this.#descriptor === undefined) {
      this.#descriptor = openNameless('bytes')
      closing.register(this, this.#descriptor, this)
    }
    writeWhole(this.#descriptor, this.#last, this.length - this.#last.length)
    this.#used = 0
  }
}

const closing = new FinalizationRegistry<number>(descriptor => closeSync(descriptor))
