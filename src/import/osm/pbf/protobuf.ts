// Reads the protocol-buffer wire format: https://protobuf.dev/programming-guides/encoding/

const TWO_28 = 2 ** 28
const VARINT = 0
const FIXED_64 = 1
const LENGTH = 2
const FIXED_32 = 5

/** Reads one message's fields in turn. Lengths are checked: bytes that end too early are a RangeError. */
export class Cursor {
  readonly bytes: Uint8Array
  at: number
  readonly end: number

  constructor(bytes: Uint8Array, at = 0, end = bytes.length) {
    if (end > bytes.length) throw new RangeError('a message is cut short')
    this.bytes = bytes
    this.at = at
    this.end = end
  }

  /** Returns the next field's number and wire type as (number << 3 | type); 0 at the end. */
  tag(): number {
    if (this.at > this.end) throw new RangeError('a message is cut short')
    return this.at === this.end ? 0 : this.varint()
  }

  /** Reads an unsigned number, exact to 2^53. */
  varint(): number {
    const { bytes } = this
    let byte = bytes[this.at++] ?? 0
    if (byte < 128) return byte
    let low = byte & 127
    byte = bytes[this.at++] ?? 0
    low |= (byte & 127) << 7
    if (byte < 128) return low
    byte = bytes[this.at++] ?? 0
    low |= (byte & 127) << 14
    if (byte < 128) return low
    byte = bytes[this.at++] ?? 0
    low |= (byte & 127) << 21
    if (byte < 128) return low
    let value = low
    let scale = TWO_28
    do {
      byte = bytes[this.at++] ?? 0
      value += (byte & 127) * scale
      scale *= 128
    } while (byte >= 128)
    return value
  }

  /** Reads a signed number in zigzag form, exact to 2^52. */
  signed(): number {
    const n = this.varint()
    if (n < 2 ** 31) return (n >>> 1) ^ -(n & 1)
    return n % 2 === 0 ? n / 2 : -(n + 1) / 2
  }

  /** Returns a cursor over the next length-delimited field. */
  message(): Cursor {
    const length = this.varint()
    const start = this.at
    this.pass(length)
    return new Cursor(this.bytes, start, start + length)
  }

  /** Returns a view of the next length-delimited field. */
  view(): Uint8Array {
    const { at, end, bytes } = this.message()
    return bytes.subarray(at, end)
  }

  text(): string {
    const { at, end, bytes } = this.message()
    return Buffer.from(bytes.buffer, bytes.byteOffset + at, end - at).toString('utf8')
  }

  skip(tag: number): void {
    const type = tag & 7
    if (type === VARINT) this.varint()
    else if (type === LENGTH) this.pass(this.varint())
    else if (type === FIXED_64) this.pass(8)
    else if (type === FIXED_32) this.pass(4)
    else throw new RangeError(`a field has the unknown wire type ${type}`)
  }

  /** Moves on by some bytes. */
  pass(length: number): void {
    this.at += length
    if (this.at > this.end) throw new RangeError('a message is cut short')
  }
}

/** The tag of a length-delimited field. */
export function lengthTag(field: number): number {
  return (field << 3) | LENGTH
}

/** The tag of a number field. */
export function varintTag(field: number): number {
  return (field << 3) | VARINT
}
