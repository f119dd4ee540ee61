import type { Found, Span } from '../spans.ts'
import type { Token } from '../tokens.ts'

const WORDS = 'second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const FIRST_WORD = 2

export const ORDINAL_WORDS: readonly string[] = WORDS

/** Recognises an ordinal from the second on: "third", "2nd". */
export function ordinalAt(tokens: readonly Token[], at: number): Found<{ value: number }> {
  const [token, next] = [tokens[at], tokens[at + 1]]
  const word = WORDS.indexOf(token?.folded ?? '')
  if (word >= 0) return { value: word + FIRST_WORD, length: 1 }
  if (NUMBER.test(token?.text ?? '')) return numberedAt(next)
  const isRunnerUp = token?.folded === 'runner' && next?.folded === 'up'
  if (isRunnerUp) return { value: FIRST_WORD, length: 2 }
  const value = token?.number ?? 0
  const isOrdinal = Number.isInteger(value) && value >= FIRST_WORD && /^(nd|rd|th|st)$/.test(next?.folded ?? '')
  return isOrdinal ? { value, length: 2 } : undefined
}

const NUMBER = /^(number|nummer|nr|numéro|número|numero|#)$/i
const MOST_NUMBERED = 20

/** "Number 3", "numéro deux", "#2": of a list. */
function numberedAt(next: Token | undefined): Found<{ value: number }> {
  const value = next?.number ?? NUMERALS.indexOf(next?.folded ?? '-')
  return Number.isInteger(value) && value >= 1 && value <= MOST_NUMBERED ? { value, length: 2 } : undefined
}

const NUMERALS = 'zero one two three four five six seven eight nine ten'.split(' ')

/** "The quietest and the second quietest", "which is quietest and which the second": both. */
export function isAddedToFirst(spans: readonly Span[], ordinal: number): boolean {
  const and = spans.slice(0, ordinal).findLastIndex(isAnd)
  const isFirst = ({ meaning }: Span, at: number) =>
    meaning.is === 'superlative' && spans[at - 1]?.meaning.is !== 'ordinal'
  return spans.slice(0, Math.max(0, and)).some(isFirst)
}

function isAnd({ meaning, said }: Span): boolean {
  return meaning.is === 'and' || (meaning.is === 'follow' && /^and\b/i.test(said))
}
