import type { Query } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import type { Reading } from '../../understand.ts'
import { clausesApart } from '../clauses/question-clause.ts'

/** Parts "how many spots are quiet, and what does quiet mean?" before the clause that asks what a word or a rating means. */
export function meantApart(spans: readonly Span[]): readonly [readonly Span[], readonly Span[]] | null {
  const word = spans.findIndex(({ meaning }) => meaning.is === 'rating meant')
  const begin = clausesApart(spans).find(clause => clause.includes(word))?.[0] ?? 0
  const [before, behind] = [spans.slice(0, begin), spans.slice(begin)]
  return before.some(isSought) ? [before, behind] : null
}

/** What the first question asks for. */
function isSought({ meaning: { is } }: Span): boolean {
  return SOUGHT.has(is)
}

const SOUGHT: ReadonlySet<Span['meaning']['is']> = new Set(['generic', 'feature', 'name', 'spot', 'superlative'])

/** What it means is told behind the first. */
export function secondMeant(first: Query, { query }: Reading): Query | null {
  const isOfSpots = first.kind !== 'help' && first.kind !== 'not understood'
  return isOfSpots && query.kind === 'help' && query.ratingMeant.length > 0 ? query : null
}

/** "How many are quiet, and what does quiet mean?": what comes next is asked of the first. */
export function askedOfSpots(reading: Reading): Reading {
  const { kind, first } = reading.query
  return kind === 'help' && first ? { ...reading, query: first } : reading
}
