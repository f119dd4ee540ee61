/** A place in the canonical order of spots. */
export type OrderKey = { silenceRating: number; id: string }

/** Compares by silence rating descending, then id ascending (by UTF-16 code unit, the same on every machine). */
export function compareSpots(a: OrderKey, b: OrderKey): number {
  return b.silenceRating - a.silenceRating || compareIds(a.id, b.id)
}

export function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
