// The layout of an index in memory and on disk: a small header, then named sections of numbers, all in one buffer. What else
// threads share and files keep has the same layout under another head.
import { crc32 } from 'node:zlib'
import type { StoredSource, Version } from '../../catalogue/catalogue.ts'

/** Rises with every change of what any section holds, or of what is served from it; an older file is rebuilt. */
export const FORMAT = 22
/** Eight bytes at the head of every index; read as numbers they also tell the byte order. */
const MAGIC = 'sanctidx'
/** Magic 0–7, format 8, checksum 12, length in bytes 16–23, length of the JSON head 24. */
export const FIXED_BYTES = 32
const ALIGNMENT = 64
/** The checksum covers all bytes from here on. */
export const CHECKED_FROM = 16
/** zlib takes a length of 32 bits. */
const CHECKSUM_STEP = 1 << 30

const KINDS = { u8: Uint8Array, u16: Uint16Array, i32: Int32Array, u32: Uint32Array, f64: Float64Array } as const
type Kind = keyof typeof KINDS
type Views = { u8: Uint8Array; u16: Uint16Array; i32: Int32Array; u32: Uint32Array; f64: Float64Array }

/** What an index was made of; a snapshot file serves only where all of it is the same. */
export type Origin = { version: Version; linksFingerprint: string }

export type IndexHead = Origin & { count: number; sources: readonly StoredSource[] }

type SectionTable = Record<string, { kind: Kind; offset: number; length: number }>

/** The narrowest kind that holds every number below `count`. */
export function kindFor(count: number): 'u8' | 'u16' | 'u32' {
  return count <= 1 << 8 ? 'u8' : count <= 1 << 16 ? 'u16' : 'u32'
}

/** Sections whose head does not matter. */
export type SectionViews = Pick<Sections, 'view'>

/** Collects the sections' names and sizes, then allocates them in one shared buffer. */
export class Layout {
  readonly #sections: { name: string; kind: Kind; length: number }[] = []
  #last: { name: string; kind: Kind; length: number } | null = null

  reserve(name: string, kind: Kind, length: number): void {
    this.#sections.push({ name, kind, length })
  }

  /** The section that lies behind all others. */
  reserveLast(name: string, kind: Kind, length: number): void {
    this.#last = { name, kind, length }
  }

  /** Makes the buffer; `withoutLast`: the last section is to follow it in the file, and nowhere else. */
  allocate<Head extends object>(about: Head, { withoutLast = false } = {}): Sections<Head> {
    const all = [...this.#sections, ...(this.#last ? [this.#last] : [])]
    // The head holds the offsets, which depend on its length: the widest offsets give an upper bound.
    const widest = Object.fromEntries(
      all.map(({ name, kind, length }) => [name, { kind, offset: Number.MAX_SAFE_INTEGER, length }]),
    )
    let offset = align(FIXED_BYTES + Buffer.byteLength(JSON.stringify({ ...about, sections: widest })))
    const sections: SectionTable = {}
    let held = offset
    for (const { name, kind, length } of all) {
      sections[name] = { kind, offset, length }
      if (name !== this.#last?.name || !withoutLast) held = align(offset + length * KINDS[kind].BYTES_PER_ELEMENT)
      offset = align(offset + length * KINDS[kind].BYTES_PER_ELEMENT)
    }
    const head = Buffer.from(JSON.stringify({ ...about, sections }))
    const buffer = new SharedArrayBuffer(held)
    const bytes = Buffer.from(buffer)
    bytes.write(MAGIC, 'latin1')
    new Uint32Array(buffer, 8, 1)[0] = FORMAT
    new Float64Array(buffer, 16, 1)[0] = offset
    new Uint32Array(buffer, 24, 1)[0] = head.length
    bytes.set(head, FIXED_BYTES)
    return new Sections<Head>(buffer)
  }
}

/** Gives the sections of an index, or of what has another head, as arrays over its shared bytes. */
export class Sections<Head extends object = IndexHead> {
  readonly buffer: SharedArrayBuffer
  readonly head: Head & { sections: SectionTable }

  /** @throws RangeError when the buffer is not of this format. */
  constructor(buffer: SharedArrayBuffer) {
    this.buffer = buffer
    const headBytes = readFixed(Buffer.from(buffer))?.headBytes
    if (headBytes === undefined) throw new RangeError('the buffer is not an index of this format')
    this.head = JSON.parse(Buffer.from(buffer, FIXED_BYTES, headBytes).toString()) // written by Layout alone
  }

  /** Whether a section is in memory; else it is in the file alone. */
  holds(name: string): boolean {
    const section = this.head.sections[name]
    return section !== undefined && section.offset + bytesOf(section) <= this.buffer.byteLength
  }

  /** Where a section lies in the file, in bytes. */
  place(name: string): { offset: number; length: number } {
    const section = this.head.sections[name]
    if (section === undefined) throw new RangeError(`the index has no section "${name}"`)
    return { offset: section.offset, length: bytesOf(section) }
  }

  view<K extends Kind>(name: string, kind: K): Views[K] {
    const section = this.head.sections[name]
    if (section?.kind !== kind) throw new RangeError(`the index has no section "${name}" of ${kind}`)
    const Numbers: new (buffer: ArrayBufferLike, offset: number, length: number) => Views[Kind] = KINDS[kind]
    return new Numbers(this.buffer, section.offset, section.length) as Views[K] // KINDS maps each kind to its class
  }

  /** A section of whole numbers that was reserved as narrow as they allow. */
  numbers(name: string): Uint8Array | Uint16Array | Uint32Array {
    const kind = this.head.sections[name]?.kind
    return kind === 'u8' || kind === 'u16' ? this.view(name, kind) : this.view(name, 'u32')
  }

  /** Bytes of each section that is in memory. */
  sizes(): Record<string, number> {
    const sections = Object.entries(this.head.sections)
    return Object.fromEntries(
      sections.filter(([name]) => this.holds(name)).map(([name, section]) => [name, bytesOf(section)]),
    )
  }

  seal(): void {
    writeChecksum(this.buffer, checksumOf(this.buffer))
  }
}

/** Reads the fixed bytes at the head of an index; undefined when they are not of this format. */
export function readFixed(bytes: Buffer): { checksum: number; bytes: number; headBytes: number } | undefined {
  if (bytes.length < FIXED_BYTES || bytes.toString('latin1', 0, 8) !== MAGIC) return undefined
  // Numbers are stored as the machine holds them; a file from one of another byte order shows another format here.
  const format = new Uint32Array(new Uint8Array(bytes.subarray(8, 12)).buffer)[0]
  if (format !== FORMAT) return undefined
  const fixed = new Uint8Array(bytes.subarray(0, FIXED_BYTES)).buffer
  const [checksum = 0] = new Uint32Array(fixed, 12, 1)
  const [length = 0] = new Float64Array(fixed, 16, 1)
  const [headBytes = 0] = new Uint32Array(fixed, 24, 1)
  return { checksum, bytes: length, headBytes }
}

/** Puts the checksum of the whole file into the head of what is in memory of it. */
export function writeChecksum(buffer: SharedArrayBuffer, checksum: number): void {
  new Uint32Array(buffer, 12, 1)[0] = checksum
}

function bytesOf({ kind, length }: SectionTable[string]): number {
  return length * KINDS[kind].BYTES_PER_ELEMENT
}

/** The checksum of what is in memory: CRC-32, from CHECKED_FROM on, to be continued by what follows in the file. */
export function checksumOf(buffer: SharedArrayBuffer): number {
  let checksum = 0
  for (let start = CHECKED_FROM; start < buffer.byteLength; start += CHECKSUM_STEP) {
    checksum = crc32(new Uint8Array(buffer, start, Math.min(CHECKSUM_STEP, buffer.byteLength - start)), checksum)
  }
  return checksum
}

function align(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT
}
