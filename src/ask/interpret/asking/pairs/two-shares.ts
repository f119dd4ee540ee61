import { essenceOfTest } from '../../../account/essence.ts'
import type { Query, Summary } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import type { Reading } from '../../understand.ts'
import { clausesApart } from '../clauses/question-clause.ts'

/** Parts "what share is free, and what share is not known?", "how many are there, and what share is free?" at the second; null where there are not two. */
export function sharesApart(spans: readonly Span[]): readonly [readonly Span[], readonly Span[]] | null {
  const asked = clausesApart(spans).filter(clause => clause.some(at => isShare(spans[at]) || isCount(spans[at])))
  const [, second = [], ...others] = asked
  const begin = second.some(at => isShare(spans[at])) ? second[0] : undefined
  if (begin === undefined || others.length > 0) return null
  const [first, rest] = [spans.slice(0, begin), spans.slice(begin)]
  return [first, isOfUnknown(rest) ? [...rest, ...first.filter(isField).slice(-1)] : rest]
}

function isShare(span: Span | undefined): boolean {
  return span?.meaning.is === 'share'
}

function isCount(span: Span | undefined): boolean {
  return span?.meaning.is === 'ask' && span.meaning.ask === 'count'
}

/** "What share isn't known" is of what the first asks. */
function isOfUnknown(spans: readonly Span[]): boolean {
  return spans.some(({ meaning }) => meaning.is === 'unknown value') && !spans.some(isField)
}

function isField({ meaning }: Span): boolean {
  return meaning.is === 'access' || meaning.is === 'fire' || meaning.is === 'transport'
}

/** The share of what the first was of, or of what was counted. */
export function secondShare(first: Query, { query, reference }: Reading): Query | null {
  const { summary } = query
  const base = first.summary?.of === 'share' ? first.summary.base : first.kind === 'count' ? first.conditions : null
  const counted =
    first.kind === 'count' && (reference.pronoun !== null || query.conditions.length > 0)
      ? shareOfCounted(first, query)
      : null
  if (counted) return { ...query, kind: 'summary', conditions: first.conditions, summary: counted }
  if (base === null || summary?.of !== 'share') return null
  return { ...query, summary: { ...summary, base: summary.base.length > 0 ? summary.base : base } }
}

/** "How many lakes are free, and what share of all lakes is that": of those the share that was counted. */
function shareOfCounted({ conditions }: Query, { conditions: named }: Query): Summary | null {
  const whole = new Set(named.map(essenceOfTest))
  const [base, part] = [
    conditions.filter(each => whole.has(essenceOfTest(each))),
    conditions.filter(each => !whole.has(essenceOfTest(each))),
  ]
  return base.length === whole.size && part.length > 0 ? { of: 'share', base, part } : null
}
