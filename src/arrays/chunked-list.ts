const CHUNK = 1 << 20

/** A long list of numbers that is written once and read once; the memory of each chunk is freed once it is read. */
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
