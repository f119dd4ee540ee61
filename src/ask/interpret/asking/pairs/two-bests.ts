import { isWhere, type Query } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import { refined } from '../../refine.ts'
import type { Reading } from '../../understand.ts'
import { clausesApart } from '../clauses/question-clause.ts'

/**
 * Parts "the closest forest to Berlin, and the closest lake?" at the second search; null where there are not two. "The quietest
 * lake, closest to Oslo" is one.
 */
export function bestsApart(spans: readonly Span[]): readonly [readonly Span[], readonly Span[]] | null {
  const bests = clausesApart(spans).filter(clause => clause.some(at => spans[at]?.meaning.is === 'superlative'))
  const [, second, ...others] = bests
  const [begin] = second ?? []
  if (begin === undefined || others.length > 0 || spans.some(isOfComparison)) return null
  if (isNextOfSame(spans.slice(begin))) return null
  return isNewSearch(spans, begin) ? [spans.slice(0, begin), spans.slice(begin)] : null
}

/** "The quietest spot and the second quietest": of one list. */
function isNextOfSame(second: readonly Span[]): boolean {
  const is = (...meanings: Span['meaning']['is'][]) => second.some(({ meaning }) => meanings.includes(meaning.is))
  return is('ordinal') && !is('feature', 'generic', 'name')
}

/** "And the", "and which is the", "? Which". */
function isNewSearch(spans: readonly Span[], begin: number): boolean {
  const [before, first] = [spans[begin - 1], spans[begin]]
  const isJoined = before?.meaning.is === 'and' || before?.meaning.is === 'sign' || first?.meaning.is === 'follow'
  return isJoined && BEGINS.test(first?.said ?? '')
}

const BEGINS = /^(and )?(the|which|what|what is|where|tell me about)$/i

function isOfComparison({ meaning, said }: Span): boolean {
  if (meaning.is === 'comparative' || meaning.is === 'extreme') return true
  return meaning.is === 'ask' && (meaning.ask === 'compare' || meaning.ask === 'count') && said !== ''
}

/** The second search, in the place and of the kind of the first as far as it names none; the first there, too, where only the second names one. */
export function secondBest(said: Query, { query, reference }: Reading): Query | null {
  const first = placedAs(said, query, reference.hasHead)
  if (!RANKED.has(first.kind) || !RANKED.has(query.kind)) return null
  if (first.subjects.length > 0 || query.subjects.length > 0 || first.conditions.length === 0) return null
  if (!reference.hasHead) return { ...refined(first, query, reference, []), order: query.order, aspects: [], first }
  const where = query.conditions.some(isWhere) ? [] : first.conditions.filter(isWhere)
  return { ...query, conditions: [...query.conditions, ...where] }
}

/** "Which lake is the quietest, and which the loudest in Norway": both there. */
function placedAs(first: Query, { conditions }: Query, hasHead: boolean): Query {
  if (hasHead || first.conditions.some(isWhere)) return first
  return { ...first, conditions: [...first.conditions, ...conditions.filter(isWhere)] }
}

const RANKED: ReadonlySet<Query['kind']> = new Set(['superlative', 'nearest'])
