import type { Named } from '../../gazetteer/gazetteer.ts'
import { GENERIC_NAME_WORDS } from '../../../text/generic-name-words.ts'
import { isWord } from '../lexicon.ts'
import type { Lookups } from '../lookups.ts'
import { isSettlementOnly } from '../names.ts'
import type { Found, Meaning } from '../spans.ts'
import type { Token } from '../tokens.ts'

/** Inhabitants of a town that few know. */
const SMALL = 5000

/** "Glendalough" is the one spot whose name begins so, and not a small town on the other side of the world. */
export function spotOfWord(
  tokens: readonly Token[],
  at: number,
  { named, length }: { named: Named; length: number },
  lookups: Lookups,
): Found<{ meaning: Meaning }> {
  const token = tokens[at]
  if (!token || length > 1 || !isSettlementOnly(named) || !/^\p{Lu}/u.test(token.text) || isWord(token))
    return undefined
  const isTold = tokens[at + 1]?.text === ',' && tokens[at + 2]?.isCapital === true
  if (isTold || GENERIC_NAME_WORDS.has(token.folded) || named.settlements.some(({ population }) => population >= SMALL))
    return undefined
  const docs = lookups.spotsWithWord(token.folded)
  return docs.length === 1
    ? { meaning: { is: 'spot', docs, phrase: token.folded, isGuess: false }, length: 1 }
    : undefined
}
