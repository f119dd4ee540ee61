import { isLikelyTypo } from '../../gazetteer/likely-typo.ts'
import type { Typos } from '../../gazetteer/typos.ts'
import { typosBetween } from '../../../text/edit-distance.ts'
import { isWord, meaningAt } from '../lexicon.ts'
import { type Token, tokensOf } from '../tokens.ts'
import { isDoubledAlike } from './doubled.ts'

/**
 * Finds the word of the vocabulary nearest to a misspelled one. Of those that are as near, a kind of place is meant sooner than
 * another word: "iland" is an island, not inland.
 */
export function corrected(token: Token, typos: Typos): string | undefined {
  if (isWord(token) || token.number !== null || token.foreign !== null) return undefined
  const near = nearestTo(token.folded, typos)
  return near.find(word => isDoubledAlike(token.folded, word)) ?? near.find(isKind) ?? near[0] ?? pluralOf(token, typos)
}

function nearestTo(typed: string, typos: Typos): string[] {
  return typos.near(typed).filter(word => isLikelyTypo(typed, word))
}

/** The tables hold kinds in the singular: "ilands" is nearer to "island" than it looks. */
function pluralOf({ folded }: Token, typos: Typos): string | undefined {
  if (folded.length < SHORTEST_PLURAL || !/[^s]s$/.test(folded)) return undefined
  const kind = nearestTo(folded.slice(0, -1), typos).find(isKind)
  return kind && typosBetween(folded, `${kind}s`, 1) <= 1 ? `${kind}s` : undefined
}

const SHORTEST_PLURAL = 6

function isKind(word: string): boolean {
  return meaningAt(tokensOf(word), 0)?.meaning.is === 'feature'
}
