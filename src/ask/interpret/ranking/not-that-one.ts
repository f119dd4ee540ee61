import { type Span, UNSAID } from '../../recognise/spans.ts'

/**
 * Reads "not that one" at the beginning as a wish for others, as "another" behind it says: the "not" is then said of what
 * was shown, and of no condition.
 */
export function withOthersThanShown(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(({ meaning }) => meaning.is !== 'sign' && meaning.is !== 'comma')
  const [negation, shown] = [spans[at], spans[at + 1]]
  if (negation?.meaning.is !== 'negation' || !shown || !isShown(shown)) return spans
  const behind = spans[at + 2] ?? UNSAID
  if (at + 2 < spans.length && !isEnd(behind)) return spans
  const isSaid = spans.some(({ meaning }) => meaning.is === 'follow' && meaning.as === 'more')
  if (!isSaid) return spans.with(at, { ...negation, meaning: { is: 'follow', as: 'more' } })
  const typed = `${negation.typed} ${shown.typed}`
  return spans.toSpliced(at, 2, { ...shown, from: negation.from, typed })
}

/** Nothing of those that were shown is left: "not those with huts" are those without. */
function isEnd({ meaning, said }: Span): boolean {
  if (meaning.is === 'follow') return meaning.as === 'more'
  return meaning.is === 'sign' || meaning.is === 'comma' || /^(but|please|i|we)$/i.test(said)
}

/** "That one", "those": what was shown before. */
function isShown({ meaning, said }: Span): boolean {
  return (meaning.is === 'pronoun' && meaning.of !== 'place') || /^(those|these|them)$/i.test(said)
}
