/** The types of a table's columns by their names, in the order in which rows give them. */
export type Columns = Readonly<Record<string, 'text' | 'integer' | 'real'>>

/** A value of one of these types, or none. */
export type Field = string | number | null

/** Begins the binary form of COPY: its signature, no flags, no extension. */
const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1')
const CHUNK = 2 ** 18
/** Bytes of a UTF-16 code unit, at most. */
const LONGEST_UTF8 = 3
const COUNT_BYTES = 2
const LENGTH_BYTES = 4
const NUMBER_BYTES = 8
/** The length of a field that holds nothing. */
const NONE = -1
const HIGH = 2 ** 32

/**
 * Holds rows in the binary form of COPY, which a server reads a quarter sooner than text. They are written where they are
 * sent from: as texts they would be copied once more, with two bytes a sign, and wait in the heap.
 */
export class RowBytes {
  readonly #areReal: readonly boolean[]
  #full: Buffer[] = []
  #bytes = Buffer.allocUnsafe(CHUNK)
  #length = HEADER.copy(this.#bytes)

  constructor(columns: Columns) {
    this.#areReal = Object.values(columns).map(type => type === 'real')
  }

  /** Adds a row with a field for each column. */
  add(fields: readonly Field[]): void {
    let most = COUNT_BYTES
    for (const field of fields) {
      most += LENGTH_BYTES + (typeof field === 'string' ? field.length * LONGEST_UTF8 : NUMBER_BYTES)
    }
    this.#makeRoom(most)
    let at = this.#bytes.writeInt16BE(fields.length, this.#length)
    for (let i = 0; i < fields.length; i++) at = this.#write(fields[i] ?? null, at, this.#areReal[i] === true)
    this.#length = at
  }

  /** Takes the chunks that are full. */
  takeFull(): Buffer[] {
    const full = this.#full
    this.#full = []
    return full
  }

  /** Takes what is left, and begins anew. */
  takeRest(): Buffer {
    const rest = this.#bytes.subarray(0, this.#length)
    this.#bytes = Buffer.allocUnsafe(CHUNK)
    this.#length = HEADER.copy(this.#bytes)
    return rest
  }

  #makeRoom(most: number): void {
    if (this.#length + most <= this.#bytes.length) return
    this.#full.push(this.#bytes.subarray(0, this.#length))
    this.#bytes = Buffer.allocUnsafe(Math.max(CHUNK, most))
    this.#length = 0
  }

  /** Writes a field with its length before it; returns where the next one begins. */
  #write(field: Field, at: number, isReal: boolean): number {
    const bytes = this.#bytes
    if (field === null) return bytes.writeInt32BE(NONE, at)
    if (typeof field === 'string') {
      const length = bytes.write(field, at + LENGTH_BYTES)
      return bytes.writeInt32BE(length, at) + length
    }
    const start = bytes.writeInt32BE(NUMBER_BYTES, at)
    if (isReal) return bytes.writeDoubleBE(field, start)
    return bytes.writeUInt32BE(field % HIGH, bytes.writeInt32BE(Math.floor(field / HIGH), start))
  }
}
