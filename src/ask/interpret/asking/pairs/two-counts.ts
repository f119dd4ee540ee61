import { isWhere, type Query } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import { refined } from '../../refine.ts'
import type { Reading } from '../../understand.ts'
import { clausesApart } from '../clauses/question-clause.ts'

/** Parts "how many lakes are in Norway, how many in Sweden and how many in Finland?" at each number; null where there is one. */
export function countsApart(spans: readonly Span[]): readonly (readonly Span[])[] | null {
  const counts = clausesApart(spans).filter(clause => clause.some(at => isCount(spans[at])))
  const begins = counts.slice(1).flatMap(([begin]) => begin ?? [])
  if (begins.length === 0 || begins.length >= MOST_COUNTS) return null
  const parts = [0, ...begins].map((begin, at) => spans.slice(begin, begins[at]))
  const last = parts.at(-1) ?? []
  const where = whereOf(last)
  return parts.map(part => (part !== last && sharesPlace(part, last) ? withWhere(part, where) : part))
}

/** "In Sweden", of "how many lakes are in Sweden". */
function whereOf(spans: readonly Span[]): readonly Span[] {
  const name = spans.findIndex(({ meaning }) => meaning.is === 'name')
  const relation = spans.slice(0, Math.max(0, name)).findLastIndex(({ meaning }) => meaning.is === 'relation')
  return relation === -1 ? [] : spans.slice(relation, name + 1)
}

/**
 * Whether a number is of the place that the last one names: "how many forests" of "how many forests and how many lakes are in
 * Sweden", and "how many lakes are free" of "…, and how many are paid in Norway"; not "how many are there, and how many in Sweden".
 */
function sharesPlace(spans: readonly Span[], last: readonly Span[]): boolean {
  if (spans.some(isPlaced)) return false
  const isOfSame = !last.some(isHead) && last.some(isPredicate) && spans.some(isPredicate)
  return isOfSame || !spans.some(span => isVerb(span) || isThere(span))
}

function isPlaced({ meaning: { is } }: Span): boolean {
  return is === 'name' || is === 'relation' || is === 'spot'
}

/** "Are there", "gibt es". */
function isThere({ meaning, said }: Span): boolean {
  return /^there$/i.test(said) || (meaning.is === 'ask' && meaning.ask === 'exists')
}

/** Before what joins it to the next. */
function withWhere(spans: readonly Span[], where: readonly Span[]): readonly Span[] {
  const end = spans.findLastIndex(({ meaning: { is } }) => is !== 'and' && is !== 'comma') + 1
  return spans.toSpliced(end, 0, ...where)
}

/** More numbers of one question are not told: each is a search of its own. */
const MOST_COUNTS = 4

function isCount(span: Span | undefined): boolean {
  return span?.meaning.is === 'ask' && span.meaning.ask === 'count'
}

/**
 * What both numbers are of, where each has a predicate of its own: "how many spots in Wales" of "how many spots in Wales allow
 * dogs, and how many are free?". Null where the second is of what the first counts: "how many of them are free".
 */
export function countedInBoth(first: readonly Span[], { reference }: Reading): readonly Span[] | null {
  const verb = first.findIndex((span, at) => (isVerb(span) && first.slice(0, at).some(isHead)) || isWithVerb(first, at))
  const predicate = verb === -1 ? [] : first.slice(verb).filter(isPredicate)
  const isOpen = /^there$/i.test(first[verb + 1]?.said ?? '')
  if (predicate.length === 0 || isOpen || reference.pronoun === 'spots' || reference.hasHead) return null
  return first.filter(span => !predicate.includes(span))
}

function isVerb({ meaning, said }: Span): boolean {
  return meaning.is === 'allowed' || VERB.test(said)
}

/** "Sitios admiten perros", which is one phrase; "sitios accesibles hay" are those that there are. */
function isWithVerb(first: readonly Span[], at: number): boolean {
  const [before, span] = [first[at - 1], first[at]]
  const isPhrase = span?.meaning.is === 'feature' && span.typed !== span.said && span.typed.includes(' ')
  const isListed = first.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'exists')
  return before?.meaning.is === 'generic' && isPhrase && !isListed
}

const VERB = /^(is|are|has|have|can|offers?|welcomes?|accepts?|provides?|cost|costs|lie|lies)$/i

function isHead({ meaning }: Span): boolean {
  return meaning.is === 'generic' || meaning.is === 'feature'
}

function isPredicate({ meaning }: Span): boolean {
  return PREDICATE.has(meaning.is)
}

const PREDICATE: ReadonlySet<Span['meaning']['is']> = new Set([
  'allowed',
  'forbidden',
  'negation',
  'feature',
  'access',
  'fire',
  'transport',
  'quality',
  'intensifier',
  'rating',
  'level',
  'noise source',
])

/** "And in how many countries": of what was counted before. */
export function isWithinCounted(before: readonly Span[], part: readonly Span[]): boolean {
  const group = part.findIndex(({ meaning }) => meaning.is === 'group')
  return group !== -1 && [...before.slice(-2), ...part.slice(0, group)].some(({ said }) => /^(and )?in$/i.test(said))
}

/**
 * The second number of what the first was of, as far as it says nothing else: "and how many are free?", "and how many forests?";
 * `isWithin`: of where those are.
 */
export function secondCount(
  first: Query,
  { query, reference }: Reading,
  { isWithin }: { isWithin: boolean },
): Query | null {
  const { summary } = query
  if (first.kind === 'count' && summary?.of === 'distinct') {
    const isOfFirst =
      (isWithin || reference.pronoun === 'spots') && !reference.hasHead && summary.conditions.every(isWhere)
    // "How many spots are there, and how many countries?"
    if (!isOfFirst) return query
    const counted = first.conditions.filter(each => summary.conditions.length === 0 || !isWhere(each))
    return { ...query, summary: { ...summary, conditions: [...counted, ...summary.conditions] } }
  }
  if (first.kind !== 'count' || query.kind !== 'count' || query.conditions.length === 0) return null
  if (!reference.hasHead) return refined(first, query, reference, [])
  const isPlaced = query.conditions.some(isWhere)
  const where = isPlaced ? [] : first.conditions.filter(isWhere)
  return { ...query, conditions: [...query.conditions, ...where] }
}
