// Words of three letters are too near to too many others to be corrected anywhere: only where a noun must stand, and only
// to the one kind of place that a letter was left out of or turned in.
import { typosBetween } from '../../../text/edit-distance.ts'
import { FEATURE_PHRASES } from '../../vocabulary/feature-phrases.ts'
import { alternatives } from '../../../text/alternatives.ts'
import { isWord, meaningAt } from '../lexicon.ts'
import type { Lookups } from '../lookups.ts'
import { isSettlementOnly, nameAt } from '../names.ts'
import type { Span } from '../spans.ts'
import type { Token } from '../tokens.ts'

const LENGTH = 3

/** Kinds of place that have a short word. */
const SHORT_NOUNS: ReadonlySet<string> = new Set(
  Object.values(FEATURE_PHRASES)
    .flatMap(alternatives)
    .filter(word => /^[a-z]{3,4}$/.test(word)),
)

/** The kind of place that a word of three letters was meant for: "the closest lke to Salzburg", "a quiet lak". */
export function shortNounAt(
  tokens: readonly Token[],
  at: number,
  { lookups, spans }: { lookups: Lookups; spans: readonly Span[] },
): string | undefined {
  const token = tokens[at]
  if (token?.folded.length !== LENGTH || token.isCapital || token.number !== null || token.foreign !== null)
    return undefined
  // A village in lower case is none.
  const name = nameAt(tokens, at, lookups)
  if (isWord(token) || (name && !isSettlementOnly(name.named)) || lookups.spotsWithWord(token.folded).length > 0)
    return undefined
  if (!isBeforeNoun(spans) || !endsNoun(tokens, at + 1)) return undefined
  const meant = [...SHORT_NOUNS].filter(noun => isSlipOf(token.folded, noun))
  return meant.length === 1 ? meant[0] : undefined
}

/** A letter is left out behind the first one, or two are turned. */
function isSlipOf(typed: string, noun: string): boolean {
  if (noun.length > typed.length) return typed[0] === noun[0] && typosBetween(typed, noun, 1) === 1
  const [a = '', b = '', c = ''] = typed
  return noun === b + a + c || noun === a + c + b
}

function isBeforeNoun(spans: readonly Span[]): boolean {
  const last = spans.at(-1)
  return last === undefined || BEFORE_NOUN.has(last.meaning.is) || /^(a|an|the|any|some|for|me)$/i.test(last.said)
}

const BEFORE_NOUN: ReadonlySet<Span['meaning']['is']> = new Set([
  'superlative',
  'quality',
  'access',
  'number',
  'ordinal',
  'ask',
  'unmeasured',
])

function endsNoun(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  if (next === undefined || next.folded === '') return true
  return (
    meaningAt(tokens, at)?.meaning.is === 'relation' || /^(with|without|that|where|and|or|which)$/.test(next.folded)
  )
}
