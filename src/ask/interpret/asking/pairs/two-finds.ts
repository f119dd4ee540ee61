import { isWhere, type Query } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import type { Reading } from '../../understand.ts'
import { BEFORE_KIND, placedJointOf } from '../../summary/groups/placed-sides.ts'
import { clausesApart } from '../clauses/question-clause.ts'

/** Parts "3 quiet lakes and 2 forests in Sweden" at the second number of a kind; null where there are not two. */
export function findsApart(spans: readonly Span[]): readonly [readonly Span[], readonly Span[]] | null {
  const [, second, ...others] = clausesApart(spans).filter(clause => isNumbered(clause.flatMap(at => spans[at] ?? [])))
  const [begin] = second ?? []
  if (begin !== undefined && others.length === 0) return [spans.slice(0, begin), spans.slice(begin)]
  const same = ofSameKind(spans)
  if (same) return same
  // "Lakes in Norway or forests in Sweden".
  const joint = spans.some(isOfComparison) ? -1 : placedJointOf(spans)
  return joint === -1 ? null : [spans.slice(0, joint), spans.slice(joint + 1)]
}

/** "Two islands in Greece and one in Croatia": of the second, which leaves them out, the kind and the relation of the first. */
function ofSameKind(spans: readonly Span[]): readonly [readonly Span[], readonly Span[]] | null {
  const joint = spans.findLastIndex(({ meaning, typed }) => meaning.is === 'and' || AND_ONE.test(typed))
  const [first, behind] = [spans.slice(0, Math.max(0, joint)), spans.slice(joint)]
  const number = first.findIndex(({ meaning }) => meaning.is === 'number')
  const at = first.findLastIndex(isName)
  const second = behind.findIndex(isName)
  if (number === -1 || at < number || second === -1 || !isNumbered(first)) return null
  const value = behind
    .slice(0, second)
    .map(numberOf)
    .find(each => each !== null)
  const [one, place] = [spans[joint], behind[second]]
  const isElse = !behind.slice(0, second).every(isOfNumber) || !behind.slice(second + 1).every(isSign)
  if (value === undefined || !one || !place || isElse) return null
  return [first, [{ ...one, meaning: { is: 'number', value } }, ...first.slice(number + 1, at), place]]
}

function isName({ meaning }: Span): boolean {
  return meaning.is === 'name'
}

/** How many "one", "und eine in" and "two" are. */
function numberOf({ meaning, typed }: Span): number | null {
  if (meaning.is === 'number') return meaning.value
  return ONE.test(typed) ? 1 : null
}

const AND_ONE = /^(und|et|y|e) (ein|eine[ns]?|un|une|un[oa]) /i
const ONE = /^(and |und |et |y |e )?(one|ein|eine[ns]?|un|une|un[oa])( |$)/i

/** "And one in", "und zwei in". */
function isOfNumber(span: Span): boolean {
  return numberOf(span) !== null || isSign(span) || LEADING.has(span.meaning.is)
}

const LEADING: ReadonlySet<Span['meaning']['is']> = new Set(['and', 'relation', 'generic', 'follow'])

function isSign({ meaning }: Span): boolean {
  return meaning.is === 'sign' || meaning.is === 'stop'
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
