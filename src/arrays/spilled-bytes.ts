import { closeSync } from 'node:fs'
import { openNameless } from './nameless-file.ts'
import { readWhole, writeWhole } from './whole-bytes.ts'

/** Bytes that are in memory before they are written. */
const BLOCK = 1 << 20
/** As many as have been there take memory, in steps of twice as many, this many at first. */
const FEWEST = 1 << 10

/**
 * Keeps bytes that are written piece by piece and read in their order, or from any place on, in a file without a name as soon
 * as they are many. The file is closed with the last reference, if not before.
 */
export class SpilledBytes {
  length = 0
  readonly #block: number
  #last: Uint8Array
  #used = 0
  #descriptor: number | undefined

  constructor(block = BLOCK) {
    this.#block = block
    this.#last = new Uint8Array(Math.min(block, FEWEST))
  }

  append(bytes: Uint8Array): void {
    if (this.#used + bytes.length > this.#last.length) this.#grow(this.#used + bytes.length)
    if (this.#used + bytes.length < this.#last.length) {
      // Most are few: a view of them would take longer than their copy.
      this.#last.set(bytes, this.#used)
      this.#used += bytes.length
      this.length += bytes.length
      return
    }
    for (let at = 0; at < bytes.length; ) {
      const part = bytes.subarray(at, at + this.#last.length - this.#used)
      this.#last.set(part, this.#used)
      this.#used += part.length
      this.length += part.length
      at += part.length
      if (this.#used === this.#block) this.#write()
    }
  }

  /** Gives all bytes in blocks; each is good until the next. */
  *blocks(): Generator<Uint8Array> {
    const written = this.length - this.#used
    const block = new Uint8Array(written > 0 ? this.#block : 0)
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

  #grow(length: number): void {
    if (this.#last.length === this.#block) return
    const longer = new Uint8Array(Math.min(this.#block, Math.max(length, 2 * this.#last.length)))
    longer.set(this.#last.subarray(0, this.#used))
    this.#last = longer
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
