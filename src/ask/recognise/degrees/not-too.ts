// "Not too big lakes", "nicht zu hoch gelegene Seen": of a measure that is not recorded, and no lakes left out.
import { FILLER, isAtEnd, isFiller, merged, type Span } from '../spans.ts'

/**
 * Reads a "not" before "too big" or "very high" as said of that word alone: what it describes is looked for, and the three words are
 * named as not applied.
 */
export function withNotToo(said: readonly Span[]): readonly Span[] {
  const spans = withNotTooHigh(said)
  const nots = [...spans.keys()].filter(
    at => isNot(spans[at]) && (isDegree(spans[at + 1]) || isOfOneThing(spans, at + 1)),
  )
  if (nots.length === 0) return spans
  const measured = nots.filter(not => isMeasure(spans[not + MEASURE_AT]))
  const loud = nots.filter(not => spans[not + MEASURE_AT]?.meaning.is === 'quality')
  return spans.map((span, at): Span => {
    if (measured.includes(at) || measured.includes(at - MEASURE_AT)) return { ...span, meaning: SAID }
    // In "not so noisy" the "so" begins nothing.
    return [...measured, ...loud].includes(at - 1) ? { ...span, meaning: FILLER, said: 'too' } : span
  })
}

/** How a peak that is not to be too high is written in what is read: the lowest come first. */
export const NOT_TOO_HIGH = 'not too high'

/** Reads "a peak, not too high" as the lowest first, and "not too high" alone as lower than what was shown. */
function withNotTooHigh(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex((span, i) => isNot(span) && isDegree(spans[i + 1]) && isHeight(spans[i + MEASURE_AT]))
  if (at === -1 || spans.toSpliced(at, MEASURE_AT + 1).some(isOfElse) || !isEnded(spans[at + MEASURE_AT + 1]))
    return spans
  const run = spans.slice(at, at + MEASURE_AT + 1)
  const isSought = spans.some(({ meaning }) => meaning.is === 'feature' || meaning.is === 'generic')
  const meaning = isSought ? FILLER : ({ is: 'comparative', to: 'lower' } as const)
  return spans.toSpliced(at, run.length, merged(run, meaning, NOT_TOO_HIGH))
}

/** "The noise not too high", "fees that are not too high". */
function isOfElse({ meaning }: Span): boolean {
  return OF_ELSE.has(meaning.is)
}

const OF_ELSE: ReadonlySet<Span['meaning']['is']> = new Set(['noise source', 'access', 'rating word', 'aspect'])

/** "Not too high peaks"; "not too high a fence" is of a fence. */
function isEnded(next: Span | undefined): boolean {
  return next === undefined || isAtEnd(next) || isFiller(next) || /^(feature|generic)$/.test(next.meaning.is)
}

function isHeight(span: Span | undefined): boolean {
  return isMeasure(span) && HEIGHTS.test(span?.typed ?? '')
}

/** "High", in each language; "a high fence" has none before what is looked for. */
const HEIGHTS =
  /^(high|high up|hoch|hohe[nrsm]?|hoch gelegene?[nrsm]?|hochgelegene?[nrsm]?|hauts?|hautes?|élevée?s?|alt[oaei]s?|elevad[oa]s?|elevat[oaei])$/i

const MEASURE_AT = 2
/** It is named as not applied. */
const SAID = { is: 'stop', isContent: true } as const

function isNot(span: Span | undefined): boolean {
  return span?.meaning.is === 'negation' && /^(not|no|none|non)\b/i.test(span.said)
}

function isDegree(span: Span | undefined): boolean {
  if (span === undefined || !DEGREES.test(span.typed)) return false
  const { meaning } = span
  return isFiller(span) || meaning.is === 'intensifier' || meaning.is === 'unknown' || meaning.is === 'relation'
}

/** "Not A big lake": a lake is wanted; "not a single lake" is none. */
function isOfOneThing(spans: readonly Span[], at: number): boolean {
  const thing = spans[at + MEASURE_AT]?.meaning.is
  if (/^(single|one|sole)$/i.test(spans[at + 1]?.typed ?? '')) return false
  return /^an?$/i.test(spans[at]?.typed ?? '') && (thing === 'feature' || thing === 'generic')
}

/** How much, in each language. */
const DEGREES =
  /^(too|very|so|overly|particularly|that|zu|allzu|sehr|besonders|ganz|trop|très|si|tellement|muy|demasiado|demasiada|tan|troppo|molto|così)$/i

/** "Big", "hoch gelegen", and "hoher", which alone compares. */
function isMeasure(span: Span | undefined): boolean {
  const meaning = span?.meaning
  if (meaning?.is === 'stop') return meaning.isContent
  if (meaning?.is === 'aspect') return meaning.aspect === 'elevation' || meaning.aspect === 'size'
  return meaning?.is === 'comparative' && meaning.to === 'higher'
}
