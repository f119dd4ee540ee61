const FEWEST_SLOTS = 1024

/** Numbers places by their coordinates, from 0 on: a hash table in typed arrays, at most half full. */
export class PlaceTable {
  length = 0
  #slots = new Int32Array(FEWEST_SLOTS).fill(-1)
  /** By number. */
  #xs = new Int32Array(FEWEST_SLOTS / 2)
  #ys = new Int32Array(FEWEST_SLOTS / 2)

  /** Returns the number of a place: of one that is new, the next. */
  of(x: number, y: number): number {
    const slots = this.#slots
    const xs = this.#xs
    const ys = this.#ys
    const last = slots.length - 1
    let slot = hashOf(x, y) & last
    for (;;) {
      const place = slots[slot] ?? -1
      if (place < 0) break
      if (xs[place] === x && ys[place] === y) return place
      slot = (slot + 1) & last
    }
    if (this.length === xs.length) {
      this.#grow()
      return this.of(x, y)
    }
    slots[slot] = this.length
    xs[this.length] = x
    ys[this.length] = y
    return this.length++
  }

  #grow(): void {
    const slots = new Int32Array(2 * this.#slots.length).fill(-1)
    const last = slots.length - 1
    for (let place = 0; place < this.length; place++) {
      let slot = hashOf(this.#xs[place] ?? 0, this.#ys[place] ?? 0) & last
      while ((slots[slot] ?? -1) >= 0) slot = (slot + 1) & last
      slots[slot] = place
    }
    this.#slots = slots
    this.#xs = longer(this.#xs)
    this.#ys = longer(this.#ys)
  }
}

function hashOf(x: number, y: number): number {
  const hash = (Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b)) >>> 0
  return (hash ^ (hash >>> 15)) >>> 0
}

function longer(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  return new Int32Array(numbers.buffer.transfer(2 * numbers.byteLength))
}
