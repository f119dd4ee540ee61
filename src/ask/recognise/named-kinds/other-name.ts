import type { Doc } from '../../../index/types.ts'
import type { Named } from '../../gazetteer/gazetteer.ts'
import { numberAt } from '../figures/numbers.ts'
import { isOrdinary, isWord, meaningAt } from '../lexicon.ts'
import type { Lookups } from '../lookups.ts'
import type { Token } from '../tokens.ts'

/**
 * "Black Hills" is not Black River Gorges, and "Seven hours" are not Triglav Seven Lakes: an ordinary word is a name only with what
 * the spot is called behind it.
 */
export function isOfOtherName(tokens: readonly Token[], at: number, named: Named, lookups: Lookups): boolean {
  const { spots, cores, region, part, settlements } = named
  const isCoreOnly = cores.length > 0 && spots.length + part.length + settlements.length === 0 && region === null
  if (!isCoreOnly || !isOrdinary(tokens[at]?.folded ?? '')) return false
  return isAnotherTitle(tokens, at + 1, cores, lookups) || isOfSentence(tokens, at)
}

/** Tells whether a word has its capital of the sentence that begins there, and counts or tells of what follows. */
function isOfSentence(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (!isSentenceStart(tokens, at) || !next || !/^\p{Ll}/u.test(next.text)) return false
  if (numberAt(tokens, at) !== undefined) return true
  const meaning = meaningAt(tokens, at + 1)?.meaning
  const isFiller = meaning?.is === 'stop' && !meaning.isContent
  return isWord(next) && !isFiller && (meaning === undefined || meaning.is === 'stop')
}

/** Tells whether a sentence begins at a token. */
export function isSentenceStart(tokens: readonly Token[], at: number): boolean {
  return at === 0 || /^[.!?:¿¡]$/.test(tokens[at - 1]?.text ?? '')
}

/** Tells whether a title goes on with a word that none of the spots has in its name. */
export function isAnotherTitle(tokens: readonly Token[], at: number, docs: readonly Doc[], lookups: Lookups): boolean {
  const next = tokens[at]
  if (!next || next.folded === '' || !(next.isCapital || meaningAt(tokens, at)?.meaning.is === 'feature')) return false
  const others = lookups.spotsWithWord(next.folded)
  return !docs.some(doc => others.includes(doc))
}
