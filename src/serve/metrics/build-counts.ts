/** Upper bounds, seconds. */
export const BUILD_BOUNDS = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600] as const

/** How long new versions took to be served, and how often that failed. */
export class BuildCounts {
  readonly #buckets: number[] = Array.from({ length: BUILD_BOUNDS.length + 1 }, () => 0)
  #seconds = 0
  #failures = 0

  /** Measures a take-over; its error is counted and thrown on. */
  async measure<T>(take: () => Promise<T>): Promise<T> {
    const started = performance.now()
    try {
      const taken = await take()
      this.#add((performance.now() - started) / 1000)
      return taken
    } catch (error) {
      this.#failures++
      throw error
    }
  }

  /** By bucket, each without those before it, the one without a bound last. */
  buckets(): readonly number[] {
    return this.#buckets
  }

  seconds(): number {
    return this.#seconds
  }

  failures(): number {
    return this.#failures
  }

  #add(seconds: number): void {
    const found = BUILD_BOUNDS.findIndex(bound => seconds <= bound)
    const bucket = found < 0 ? BUILD_BOUNDS.length : found
    this.#buckets[bucket] = (this.#buckets[bucket] ?? 0) + 1
    this.#seconds += seconds
  }
}
