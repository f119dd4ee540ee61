import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'
import { FILLER, namesSpot, type Span } from '../spans.ts'

/**
 * Reads "Sarek or Abisko: which is better for swimming" as the question where one can swim: how well is recorded of no spot, and that
 * one is the quieter does not tell it. "Which has the better view" asks how good it is, which nothing records.
 */
export function withBetterFor(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(isBetter)
  if (at === -1 || !isOfNamed(spans)) return spans
  const better = spans[at] as Span // found there
  if (isLandscape(spans.slice(at + 1).find(({ meaning }) => meaning.is !== 'stop'))) {
    return spans.with(at, { ...better, meaning: { is: 'unmeasured', property: 'beauty' } })
  }
  if (spans.some(isOther)) return spans
  const behind = spans.slice(at + 1).findIndex(span => !isBetween(span))
  if (!isPurpose(spans[at + 1 + behind])) return spans
  return spans.map((span, i): Span => {
    const isSaidOfBoth = i === at || (i > at && i < at + 1 + behind && isThan(span))
    return isSaidOfBoth ? { ...span, meaning: FILLER } : span
  })
}

/** "Better THAN SAREK FOR swimming", "mejor ABISKO O SAREK PARA nadar". */
function isBetween(span: Span): boolean {
  return BETWEEN.has(span.meaning.is) || isOfSpot(span) || isThan(span)
}

const BETWEEN: ReadonlySet<Span['meaning']['is']> = new Set(['stop', 'relation', 'or', 'and', 'comma', 'sign'])

function isThan({ meaning }: Span): boolean {
  return meaning.is === 'ask' && meaning.ask === 'compare'
}

function isBetter({ meaning, typed }: Span): boolean {
  const isOfRating =
    (meaning.is === 'comparative' && meaning.to === 'quieter') ||
    (meaning.is === 'superlative' && meaning.by === 'rating')
  return isOfRating && BETTER.test(typed)
}

const BETTER =
  /^((the )?(better|best)( suited)?|(am |das |der |die )?(besser|besten?|bester|bestes)( geeignet)?|(c est |le |la |les )?(mieux|meilleure?s?)|(el |la )?mejor|(il |la )?(quale è |qual è |è )?(meglio|migliore?))( than| als| que| qu| di| del| della| dell)?$/i

/** Something that one does at a spot or that it has, and no kind of place. */
function isPurpose(span: Span | undefined): boolean {
  return span?.meaning.is === 'feature' && !LANDSCAPE_KEYS.has(span.meaning.feature)
}

/** Two spots are named, of which it is asked. */
function isOfNamed(spans: readonly Span[]): boolean {
  return spans.filter(isOfSpot).length > 1
}

/** A spot by its name or by the heart of it: "Madriu" of "Vall del Madriu". */
function isOfSpot(span: Span): boolean {
  const { meaning } = span
  return namesSpot(span) || (meaning.is === 'name' && meaning.named.region === null && meaning.named.cores.length > 0)
}

/** Other spots are looked for. */
function isOther(span: Span): boolean {
  return span.meaning.is === 'generic' || isLandscape(span)
}

function isLandscape(span: Span | undefined): boolean {
  return span?.meaning.is === 'feature' && LANDSCAPE_KEYS.has(span.meaning.feature)
}
