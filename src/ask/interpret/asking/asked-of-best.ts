import type { AspectAsk, Query } from '../../query.ts'
import { areSeveralWanted } from '../../recognise/parameters/limit-said.ts'
import type { Span } from '../../recognise/spans.ts'
import type { Order } from '../../vocabulary/orders.ts'
import { isOpen } from '../yes-no.ts'
import { clausesApart } from './clauses/question-clause.ts'

/** Picks what is asked of the spot that comes first: "what is the quietest lake, and how do I get there". */
export function askedOfBest(
  spans: readonly Span[],
  superlative: readonly Order[],
  asked: readonly AspectAsk[],
): readonly AspectAsk[] {
  const best = spans.findIndex(({ meaning }) => meaning.is === 'superlative')
  const behind = spans.slice(best + 1)
  const isOfIt = behind.some(({ meaning, said }) => meaning.is === 'pronoun' || /\b(there|it)$/i.test(said))
  const isAdded = behind.some(({ meaning }) => meaning.is === 'and' || meaning.is === 'comma')
  return superlative.length > 0 && isOfIt && isAdded ? asked.filter(({ of }) => OF_BEST.has(of)) : []
}

const OF_BEST: ReadonlySet<AspectAsk['of']> = new Set(['transport', 'location', 'elevation', 'level', 'activities'])

/** What decides whether a question is of several spots that it looks for. */
type Search = Pick<Query, 'kind' | 'conditions'> & { superlative: readonly Order[] }

/** Picks what is asked of each spot that is looked for, and restricts none: "how high are the lakes of Norway", "what is heard at them". */
export function askedOfEach(
  spans: readonly Span[],
  asked: readonly AspectAsk[],
  { kind, conditions, superlative }: Search,
): readonly AspectAsk[] {
  if (!LISTED.has(kind) || (superlative.length > 0 && !areSeveralWanted(spans))) return []
  const isAsked = isOpen(spans)
  const named = new Set(spans.flatMap((_, at) => askedAt(spans, at) ?? []))
  // "Which do you have to pay for, and which are free?"
  const isWhether = ACCESSES.every(access =>
    spans.some(({ meaning }) => meaning.is === 'access' && meaning.access === access),
  )
  if (isWhether) named.add('access')
  // "Entrance should be free" asks for nothing more of them.
  const isSought = (of: AspectAsk['of']) => conditions.some(({ on }) => on === of)
  return asked.filter(
    ({ of }) =>
      (OF_EACH.has(of) || of === 'rating') &&
      named.has(of) &&
      !isSought(of) &&
      (isAsked || isWhether || !SOUGHT.has(of)),
  )
}

const LISTED: ReadonlySet<Query['kind']> = new Set(['find', 'nearest', 'superlative'])

function askedAt(spans: readonly Span[], at: number): AspectAsk['of'] | null {
  const meaning = spans[at]?.meaning
  if (meaning?.is === 'ask') return meaning.ask === 'why' ? 'why' : null
  return meaning?.is === 'aspect' && !HAVING.test(spans[at - 1]?.said ?? '') ? meaning.aspect : null
}

/** "Access for wheelchairs matters": what is wished for, unless it is asked what it is like. */
const SOUGHT: ReadonlySet<AspectAsk['of']> = new Set(['access', 'transport', 'website', 'size', 'beds', 'comments'])

const ACCESSES = ['free', 'paid'] as const

/** "Huts with a website" are those that have one. */
const HAVING = /^(with|without|having|no|by)$/i

/** Facts that are told of each of several; coordinates, the place and the rating stand in their lines. */
export const OF_EACH: ReadonlySet<AspectAsk['of']> = new Set([
  'access',
  'transport',
  'activities',
  'scenery',
  'elevation',
  'level',
  'website',
  'size',
  'beds',
  'comments',
  'why',
])

/** "How many lakes are there, and which is the quietest": behind the number, in a clause of its own. */
export function isFirstAsked(spans: readonly Span[]): boolean {
  const clauses = clausesApart(spans)
  const clauseOf = (is: Span['meaning']['is']) => clauses.findLastIndex(each => each.some(at => isOf(spans[at], is)))
  return clauseOf('ask') >= 0 && clauseOf('superlative') > clauseOf('ask')
}

function isOf(span: Span | undefined, is: Span['meaning']['is']): boolean {
  const meaning = span?.meaning
  return meaning?.is === 'ask' ? is === 'ask' && meaning.ask === 'count' : meaning?.is === is
}
