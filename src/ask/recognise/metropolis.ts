import { isTownNext } from './languages/small-words.ts'
import { isOfVocabulary } from './lexicon.ts'
import type { Span } from './spans.ts'
import type { Token } from './tokens.ts'

/** Inhabitants of a city that is meant in lower case, too. */
const METROPOLIS = 500_000

/** "Quiet lake munich", "berlin parks": a city so large is meant in lower case, too, where no word for something else is spelled so. */
export function isMetropolis(
  settlements: readonly { population: number }[],
  token: Token | undefined,
  spans: readonly Span[],
): boolean {
  if (!token || isOfVocabulary(token) || !settlements.some(({ population }) => population >= METROPOLIS)) return false
  return spans.length === 0 || isTownNext(spans)
}
