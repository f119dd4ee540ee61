import type { AspectAsk } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import type { Order } from '../../vocabulary/orders.ts'
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
