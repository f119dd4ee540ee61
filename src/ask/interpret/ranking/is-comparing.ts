import { FILLER, type Span } from '../../recognise/spans.ts'
import type { Reference } from '../reference.ts'
import { areTowns, isOfBetween } from './comparisons.ts'

/** "Quieter", "compared with", "the quietest between A and B"; towns are compared as places. */
export function isComparing(
  spans: readonly Span[],
  { asks, reference, superlative }: { asks: ReadonlySet<string>; reference: Reference; superlative: readonly string[] },
): boolean {
  const isBetween = superlative.includes('rating') && spans.some(isOfBetween)
  const isBest = superlative.length > 0 && isListOfSpots(spans)
  const isComparison =
    asks.has('compare') || reference.comparative !== null || isBetween || isBest || isBareChoice(spans)
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

/** "Which is quietest: Hainich, Müritz or Kellerwald?" */
function isListOfSpots(spans: readonly Span[]): boolean {
  const joint = spans.findIndex(
    ({ meaning }, at) => meaning.is === 'or' && isName(spans[at - 1]) && isName(spans[at + 1]),
  )
  // "Near Sarek or Abisko" is where to look.
  const isPlaced = (at: number) =>
    spans.slice(0, at).findLast(({ meaning }) => meaning.is !== 'stop')?.meaning.is === 'relation'
  return joint !== -1 && spans.every((span, at) => isOfSpots(span) && !(isName(span) && isPlaced(at)))
}

function isName(span: Span | undefined): boolean {
  return span?.meaning.is === 'name' || span?.meaning.is === 'spot'
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
