import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'
import { type Span, merged, UNAPPLIED } from '../../recognise/spans.ts'

/**
 * Takes a thing that is said and then denied as not applied: in "a pram, not a wheelchair" both words have one meaning here, and
 * the same cannot be wanted and ruled out. Where two groups are compared or counted, both are meant.
 */
export function withCorrections(spans: readonly Span[]): readonly Span[] {
  if (spans.some(isOfGroups)) return spans
  const denied = spans.findIndex((_, at) => isDenied(spans, at))
  if (denied === -1) return spans
  const negation = negationBefore(spans, denied)
  const said = spans.findIndex((span, at) => at < negation && isAlike(span, spans[denied]))
  return spans
    .toSpliced(negation, denied - negation + 1, merged(spans.slice(negation, denied + 1), UNAPPLIED))
    .map((span, at) => (at === said && !isLandscape(span) ? { ...span, meaning: UNAPPLIED } : span))
}

/** "…, not a wheelchair", of what has been said without a "not". */
function isDenied(spans: readonly Span[], at: number): boolean {
  const negation = negationBefore(spans, at)
  if (spans[at]?.meaning.is !== 'feature' || negation < 1) return false
  const said = spans.findIndex((span, i) => i < negation && isAlike(span, spans[at]))
  return said !== -1 && negationBefore(spans, said) === -1
}

/** "Lakes, but no reservoirs": both are recorded as lakes, and lakes are wanted. */
function isLandscape({ meaning }: Span): boolean {
  return meaning.is === 'feature' && LANDSCAPE_KEYS.has(meaning.feature)
}

function negationBefore(spans: readonly Span[], at: number): number {
  let before = at - 1
  while (spans[before]?.meaning.is === 'stop') before--
  const span = spans[before]
  return span?.meaning.is === 'negation' && /^(but )?(not|no)$/i.test(span.said) ? before : -1
}

function isAlike(a: Span, b: Span | undefined): boolean {
  return (
    a.meaning.is === 'feature' &&
    b?.meaning.is === 'feature' &&
    a.meaning.feature === b.meaning.feature &&
    !a.isUnwanted
  )
}

function isOfGroups({ meaning }: Span): boolean {
  return (
    (meaning.is === 'ask' && (meaning.ask === 'compare' || meaning.ask === 'count')) ||
    meaning.is === 'average' ||
    meaning.is === 'share' ||
    meaning.is === 'or' ||
    meaning.is === 'comparative'
  )
}
