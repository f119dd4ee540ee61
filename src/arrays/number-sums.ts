const FEWEST_SLOTS = 64
/** No key is this number. */
const EMPTY = NaN

/** Sums by whole numbers that may be larger than 32 bits: a hash table in typed arrays, at most half full. */
export class NumberSums implements Iterable<readonly [key: number, sum: number]> {
  size = 0
  #keys = new Float64Array(FEWEST_SLOTS).fill(EMPTY)
  #sums = new Float64Array(FEWEST_SLOTS)

  /** Adds to the sum of a key: to 0 when there is none. */
  add(key: number, value: number): void {
    const slot = this.#slotOf(key)
    if (this.#keys[slot] !== key) {
      if (2 * this.size >= this.#keys.length) {
        this.#grow()
        this.add(key, value)
        return
      }
      this.#keys[slot] = key
      this.size++
    }
    this.#sums[slot] = (this.#sums[slot] ?? 0) + value
  }

  /** Returns the sum of a key; undefined where nothing has been added. */
  get(key: number): number | undefined {
    const slot = this.#slotOf(key)
    return this.#keys[slot] === key ? this.#sums[slot] : undefined
  }

  has(key: number): boolean {
    return this.#keys[this.#slotOf(key)] === key
  }

  /** Gives all in no order. */
  *[Symbol.iterator](): Generator<readonly [key: number, sum: number]> {
    for (const [slot, key] of this.#keys.entries()) if (!Number.isNaN(key)) yield [key, this.#sums[slot] ?? 0]
  }

  /** Returns the keys, in no order. */
  keys(): Float64Array<ArrayBuffer> {
    return this.#keys.filter(key => !Number.isNaN(key))
  }

  /** Returns where a key is, or would be. */
  #slotOf(key: number): number {
    const keys = this.#keys
    const last = keys.length - 1
    let slot = hashOf(key) & last
    for (;;) {
      const there = keys[slot] ?? EMPTY
      if (there === key || Number.isNaN(there)) return slot
      slot = (slot + 1) & last
    }
  }

  #grow(): void {
    const [keys, sums] = [this.#keys, this.#sums]
    this.#keys = new Float64Array(2 * keys.length).fill(EMPTY)
    this.#sums = new Float64Array(2 * keys.length)
    for (let from = 0; from < keys.length; from++) {
      const key = keys[from] ?? EMPTY
      if (Number.isNaN(key)) continue
      const slot = this.#slotOf(key)
      this.#keys[slot] = key
      this.#sums[slot] = sums[from] ?? 0
    }
  }
}

const HIGH = 2 ** -32

function hashOf(key: number): number {
  const hash = Math.imul(key | 0, 0x9e3779b1) ^ Math.imul((key * HIGH) | 0, 0x85ebca6b)
  return (hash ^ (hash >>> 15)) >>> 0
}
