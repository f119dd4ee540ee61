const SHORTEST_CHUNK = 1 << 10
const LONGEST_CHUNK = 1 << 20

/**
 * A long list of numbers that is written once and read once; the memory of each chunk is freed once it is read. Each chunk
 * is twice as long as the one before, up to a million numbers.
 */
export class ChunkedList<T extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>> {
  readonly #make: (length: number) => T
  readonly #chunks: T[] = []
  #last: T
  #used = 0
  #read = 0
  #reading: T | undefined

  constructor(make: (length: number) => T) {
    this.#make = make
    this.#last = make(SHORTEST_CHUNK)
  }

  push(value: number): void {
    if (this.#used === this.#last.length) {
      this.#chunks.push(this.#last)
      this.#last = this.#make(Math.min(this.#last.length * 2, LONGEST_CHUNK))
      this.#used = 0
    }
    this.#last[this.#used++] = value
  }

  next(): number {
    if (this.#reading === undefined || this.#read === this.#reading.length) {
      this.#reading?.buffer.transfer(0)
      this.#reading = this.#chunks.shift() ?? this.#last
      this.#read = 0
    }
    return this.#reading[this.#read++] ?? 0
  }
}
