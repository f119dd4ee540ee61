import { isWhere, type Query } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import type { Reading } from '../../understand.ts'
import { BEFORE_KIND, placedJointOf } from '../../summary/placed-sides.ts'
import { clausesApart } from '../clauses/question-clause.ts'

/** Parts "3 quiet lakes and 2 forests in Sweden" at the second number of a kind; null where there are not two. */
export function findsApart(spans: readonly Span[]): readonly [readonly Span[], readonly Span[]] | null {
  const [, second, ...others] = clausesApart(spans).filter(clause => isNumbered(clause.flatMap(at => spans[at] ?? [])))
  const [begin] = second ?? []
  if (begin !== undefined && others.length === 0) return [spans.slice(0, begin), spans.slice(begin)]
  // "Lakes in Norway or forests in Sweden".
  const joint = spans.some(isOfComparison) ? -1 : placedJointOf(spans)
  return joint === -1 ? null : [spans.slice(0, joint), spans.slice(joint + 1)]
}

function isOfComparison({ meaning }: Span): boolean {
  return meaning.is === 'comparative' || meaning.is === 'average' || (meaning.is === 'ask' && meaning.ask === 'compare')
}

/** "2 quiet forests", "one lake"; "2 km" and "2 days" are no number of places. */
function isNumbered(clause: readonly Span[]): boolean {
  const number = clause.findIndex(({ meaning, said }) => meaning.is === 'number' || /^one$/i.test(said))
  const kind = clause.slice(number + 1).find(({ meaning }) => !BEFORE_KIND.has(meaning.is))?.meaning.is
  return number !== -1 && (kind === 'feature' || kind === 'generic')
}

/** Both searches; a place that only one of them names is that of both. */
export function secondFind(first: Query, { query, reference }: Reading): Query | null {
  const isFind = ({ kind, subjects }: Query) => SEARCHES.has(kind) && subjects.length === 0
  if (!isFind(first) || !isFind(query) || !reference.hasHead || query.unknownPlace !== null) return null
  const kind = first.kind === 'count' ? 'count' : query.kind
  return { ...placedAs(query, first), kind, first: placedAs(first, query) }
}

function placedAs(query: Query, other: Query): Query {
  if (query.conditions.some(isWhere)) return query
  return { ...query, conditions: [...query.conditions, ...other.conditions.filter(isWhere)] }
}

const SEARCHES: ReadonlySet<Query['kind']> = new Set(['find', 'superlative', 'count'])
