type Numbers = Int32Array | Uint32Array | Float32Array | Float64Array

/** A typed array that grows by doubling as numbers are added to it. */
export class GrowableArray<T extends Numbers> {
  length = 0
  #values: T
  readonly #make: (length: number) => T

  constructor(Type: new (length: number) => T) {
    this.#make = length => new Type(length)
    this.#values = this.#make(1024)
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

  #grow(length: number): void {
    const larger = this.#make(Math.max(length, this.#values.length * 2))
    larger.set(this.#values)
    this.#values = larger
  }
}
