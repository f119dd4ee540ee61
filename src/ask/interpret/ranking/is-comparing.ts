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

/**
 * "Quieter in Vanoise than in Auvergne", "in Sweden than in Sarek": a spot and a place are compared, and it is not asked whether the
 * one lies in the other.
 */
export function withoutInBehindThan(spans: readonly Span[]): readonly Span[] {
  const names = [...spans.keys()].filter(at => isName(spans[at]))
  const [first, second] = names
  const spot = names.find(at => spans[at] && isOfSpots(spans[at]))
  if (first === undefined || second === undefined || spot === undefined) return spans
  const isOfTwo = names.length === 2 && spot === second && !spans.some(isSought)
  return spans.map((span, at) => {
    const isIn = span.meaning.is === 'relation' && span.meaning.relation === 'in'
    const isBehind = isThan(spans[at - 1]) && (spot < at || isOfTwo)
    const isBefore = isOfTwo && at < first && spans.slice(first, second).some(isThan)
    return isIn && (isBehind || isBefore) ? { ...span, meaning: FILLER } : span
  })
}

/** "Anything in Sweden quieter than Sarek", "where in Sweden is it quieter than in Sarek". */
function isSought({ meaning, typed }: Span): boolean {
  return (
    /^(where|wo|où|dónde|dove)$/i.test(typed) ||
    /^(generic|feature|superlative)$/.test(meaning.is) ||
    (meaning.is === 'ask' && (meaning.ask === 'exists' || meaning.ask === 'where'))
  )
}

function isThan(span: Span | undefined): boolean {
  return span?.meaning.is === 'comparative' || (span?.meaning.is === 'ask' && span.meaning.ask === 'compare')
}
