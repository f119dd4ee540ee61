import type { Span } from '../../recognise/spans.ts'
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
