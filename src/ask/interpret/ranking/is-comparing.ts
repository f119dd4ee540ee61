import { FILLER, type Span } from '../../recognise/spans.ts'
import type { Reference } from '../reference.ts'
import { areTowns, isOfBetween } from './comparisons.ts'

/** "Quieter", "compared with", "the quietest between A and B"; towns are compared as places. */
export function isComparing(
  spans: readonly Span[],
  { asks, reference, superlative }: { asks: ReadonlySet<string>; reference: Reference; superlative: readonly string[] },
): boolean {
  const isBetween = superlative.includes('rating') && spans.some(isOfBetween)
  const isComparison = asks.has('compare') || reference.comparative !== null || isBetween || isBareChoice(spans)
  return isComparison && !areTowns(spans)
}

/** "Hainich or Müritz?" */
function isBareChoice(spans: readonly Span[]): boolean {
  const isOf =
    (...meanings: Span['meaning']['is'][]) =>
    ({ meaning }: Span) =>
      meanings.includes(meaning.is)
  return spans.some(isOf('or')) && spans.every(isOf('name', 'spot', 'or', 'comma', 'sign'))
}

/** Whether a span names nothing, or what a spot is called. */
export function isOfSpots({ meaning }: Span): boolean {
  return meaning.is !== 'name' || meaning.named.spots.length + meaning.named.cores.length > 0
}

/** "Quieter in Vanoise than in Auvergne": a spot is compared with it, and not asked whether it lies there. */
export function withoutInBehindThan(spans: readonly Span[]): readonly Span[] {
  const spot = spans.findIndex(span => /^(name|spot)$/.test(span.meaning.is) && isOfSpots(span))
  return spans.map((span, at) => {
    const isIn = span.meaning.is === 'relation' && span.meaning.relation === 'in'
    return isIn && spot !== -1 && spot < at && isThan(spans[at - 1]) ? { ...span, meaning: FILLER } : span
  })
}

function isThan(span: Span | undefined): boolean {
  return span?.meaning.is === 'comparative' || (span?.meaning.is === 'ask' && span.meaning.ask === 'compare')
}
