import type { Doc } from '../types.ts'
import type { BodyFile } from '../storage/body-file.ts'
import type { Sections } from '../storage/sections.ts'
import { GROUP_BITS } from './body-writer.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
/** Id, name and slug of any spot lie within so many bytes: LONGEST in spots/spot.ts, each character escaped. */
const MOST_HEAD = 8192
/** What is read at once for the next heads, when they are asked for one behind the other. */
const WINDOW_BYTES = 65_536

/**
 * Reads the bodies, and what is at their beginning: id, name and slug, in this order (spots/links.ts). They lie in the
 * index's memory, or in its file.
 */
export class Bodies {
  readonly #file: BodyFile | null
  readonly #groups: Float64Array
  readonly #offsets: Uint32Array
  /** All bodies, or the part of the file that was read last; and where it begins among all. */
  #window: Buffer
  #from = 0

  /** `file`: where the bodies are when the sections are without them. */
  constructor(sections: Sections, file: BodyFile | null = null) {
    this.#file = file
    this.#window = file === null ? bytesOf(sections) : Buffer.alloc(0)
    this.#groups = sections.view('bodyGroups', 'f64')
    this.#offsets = sections.view('bodyOffsets', 'u32')
  }

  /** The bodies of `[start, end)` joined by commas. */
  slice(start: Doc, end: Doc): Uint8Array {
    if (start >= end) return new Uint8Array(0)
    const [first, last] = [this.#offset(start), this.#offset(end) - 1]
    if (this.#file !== null) return this.#file.read(first, last)
    // A page is made of many: a Buffer takes twice as long to make.
    return new Uint8Array(this.#window.buffer, this.#window.byteOffset + first, last - first)
  }

  /** The body as text. */
  text(doc: Doc): string {
    const { buffer, byteOffset, byteLength } = this.slice(doc, doc + 1)
    return Buffer.from(buffer, byteOffset, byteLength).toString()
  }

  id(doc: Doc): string {
    return this.#text(this.#place(doc) + ID_AT)
  }

  name(doc: Doc): string {
    return this.#text(this.#nameAt(this.#place(doc)))
  }

  slug(doc: Doc): string {
    return this.#text(this.#end(this.#nameAt(this.#place(doc))) + SLUG_BEHIND)
  }

  #nameAt(place: number): number {
    return this.#end(place + ID_AT) + NAME_BEHIND
  }

  #offset(doc: Doc): number {
    return (this.#groups[doc >> GROUP_BITS] ?? 0) + (this.#offsets[doc] ?? 0)
  }

  /** Where the body begins in the window, which holds all of its head. */
  #place(doc: Doc): number {
    const start = this.#offset(doc)
    if (this.#file === null) return start
    const end = Math.min(this.#offset(doc + 1), start + MOST_HEAD)
    const held = this.#from + this.#window.length
    if (start < this.#from || end > held) {
      const isNext = start >= this.#from && start <= held
      this.#window = this.#file.read(start, Math.min(isNext ? start + WINDOW_BYTES : end, this.#file.length))
      this.#from = start
    }
    return start - this.#from
  }

  /** Where the JSON string that begins (behind its quote) at `start` has its closing quote. */
  #end(start: number): number {
    // Buffer.indexOf counts in 32 bits: beyond 2 GiB it would return a negative place.
    const bytes = this.#window
    let end = start
    while (end < bytes.length && bytes[end] !== QUOTE) end += bytes[end] === BACKSLASH ? 2 : 1
    return end
  }

  #text(start: number): string {
    const text = this.#window.toString('utf8', start, this.#end(start))
    return text.includes('\\') ? JSON.parse(`"${text}"`) : text
  }
}

function bytesOf(sections: Sections): Buffer {
  const bodies = sections.view('bodies', 'u8')
  return Buffer.from(bodies.buffer, bodies.byteOffset, bodies.byteLength)
}

const ID_AT = '{"id":"'.length
const NAME_BEHIND = '","name":"'.length
const SLUG_BEHIND = '","slug":"'.length
