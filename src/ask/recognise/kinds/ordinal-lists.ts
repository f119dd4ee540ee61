import { FILLER, type Meaning, type Span } from '../spans.ts'

/** Reads "the 4th, 5th and 6th quietest" as three spots from the fourth on. */
export function withOrdinalLists(spans: readonly Span[]): readonly Span[] {
  const first = spans.findIndex(isOrdinal)
  if (first === -1) return spans
  let last = first
  for (let next = behindJoints(spans, last); valueAt(spans, next) === valueAt(spans, last) + 1; )
    [last, next] = [next, behindJoints(spans, next)]
  if (last === first) return spans
  const limit: Meaning = { is: 'number', value: valueAt(spans, last) - valueAt(spans, first) + 1 }
  return spans.map((span, at) => {
    if (at <= first || at > last) return span
    return { ...span, meaning: at === last ? limit : FILLER }
  })
}

function isOrdinal({ meaning }: Span): boolean {
  return meaning.is === 'ordinal'
}

function valueAt(spans: readonly Span[], at: number): number {
  const meaning = spans[at]?.meaning
  return meaning?.is === 'ordinal' ? meaning.value : Number.NaN
}

/** Behind ", ", "and", "and the". */
function behindJoints(spans: readonly Span[], at: number): number {
  let next = at + 1
  while (/^(and|comma)$/.test(spans[next]?.meaning.is ?? '') || /^the$/i.test(spans[next]?.said ?? '')) next++
  return next > at + 1 ? next : -1
}
