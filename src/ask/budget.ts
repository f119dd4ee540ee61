/**
 * Work that one question may cause, its earlier questions included. Counted, never timed: answers stay the same bytes. Real
 * questions take at most 41 words, 225 names, 6 corrections, 21 candidates and 3 texts, and are read again for at most 288
 * spans. What a text asks behind what it asks first is read with as much again.
 */
export const MOST_WORK = {
  /** Words and signs that are read, of each question at most 64 of either: 0.1 ms each. */
  words: 192,
  /** Phrases and words looked up as a name: 2 to 20 µs each. */
  names: 600,
  /** Unknown words compared with a table of known ones: up to 0.1 ms each at 100,000 spots. */
  corrections: 32,
  /** Settlements and spots that bear a name that was found; each settlement is asked for spots near it: 10 µs. */
  candidates: 128,
  /** Unknown words looked up in the texts of all spots. */
  texts: 8,
  /** Spans that are read again with one word left out, to tell whether it was applied: 5 µs each. */
  readings: 900,
} as const

export type Work = Record<keyof typeof MOST_WORK, number>

/** Counts the work of one question down. */
export class Budget {
  readonly #left: Work
  #refusals = 0

  constructor(most: Readonly<Work> = MOST_WORK) {
    this.#left = { ...most }
  }

  /** Takes `cost` of what is left; false, and nothing taken, when less is left. */
  take(kind: keyof Work, cost = 1): boolean {
    if (this.#left[kind] < cost) {
      this.#refusals++
      return false
    }
    this.#left[kind] -= cost
    return true
  }

  /** How often something was not looked up: what was read while this rose was read with less than is known. */
  get refusals(): number {
    return this.#refusals
  }

  /** What is left of each kind, never below zero. */
  get left(): Readonly<Work> {
    return this.#left
  }
}
