import type { Span } from '../../recognise/spans.ts'

/** Reads "are there more quiet lakes in A or B" as a question for a number: "more" and "quiet", not "quieter". */
export function withMoreOf(spans: readonly Span[]): readonly Span[] {
  return withMoreThan(withQuietOf(spans))
}

/** "More huts or more canyons": of which there are more, and not what has both. */
function withMoreThan(spans: readonly Span[]): readonly Span[] {
  const at = spans.findLastIndex((_, i) => isOtherMore(spans, i))
  const [or, more] = [spans[at], spans[at + 1]]
  if (!or || !more || !spans.slice(0, at).some(isMore)) return spans
  const than: Span = { ...or, to: more.to, said: 'than', meaning: { is: 'ask', ask: 'compare' } }
  return spans.toSpliced(at, 2, than)
}

function isOtherMore(spans: readonly Span[], at: number): boolean {
  return spans[at]?.meaning.is === 'or' && isMore(spans[at + 1]) && spans[at + 2]?.meaning.is === 'feature'
}

function isMore(span: Span | undefined): boolean {
  return span?.meaning.is === 'follow' && span.meaning.as === 'more'
}

function withQuietOf(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex((_, i) => isNumberOf(spans, i))
  const span = spans[at]
  if (!span) return spans
  const [more = '', ...quiet] = span.said.split(' ')
  const middle = span.from + 1
  return spans.toSpliced(
    at,
    1,
    { ...span, to: middle, said: more, typed: more, meaning: { is: 'follow', as: 'more' } },
    {
      ...span,
      from: middle,
      said: quiet.join(' '),
      typed: quiet.join(' '),
      meaning: { is: 'quality', quality: 'quiet' },
    },
  )
}

/** "More quiet", "more quiet or noisy" behind a verb of having and before what is had in the plural. */
function isNumberOf(spans: readonly Span[], at: number): boolean {
  const [verb, span] = [spans[at - 1], spans[at]]
  const thing = spans.slice(at + 1).find(({ meaning }) => meaning.is !== 'or' && meaning.is !== 'quality')
  if (span?.meaning.is !== 'comparative' || span.meaning.to !== 'quieter' || !/^more \w+$/i.test(span.typed))
    return false
  const isThing = thing?.meaning.is === 'feature' || thing?.meaning.is === 'generic'
  return isThing && thing.isPlural && HAVING.test(verb?.said ?? '')
}

const HAVING = /(^|\b)(there|has|have|had|got|offers?|holds?|contains?)$/i

/** "Are there more huts or more canyons": which of the two is asked, and no yes. */
export function isChoiceOfMore({ meaning, typed }: Span): boolean {
  return meaning.is === 'ask' && meaning.ask === 'compare' && OR.test(typed)
}

const OR = /^(or|oder|ou|o|oppure|u)$/i
