import { isTownNext } from './languages/small-words.ts'
import { isOfVocabulary } from './lexicon.ts'
import type { Span } from './spans.ts'
import type { Token } from './tokens.ts'

/** Inhabitants of a city that is meant in lower case, too. */
const METROPOLIS = 500_000
/** And of one behind words of another language that no table of it holds: "lieux calmes lyon", "endroit calme lille". */
const CITY = 200_000

/** "Quiet lake munich", "berlin parks": a city so large is meant in lower case, too, where no word for something else is spelled so. */
export function isMetropolis(
  settlements: readonly { population: number }[],
  token: Token | undefined,
  spans: readonly Span[],
): boolean {
  const isWord = token?.foreign === null && isOfVocabulary(token)
  const least = token?.foreign && token.source === null ? CITY : METROPOLIS
  if (!token || isWord || !settlements.some(({ population }) => population >= least)) return false
  return spans.length === 0 || isTownNext(spans)
}
