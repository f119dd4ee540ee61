import { appendFileSync, writeFileSync } from 'node:fs'
import { ChunkedList } from '../../arrays/chunked-list.ts'
import type { Layout, Sections } from '../storage/sections.ts'

/** A chunk is as long as all before it together, within these bounds. */
const SHORTEST_CHUNK = 1 << 16
const LONGEST_CHUNK = 1 << 24
/** Of bodies that go to a file, so many bytes are written at once. */
const SPILL_CHUNK = 1 << 20
/** UTF-8 needs at most three bytes for a UTF-16 code unit. */
const MOST_BYTES = 3
const COMMA = 0x2c
/** Offsets are 32 bits, counted from the first body of their group of 4,096, so that all together may exceed 4 GiB. */
export const GROUP_BITS = 12

type Chunk = { bytes: Buffer<ArrayBuffer>; used: number }

/** Collects each spot's JSON, in document order, with commas between: in memory, or in a file of their own. */
export class BodyWriter {
  /** Those that are full; none when there is a file. */
  readonly #full: Chunk[] = []
  readonly #lengths = new ChunkedList(length => new Uint32Array(length))
  readonly #file: string | null
  #chunk = newChunk(0)
  #count = 0
  #total = 0

  constructor(file: string | null = null) {
    this.#file = file
    if (file !== null) writeFileSync(file, '')
  }

  add(json: string): void {
    const most = json.length * MOST_BYTES + 1
    if (this.#chunk.used + most > this.#chunk.bytes.length) this.#makeRoom(most)
    const { bytes, used } = this.#chunk
    const length = bytes.write(json, used)
    bytes[used + length] = COMMA
    this.#chunk.used += length + 1
    this.#lengths.push(length + 1)
    this.#total += length + 1
    this.#count += 1
  }

  /** The last section, so that an index without its bodies is the beginning of one with them. */
  reserve(layout: Layout): void {
    layout.reserve('bodyGroups', 'f64', (this.#count >> GROUP_BITS) + 1)
    layout.reserve('bodyOffsets', 'u32', this.#count + 1)
    layout.reserveLast('bodies', 'u8', this.#total)
  }

  /** Moves the bodies into the index, or what is left of them to their file; the writer is empty after it. */
  fill(sections: Sections): void {
    this.#fillOffsets(sections)
    if (this.#file !== null) {
      this.#write(this.#file)
      return
    }
    const bodies = sections.view('bodies', 'u8')
    let at = 0
    for (const { bytes, used } of [...this.#full.splice(0), this.#chunk]) {
      bodies.set(bytes.subarray(0, used), at)
      at += used
      bytes.buffer.transfer(0)
    }
  }

  #makeRoom(most: number): void {
    if (this.#file === null) {
      this.#full.push(this.#chunk)
      this.#chunk = newChunk(Math.max(SHORTEST_CHUNK, Math.min(this.#total, LONGEST_CHUNK), most))
      return
    }
    this.#write(this.#file)
    if (this.#chunk.bytes.length < most) this.#chunk = newChunk(Math.max(SPILL_CHUNK, most))
  }

  #write(file: string): void {
    const { bytes, used } = this.#chunk
    appendFileSync(file, bytes.subarray(0, used))
    this.#chunk.used = 0
  }

  #fillOffsets(sections: Sections): void {
    const groups = sections.view('bodyGroups', 'f64')
    const offsets = sections.view('bodyOffsets', 'u32')
    let offset = 0
    for (let doc = 0; doc <= this.#count; doc++) {
      if ((doc & ((1 << GROUP_BITS) - 1)) === 0) groups[doc >> GROUP_BITS] = offset
      offsets[doc] = offset - (groups[doc >> GROUP_BITS] ?? 0)
      if (doc < this.#count) offset += this.#lengths.next()
    }
  }
}

function newChunk(length: number): Chunk {
  return { bytes: Buffer.from(new ArrayBuffer(length)), used: 0 }
}
