import { FILLER, isFiller, type Span } from '../spans.ts'

/** Reads "a hut, or at least a shelter", "oder wenigstens ein See", "ou au moins un abri" as one or the other: the second is enough. */
export function withOrAtLeast(spans: readonly Span[]): readonly Span[] {
  const or = spans.findIndex(({ meaning }, at) => meaning.is === 'or' && isAtLeast(spans, at + 1))
  if (or === -1) return spans
  return spans.map((span, at) => (at === or + 1 || at === or + 2 ? { ...span, meaning: FILLER } : span))
}

/** Of a thing, and not of a number: "or at least two", "or at least 4 stars". */
function isAtLeast(spans: readonly Span[], at: number): boolean {
  const [first, least] = [spans[at], spans[at + 1]]
  const next = spans.slice(at + 2).find(span => !isFiller(span))
  return (
    /^at$/i.test(first?.said ?? '') &&
    least?.meaning.is === 'extreme' &&
    least.meaning.end === 'least' &&
    next?.meaning.is === 'feature'
  )
}
