import { isWhere, type Query } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import { refined } from '../../refine.ts'
import type { Reading } from '../../understand.ts'
import { clausesApart } from '../question-clause.ts'

/** Parts "how many lakes are in Norway, and how many in Sweden?" at the second number; null where there are not two. */
export function countsApart(spans: readonly Span[]): readonly [readonly Span[], readonly Span[]] | null {
  const counts = clausesApart(spans).filter(clause => clause.some(at => isCount(spans[at])))
  const [, second, ...others] = counts
  const [begin] = second ?? []
  if (begin === undefined || others.length > 0) return null
  return [spans.slice(0, begin), spans.slice(begin)]
}

function isCount(span: Span | undefined): boolean {
  return span?.meaning.is === 'ask' && span.meaning.ask === 'count'
}

/** The second number of what the first was of, as far as it says nothing else: "and how many are free?", "and how many forests?" */
export function secondCount(first: Query, { query, reference }: Reading): Query | null {
  // "How many spots are there, and how many countries?"
  if (first.kind === 'count' && query.summary?.of === 'distinct') return query
  if (first.kind !== 'count' || query.kind !== 'count' || query.conditions.length === 0) return null
  if (!reference.hasHead) return refined(first, query, reference, [])
  const isPlaced = query.conditions.some(isWhere)
  const where = isPlaced ? [] : first.conditions.filter(isWhere)
  return { ...query, conditions: [...query.conditions, ...where] }
}
