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
  // "Not those with huts" are those without.
  const end = spans.findIndex(({ said }, i) => i > at + 1 && !WITH.test(said))
  if (end > at + 2) return spans.toSpliced(at, end - at, joined(negation, spans.slice(at, end)))
  if (at + 2 < spans.length && !isEnd(behind)) return spans
  const isSaid = spans.some(({ meaning }) => meaning.is === 'follow' && meaning.as === 'more')
  if (!isSaid) return spans.with(at, { ...negation, meaning: { is: 'follow', as: 'more' } })
  return spans.toSpliced(at, 2, { ...joined(shown, [negation, shown]), from: negation.from })
}

const WITH = /^(with|that|which|who|have|has|having|(that|which) have)$/i

function joined(span: Span, all: readonly Span[]): Span {
  return { ...span, to: all.at(-1)?.to ?? span.to, typed: all.map(({ typed }) => typed).join(' ') }
}

/** Nothing is said of those that were shown but that others are wanted. */
function isEnd({ meaning, said }: Span): boolean {
  if (meaning.is === 'follow') return meaning.as === 'more'
  return meaning.is === 'sign' || meaning.is === 'comma' || /^(but|please|i|we)$/i.test(said)
}

/** "That one", "those": what was shown before. */
function isShown({ meaning, said }: Span): boolean {
  return (meaning.is === 'pronoun' && meaning.of !== 'place') || /^(those|these|them)$/i.test(said)
}
