import type { Doc } from '../types.ts'
import type { Layout, Sections } from '../storage/sections.ts'
import { ChunkedList } from '../../arrays/chunked-list.ts'

/** A chunk is as long as all before it together, within these bounds. */
const SHORTEST_CHUNK = 1 << 16
const LONGEST_CHUNK = 1 << 24
/** UTF-8 needs at most three bytes for a UTF-16 code unit. */
const MOST_BYTES = 3
const COMMA = 0x2c
const QUOTE = 0x22
const BACKSLASH = 0x5c
/** Offsets are 32 bits, counted from the first body of their group of 4,096, so that all together may exceed 4 GiB. */
const GROUP_BITS = 12

/** Collects each spot's JSON, in document order, with commas between. */
export class BodyWriter {
  readonly #chunks: { bytes: Buffer<ArrayBuffer>; used: number }[] = []
  readonly #lengths = new ChunkedList(length => new Uint32Array(length))
  #count = 0
  #total = 0

  add(json: string): void {
    const most = json.length * MOST_BYTES + 1
    let last = this.#chunks.at(-1)
    if (last === undefined || last.used + most > last.bytes.length) {
      const length = Math.max(SHORTEST_CHUNK, Math.min(this.#total, LONGEST_CHUNK), most)
      last = { bytes: Buffer.from(new ArrayBuffer(length)), used: 0 }
      this.#chunks.push(last)
    }
    const length = last.bytes.write(json, last.used)
    last.bytes[last.used + length] = COMMA
    last.used += length + 1
    this.#lengths.push(length + 1)
    this.#total += length + 1
    this.#count += 1
  }

  reserve(layout: Layout): void {
    layout.reserve('bodies', 'u8', this.#total)
    layout.reserve('bodyGroups', 'f64', (this.#count >> GROUP_BITS) + 1)
    layout.reserve('bodyOffsets', 'u32', this.#count + 1)
  }

  /** Moves the bodies into the index; the writer is empty after it. */
  fill(sections: Sections): void {
    const bodies = sections.view('bodies', 'u8')
    let at = 0
    for (const { bytes, used } of this.#chunks.splice(0)) {
      bodies.set(bytes.subarray(0, used), at)
      at += used
      bytes.buffer.transfer(0)
    }
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

/** Reads the bodies, and what is at their beginning: id, name and slug, in this order (spots/links.ts). */
export class Bodies {
  readonly #bytes: Buffer
  readonly #groups: Float64Array
  readonly #offsets: Uint32Array

  constructor(sections: Sections) {
    const bodies = sections.view('bodies', 'u8')
    this.#bytes = Buffer.from(bodies.buffer, bodies.byteOffset, bodies.byteLength)
    this.#groups = sections.view('bodyGroups', 'f64')
    this.#offsets = sections.view('bodyOffsets', 'u32')
  }

  /** The bodies of `[start, end)` joined by commas. */
  slice(start: Doc, end: Doc): Buffer {
    if (start >= end) return this.#bytes.subarray(0, 0)
    return this.#bytes.subarray(this.#offset(start), this.#offset(end) - 1)
  }

  id(doc: Doc): string {
    return this.#text(this.#offset(doc) + ID_AT)
  }

  name(doc: Doc): string {
    return this.#text(this.#nameAt(doc))
  }

  slug(doc: Doc): string {
    return this.#text(this.#end(this.#nameAt(doc)) + SLUG_BEHIND)
  }

  #nameAt(doc: Doc): number {
    return this.#end(this.#offset(doc) + ID_AT) + NAME_BEHIND
  }

  #offset(doc: Doc): number {
    return (this.#groups[doc >> GROUP_BITS] ?? 0) + (this.#offsets[doc] ?? 0)
  }

  /** Where the JSON string that begins (behind its quote) at `start` has its closing quote. */
  #end(start: number): number {
    let end = this.#bytes.indexOf(QUOTE, start)
    while (this.#isEscaped(end, start)) end = this.#bytes.indexOf(QUOTE, end + 1)
    return end
  }

  #isEscaped(quote: number, start: number): boolean {
    let slashes = 0
    while (quote - 1 - slashes >= start && this.#bytes[quote - 1 - slashes] === BACKSLASH) slashes++
    return slashes % 2 === 1
  }

  #text(start: number): string {
    const text = this.#bytes.toString('utf8', start, this.#end(start))
    return text.includes('\\') ? JSON.parse(`"${text}"`) : text
  }
}

const ID_AT = '{"id":"'.length
const NAME_BEHIND = '","name":"'.length
const SLUG_BEHIND = '","slug":"'.length
