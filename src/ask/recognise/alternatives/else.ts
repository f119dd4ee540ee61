import { FILLER, type Span } from '../spans.ts'

/**
 * Reads the "what else" of "I hate forests, what else is around Oslo" as what there is without forests: nothing was listed that
 * it could be other than.
 */
export function withElse(spans: readonly Span[]): readonly Span[] {
  const other = spans.findIndex(({ meaning, typed }) => meaning.is === 'follow' && ELSE.test(typed))
  const before = spans.slice(0, Math.max(0, other))
  if (!before.some(isEnd) || !before.some(isUnwanted)) return spans
  return spans.map((span, at) => (at === other ? { ...span, said: 'what', meaning: FILLER } : span))
}

/** "Altro", "che altro": "un altro" is another one. */
const ELSE = /(^| )(else|sonst|d autre|más|(?<!(^| )un )altro)$/i

function isUnwanted({ meaning, isUnwanted: isDisliked }: Span): boolean {
  return meaning.is === 'negation' || isDisliked === true
}

function isEnd({ meaning }: Span): boolean {
  return meaning.is === 'sign' || meaning.is === 'comma'
}
