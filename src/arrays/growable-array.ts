type Numbers = Int16Array | Int32Array | Uint32Array | Float32Array | Float64Array

const SHORTEST = 1024
/** From so many numbers on, twice as many would mostly stay unused. */
const LONG = 1 << 20

/** A typed array that grows by doubling, later by a half, as numbers are added to it. */
export class GrowableArray<T extends Numbers> {
  length = 0
  #values: T
  readonly #make: (length: number) => T
  readonly #over: (buffer: ArrayBuffer) => T

  constructor(Type: new (from: number | ArrayBuffer) => T) {
    this.#make = length => new Type(length)
    this.#over = buffer => new Type(buffer)
    this.#values = this.#make(SHORTEST)
  }

  push(value: number): void {
    if (this.length === this.#values.length) this.#grow(this.length + 1)
    this.#values[this.length++] = value
  }

  append(values: ArrayLike<number>): void {
    const length = this.length + values.length
    if (length > this.#values.length) this.#grow(length)
    this.#values.set(values, this.length)
    this.length = length
  }

  /** Returns where numbers are kept, with room for so many more: whoever writes them says so by `length`. Valid until the next change. */
  reserve(more: number): T {
    if (this.length + more > this.#values.length) this.#grow(this.length + more)
    return this.#values
  }

  /** Returns the number at a place, 0 beyond the end. */
  at(place: number): number {
    return place < this.length ? (this.#values[place] ?? 0) : 0
  }

  /** Adds to the number at a place; beyond the end the array is filled up with zeros. */
  add(place: number, value: number): void {
    if (place >= this.#values.length) this.#grow(place + 1)
    this.#values[place] = (this.#values[place] ?? 0) + value
    if (place >= this.length) this.length = place + 1
  }

  /** Returns the numbers without a copy; valid until the next change. */
  view(): T {
    return this.#values.subarray(0, this.length) as T // a part of a typed array is of its own type
  }

  /** Returns a copy of the numbers. */
  copy(): T {
    return this.#values.slice(0, this.length) as T // likewise
  }

  /** Returns the numbers, without a second copy of them; what is added from now on begins anew. */
  take(): T {
    const taken = this.#resized(this.length)
    this.#values = this.#make(SHORTEST)
    this.length = 0
    return taken
  }

  /** The memory of the shorter one is given back at once: a collection may be a long time off. */
  #grow(length: number): void {
    const before = this.#values.length
    const most = before < LONG ? before * 2 : before + (before >> 1)
    this.#values = this.#resized(Math.max(length, most))
  }

  #resized(length: number): T {
    const buffer = this.#values.buffer as ArrayBuffer // #make and #over share none
    return this.#over(buffer.transfer(length * this.#values.BYTES_PER_ELEMENT))
  }
}
