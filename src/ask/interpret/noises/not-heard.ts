import type { Span } from '../../recognise/spans.ts'

/** Reads a "not" behind the noises that it rules out as it is read before them: "Straße und Bahn nicht hört", "trenes no se oyen". */
export function withNotHeard(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(isSource)) return spans
  return spans.map((span, at) => {
    if (span.meaning.is !== 'negation' || !/^not$/i.test(span.said)) return span
    const isHeard = [nextOf(spans, at, 1), nextOf(spans, at, -1)].some(i => isHearing(spans[i]))
    return isHeard && isSource(spans[sourceBefore(spans, at)]) ? { ...span, meaning: { is: 'forbidden' } } : span
  })
}

/** Tells whether nothing but the joints of a list of noises lies between two spans. */
export function isListOfNoises(spans: readonly Span[], from: number, to: number): boolean {
  return spans.slice(from + 1, to).every(span => isSource(span) || LISTS.has(span.meaning.is))
}

const LISTS: ReadonlySet<Span['meaning']['is']> = new Set(['and', 'or', 'comma', 'stop', 'aspect'])

function isSource(span: Span | undefined): boolean {
  return span?.meaning.is === 'noise source'
}

function isHearing(span: Span | undefined): boolean {
  return /^(hear|heard|audible)$/i.test(span?.said ?? '')
}

/** The next span that is no filler; hearing is none. */
function nextOf(spans: readonly Span[], at: number, step: 1 | -1): number {
  let next = at + step
  while (spans[next]?.meaning.is === 'stop' && !isHearing(spans[next])) next += step
  return next
}

function sourceBefore(spans: readonly Span[], at: number): number {
  let before = at - 1
  while (spans[before]?.meaning.is === 'stop') before--
  return before
}
