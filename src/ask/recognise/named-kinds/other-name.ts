import type { Doc } from '../../../index/types.ts'
import type { Named } from '../../gazetteer/gazetteer.ts'
import { isOrdinary, meaningAt } from '../lexicon.ts'
import type { Lookups } from '../lookups.ts'
import type { Token } from '../tokens.ts'

/** "Black Hills" is not Black River Gorges: an ordinary word is a name only with what the spot is called behind it. */
export function isOfOtherName(tokens: readonly Token[], at: number, named: Named, lookups: Lookups): boolean {
  const { spots, cores, region, part, settlements } = named
  const isCoreOnly = cores.length > 0 && spots.length + part.length + settlements.length === 0 && region === null
  return isCoreOnly && isOrdinary(tokens[at]?.folded ?? '') && isAnotherTitle(tokens, at + 1, cores, lookups)
}

/** Tells whether a title goes on with a word that none of the spots has in its name. */
export function isAnotherTitle(tokens: readonly Token[], at: number, docs: readonly Doc[], lookups: Lookups): boolean {
  const next = tokens[at]
  if (!next || next.folded === '' || !(next.isCapital || meaningAt(tokens, at)?.meaning.is === 'feature')) return false
  const others = lookups.spotsWithWord(next.folded)
  return !docs.some(doc => others.includes(doc))
}
