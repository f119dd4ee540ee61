import type { Query } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'

/**
 * Parts "is it quiet at the North Pole? which is your quietest place?": where the first names a place that is not known, the
 * second is still asked. Null when there are no two.
 */
export function sentencesApart(spans: readonly Span[]): readonly [readonly Span[], readonly Span[]] | null {
  const at = spans.findIndex(({ said }) => /^[?!.]$/.test(said))
  const [first, second] = [spans.slice(0, at + 1), spans.slice(at + 1)]
  return at > 0 && second.some(({ meaning: { is } }) => is === 'superlative' || is === 'feature')
    ? [first, second]
    : null
}

/** Whether the first asks of an unknown place alone, and the second looks for spots of its own. */
export function isAskedBeside(first: Query, second: Query): boolean {
  const isSearch = second.kind === 'superlative' || (second.kind === 'find' && second.conditions.length > 0)
  return first.unknownPlace !== null && isSearch && second.unknownPlace === null && second.subjects.length === 0
}
