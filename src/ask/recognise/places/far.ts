import type { Span } from '../spans.ts'

/** How far "far from" a place is at least, without a distance. */
export const FAR_KM = 100

/** "Far from Oslo", "well away from Oslo", "a long way from Oslo"; "not far from" is near. */
export function isFar({ meaning, said }: Pick<Span, 'meaning' | 'said'>): boolean {
  return meaning.is === 'relation' && /^(?!not\b).*\b(far|away|off|way) from$/i.test(said)
}

/** "Away from roads", of which there is a word of its own; what is listed behind it is wanted as far. */
export function isFarFromRoads({ meaning, said }: Pick<Span, 'meaning' | 'said'>): boolean {
  return meaning.is === 'feature' && meaning.feature === 'remote' && /\b(far|away) from (any )?roads?$/i.test(said)
}

/** What parts the things of a list that begins with "far from": "from roads, trains and from planes". */
export function isWithinFarList({ meaning, said }: Pick<Span, 'meaning' | 'said'>): boolean {
  return LIST.has(meaning.is) || (meaning.is === 'relation' && /^(of|from)$/i.test(said))
}

const LIST: ReadonlySet<Span['meaning']['is']> = new Set(['stop', 'noise source', 'and', 'or', 'comma'])

/** "The farthest lake". */
export function isFarthest({ meaning }: Span): boolean {
  return meaning.is === 'superlative' && meaning.by === 'farthest'
}
