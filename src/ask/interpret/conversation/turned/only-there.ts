import type { Span } from '../../../recognise/spans.ts'

/** "Only those in Chile", "which of them are in Chile": of those that were looked for; "and in Chile" is elsewhere. */
export function isOnlyThere(spans: readonly Span[]): boolean {
  const only = spans.findIndex(({ meaning, said }) => OF_THOSE.has(meaning.is) && ONLY.test(said))
  return only !== -1 && spans[only - 1]?.meaning.is !== 'negation' && spans.slice(only).some(isName)
}

const OF_THOSE: ReadonlySet<Span['meaning']['is']> = new Set(['follow', 'pronoun', 'ask'])
const ONLY = /\b(only|just|nothing but|which (ones|of (them|these|those)))\b/i

function isName({ meaning }: Span): boolean {
  return meaning.is === 'name'
}
