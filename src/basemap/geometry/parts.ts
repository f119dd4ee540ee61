/** The fewest numbers of a line and of a closed ring. */
export const LEAST = { line: 4, ring: 8 } as const

/** Room for so many numbers at first. */
const SHORTEST = 4096

/**
 * Lines or rings as a stack: what is cut from some lies behind them, and is dropped when it has been used. So a shape is cut
 * into its tiles without an array for each part.
 */
export class Parts {
  /** Corners of all parts, x and y in turn. */
  points = new Int32Array(SHORTEST)
  /** Where the next part begins. */
  used = 0
  /** How many there are. */
  count = 0
  #bounds = new Int32Array(SHORTEST)

  start(part: number): number {
    return this.#bounds[2 * part] ?? 0
  }

  end(part: number): number {
    return this.#bounds[2 * part + 1] ?? 0
  }

  /** Makes room for so many numbers behind the last part. */
  reserve(numbers: number): Int32Array {
    const needed = this.used + numbers
    if (needed > this.points.length) this.points = grown(this.points, needed)
    return this.points
  }

  /** Adds a part of what lies there already, whether it is another's too or not. */
  add(start: number, end: number): void {
    if (2 * this.count + 2 > this.#bounds.length) this.#bounds = grown(this.#bounds, 2 * this.count + 2)
    this.#bounds[2 * this.count] = start
    this.#bounds[2 * this.count + 1] = end
    this.count++
    if (end > this.used) this.used = end
  }

  /** Drops all parts but the first `count`, and all corners from a place on. */
  drop(count: number, used: number): void {
    this.count = count
    this.used = used
  }

  /** Adds a part that is a copy. */
  push(points: Int32Array, length = points.length): void {
    const start = this.used
    const into = this.reserve(length)
    for (let at = 0; at < length; at++) into[start + at] = points[at] ?? 0
    this.add(start, start + length)
  }

  /** Copies the parts from one on. */
  copies(first: number): Int32Array[] {
    return Array.from({ length: this.count - first }, (_, at) =>
      this.points.slice(this.start(first + at), this.end(first + at)),
    )
  }
}

function grown(numbers: Int32Array<ArrayBuffer>, needed: number): Int32Array<ArrayBuffer> {
  return new Int32Array(numbers.buffer.transfer(Math.max(needed, 2 * numbers.length) * Int32Array.BYTES_PER_ELEMENT))
}
