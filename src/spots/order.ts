/** How much a rating can be trusted, best first. */
export const CONFIDENCES_IN_ORDER = ['editorial', 'high', 'medium', 'low'] as const

/** A place in the canonical order of spots; a rating without confidence counts as editorial. */
export type OrderKey = {
  silenceRating: number
  confidence?: (typeof CONFIDENCES_IN_ORDER)[number] | undefined
  /** Man-made noise, dB(A) Lden; null or absent: not computed. */
  lden?: number | null | undefined
  id: string
}

/**
 * Compares by silence rating descending, then confidence (editorial, high, medium, low), then computed level ascending
 * (none last), then id ascending.
 */
export function compareSpots(a: OrderKey, b: OrderKey): number {
  return (
    b.silenceRating - a.silenceRating ||
    confidenceRank(a) - confidenceRank(b) ||
    compareNumbers(levelOf(a), levelOf(b)) ||
    compareIds(a.id, b.id)
  )
}

/** The place of a confidence among all, 0 to 3. */
export function confidenceRank({ confidence = 'editorial' }: Pick<OrderKey, 'confidence'> = {}): number {
  return CONFIDENCES_IN_ORDER.indexOf(confidence)
}

/** The level, infinite where there is none. */
export function levelOf({ lden }: Pick<OrderKey, 'lden'> = {}): number {
  return lden ?? Infinity
}

function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
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

/** Puts surrogates, which encode code points above U+FFFF, behind all other UTF-16 code units. */
function codePointOrder(unit: number): number {
  if (unit < 0xd800) return unit
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800
}
