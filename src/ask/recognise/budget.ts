/** Work that one question may cause, its earlier questions included; what exceeds it is not looked up. */
const MOST = {
  /** Phrases looked up as a name. */
  names: 1200,
  /** Look-ups in the tables of typos: a word of n letters takes n of them, from 8 letters on n²/2. */
  probes: 6000,
  /** Unknown words looked up in the texts of all spots. */
  texts: 12,
} as const

/** Counts the work of one question down. */
export class Budget {
  readonly #left: Record<keyof typeof MOST, number> = { ...MOST }

  /** Takes `cost` of what is left; false, and nothing taken, when less is left. */
  take(kind: keyof typeof MOST, cost = 1): boolean {
    if (this.#left[kind] < cost) return false
    this.#left[kind] -= cost
    return true
  }
}
