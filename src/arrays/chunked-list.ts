/** A list of unsigned numbers of 32 bits that grows by doubling. */
export class GrowingList {
  length = 0
  #values = new Uint32Array(1024)

  push(value: number): void {
    this.set(this.length, value)
  }

  at(i: number): number {
    return i < this.length ? (this.#values[i] ?? 0) : 0
  }

  set(i: number, value: number): void {
    if (i >= this.#values.length) {
      const grown = new Uint32Array(Math.max(i + 1, this.#values.length * 2))
      grown.set(this.#values)
      this.#values = grown
    }
    this.#values[i] = value
    if (i >= this.length) this.length = i + 1
  }

  add(i: number, value: number): void {
    this.set(i, this.at(i) + value)
  }

  view(): Uint32Array {
    return this.#values.subarray(0, this.length)
  }
}

const CHUNK = 1 << 20

/** A long list that is written once and read once, each chunk given back as soon as it is read. */
export class ChunkedList<T extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>> {
  readonly #make: (length: number) => T
  readonly #chunks: T[] = []
  #last: T
  #used = 0
  #read = 0
  #reading: T | undefined

  constructor(make: (length: number) => T) {
    this.#make = make
    this.#last = make(CHUNK)
  }

  push(value: number): void {
    if (this.#used === CHUNK) {
      this.#chunks.push(this.#last)
      this.#last = this.#make(CHUNK)
      this.#used = 0
    }
    this.#last[this.#used++] = value
  }

  next(): number {
    if (this.#reading === undefined || this.#read === CHUNK) {
      this.#reading?.buffer.transfer(0)
      this.#reading = this.#chunks.shift() ?? this.#last
      this.#read = 0
    }
    return this.#reading[this.#read++] ?? 0
  }
}
