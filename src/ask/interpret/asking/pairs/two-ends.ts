import type { Query } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import type { Order } from '../../../vocabulary/orders.ts'
import type { Reading } from '../../understand.ts'

/**
 * Parts "the quietest and the noisiest lake in Finland", "which is the highest, and which the lowest?" into a question for each
 * end of an order; null where there are not two.
 */
export function endsApart(spans: readonly Span[]): readonly [readonly Span[], readonly Span[]] | null {
  const bests = [...spans.keys()].filter(at => orderAt(spans, at) !== undefined)
  const [first, second, ...others] = bests
  if (first === undefined || second === undefined || others.length > 0 || spans.some(isOfOther)) return null
  const between = spans.slice(first + 1, second)
  const areEnds = OTHER_END.get(orderAt(spans, first)) === orderAt(spans, second)
  if (!areEnds || !between.some(isJoint) || !between.every(isBetween)) return null
  return [spans.toSpliced(first + 1, second - first), spans.toSpliced(first, second - first)]
}

/** The second, behind the first: each is of all that is said of the other. */
export function secondEnd(first: Query, { query }: Reading): Query | null {
  const areRanked = RANKED.has(first.kind) && RANKED.has(query.kind)
  return areRanked && first.subjects.length === 0 && query.subjects.length === 0 ? query : null
}

function orderAt(spans: readonly Span[], at: number): Order | undefined {
  const meaning = spans[at]?.meaning
  return meaning?.is === 'superlative' ? meaning.by : undefined
}

const PAIRS: readonly (readonly [Order, Order])[] = [
  ['rating', 'noise'],
  ['distance', 'farthest'],
  ['highest', 'lowest'],
  ['northernmost', 'southernmost'],
  ['easternmost', 'westernmost'],
  ['highest level', 'lowest level'],
]
const OTHER_END: ReadonlyMap<Order | undefined, Order> = new Map(
  PAIRS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
)

const RANKED: ReadonlySet<Query['kind']> = new Set(['superlative', 'nearest'])

/** What is more than another, or counted, asks for no two ends. */
function isOfOther({ meaning }: Span): boolean {
  if (meaning.is === 'comparative' || meaning.is === 'extreme') return true
  return meaning.is === 'ask' && meaning.ask === 'count'
}

function isJoint({ meaning }: Span): boolean {
  return meaning.is === 'and' || meaning.is === 'follow'
}

/** "And which is the", "y el", "et lequel est": nothing that is looked for. */
function isBetween({ meaning, said }: Span): boolean {
  if (meaning.is === 'pronoun') return meaning.of === 'spots'
  return (
    JOINING.has(meaning.is) ||
    (meaning.is === 'generic' && /^ones?$/i.test(said)) ||
    (meaning.is === 'ask' && meaning.ask === 'tell')
  )
}

const JOINING: ReadonlySet<Span['meaning']['is']> = new Set(['and', 'comma', 'follow', 'stop', 'sign'])
