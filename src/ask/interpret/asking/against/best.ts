import type { AspectAsk } from '../../../query.ts'
import type { Order } from '../../../vocabulary/orders.ts'
import { namesSpot, type Span, UNSAID } from '../../../recognise/spans.ts'

/** What is told of a spot that is held against the best of others, by what is compared. */
const COMPARED: ReadonlyMap<string, AspectAsk> = new Map([
  ['higher', { of: 'elevation' }],
  ['lower', { of: 'elevation' }],
  ['quieter', { of: 'rating' }],
  ['louder', { of: 'rating' }],
])

/** "Della vetta più alta": behind what is held against another it is the highest. */
const FIRST: ReadonlyMap<string, Order> = new Map([
  ['higher', 'highest'],
  ['lower', 'lowest'],
  ['quieter', 'rating'],
  ['louder', 'noise'],
])

function withSuperlative(spans: readonly Span[]): readonly Span[] {
  const than = spans.findIndex(({ meaning }) => meaning.is === 'comparative')
  const at = spans.findLastIndex(({ meaning }) => meaning.is === 'comparative')
  const span = spans[at]
  const by = span?.meaning.is === 'comparative' ? FIRST.get(span.meaning.to) : undefined
  const isBehindKind = spans[at - 1]?.meaning.is === 'feature' && span?.typed !== span?.said
  return span && by && at > than && isBehindKind
    ? spans.with(at, { ...span, meaning: { is: 'superlative', by } })
    : spans
}

/**
 * Parts "is Snaefell higher than the highest peak in Liechtenstein?" into what is told of the spot and the search for the other;
 * null where one spot is not held against the first of others.
 */
export function partedAgainstBest(
  asked: readonly Span[],
): { spot: readonly Span[]; others: readonly Span[]; aspect: AspectAsk } | null {
  const spans = withSuperlative(asked)
  const best = spans.findIndex(({ meaning }) => meaning.is === 'superlative')
  const than = spans.slice(0, Math.max(0, best)).findLastIndex(({ meaning }) => meaning.is === 'comparative')
  const compared = spans[than]?.meaning
  const aspect = compared?.is === 'comparative' ? COMPARED.get(compared.to) : undefined
  const [name, ...more] = spans.flatMap((span, at) => (namesSpot(span) ? [at] : []))
  if (!aspect || name === undefined || more.length > 0 || name > than) return null
  const isHead = ({ meaning: { is } }: Span) => is === 'feature' || is === 'generic'
  // "El pico más alto" has the kind before.
  if (!spans.slice(than + 1, best).every(span => isHead(span) || BETWEEN.has(span.meaning.is))) return null
  if (!spans.slice(than).some(isHead) || spans.slice(0, than).some(isHead)) return null
  return {
    spot: spans.map((span, at) => (at === name ? span : { ...span, ...SAID })),
    others: spans.map((span, at) => (at <= than || (at < best && !isHead(span)) ? { ...span, ...SAID } : span)),
    aspect,
  }
}

/** "Than the", "als der". */
const BETWEEN: ReadonlySet<Span['meaning']['is']> = new Set(['stop', 'ask'])

const SAID = { meaning: UNSAID.meaning, said: 'the' } as const satisfies Partial<Span>
