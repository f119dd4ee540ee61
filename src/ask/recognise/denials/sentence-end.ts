import { type Span, UNSAID } from '../spans.ts'

/** In "no. Quiet lakes" the "no" answers something else; the dot of "no St. Bernards" ends nothing. */
export function endsSentence(spans: readonly Span[], at: number): boolean {
  const { meaning, said } = spans[at] ?? UNSAID
  if (meaning.is !== 'sign' || !/^[.?!…]$/.test(said)) return false
  if (said !== '.' || spans[at + 1]?.isCapital === true || spans[at - 1]?.meaning.is === 'negation') return true
  // "St.", "nat." and "prot." are words cut short.
  return (spans[at - 1]?.typed ?? '').length > 4
}
