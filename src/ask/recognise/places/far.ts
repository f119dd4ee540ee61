import type { Span } from '../spans.ts'

/** How far "far from" a place is at least, without a distance. */
export const FAR_KM = 100

/** "Far from Oslo", "well away from Oslo", "a long way from Oslo"; "not far from" is near. */
export function isFar({ meaning, said }: Pick<Span, 'meaning' | 'said'>): boolean {
  return meaning.is === 'relation' && /^(?!not\b).*\b(far|away|off|way) from$/i.test(said)
}

/** "The farthest lake". */
export function isFarthest({ meaning }: Span): boolean {
  return meaning.is === 'superlative' && meaning.by === 'farthest'
}
