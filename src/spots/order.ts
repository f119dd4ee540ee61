/** A place in the canonical order of spots. */
export type OrderKey = { silenceRating: number; id: string }

/** Compares by silence rating descending, then id ascending. */
export function compareSpots(a: OrderKey, b: OrderKey): number {
  return b.silenceRating - a.silenceRating || compareIds(a.id, b.id)
}

/** Compares by Unicode code point: the order of the UTF-8 bytes, in which databases give ids too. */
export function compareIds(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const difference = codePointOrder(a.charCodeAt(i)) - codePointOrder(b.charCodeAt(i))
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** Puts surrogates, which stand for code points above U+FFFF, behind all other UTF-16 code units. */
function codePointOrder(unit: number): number {
  if (unit < 0xd800) return unit
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800
}
