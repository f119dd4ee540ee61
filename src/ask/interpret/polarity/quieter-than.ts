import { type Span, UNSAID, merged, UNAPPLIED } from '../../recognise/spans.ts'

/**
 * Takes "quieter than" a place that is no spot as not applied: how quiet that is, is not known, and "quiet" would be another wish.
 * The place stays where it says where to look. Two places that are compared stay so.
 */
export function withQuieterThan(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(isQuieter)
  if (at === -1 || !spans.slice(0, at).some(isHead) || spans.slice(0, at).some((_, i) => isSubject(spans, i)))
    return spans
  const than = spans.findIndex((span, i) => i > at && i <= at + REACH && isThan(span))
  if (than === -1) return spans
  let name = than + 1
  while (spans[name]?.meaning.is === 'stop') name++
  const named = spans[name] ?? UNSAID
  const isPlace =
    named.meaning.is === 'name' && named.meaning.named.spots.length + named.meaning.named.cores.length === 0
  const isUnknown = named.meaning.is === 'unknown' && named.isCapital
  const quieter = spans[at] ?? UNSAID
  // "Die ruhiger sind als Abisko": the adjective is German's comparative, too.
  if (!isPlace && !isUnknown && isNamed(named))
    return spans.with(at, { ...quieter, meaning: { is: 'comparative', to: 'quieter' } })
  if (!isPlace && !isUnknown) return spans
  // "… but at most 100 km from it".
  const isMeasuredFrom = spans.some(({ meaning }) => meaning.is === 'distance')
  const run = merged(spans.slice(at, name + 1), UNAPPLIED)
  return spans.toSpliced(at, name + 1 - at, run, ...(isPlace && isMeasuredFrom ? [{ ...named, from: named.to }] : []))
}

const REACH = 3

function isQuieter({ meaning, typed }: Span): boolean {
  if (meaning.is === 'comparative') return meaning.to === 'quieter'
  return meaning.is === 'quality' && meaning.quality === 'quiet' && /^(ruhiger|leiser|stiller)$/i.test(typed)
}

function isThan({ meaning, said }: Span): boolean {
  return meaning.is === 'ask' && meaning.ask === 'compare' && /^than$/i.test(said)
}

function isHead({ meaning }: Span): boolean {
  return meaning.is === 'feature' || meaning.is === 'generic'
}

/** "Is Norway quieter than": what is compared, and not where is looked. */
function isSubject(spans: readonly Span[], at: number): boolean {
  const before = spans.slice(0, at).findLast(({ meaning }) => meaning.is !== 'stop')
  return isNamed(spans[at] ?? UNSAID) && before?.meaning.is !== 'relation'
}

function isNamed({ meaning }: Span): boolean {
  return meaning.is === 'name' || meaning.is === 'spot'
}
