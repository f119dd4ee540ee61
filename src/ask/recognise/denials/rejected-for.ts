import { type Meaning, type Span, UNAPPLIED, UNSAID } from '../spans.ts'

/**
 * Reads "not Tyresta please, too busy", "anything but Tyresta, it gets crowded": why a spot is left out is no question about it.
 * What is said of it is named as not applied.
 */
export function withRejectedFor(spans: readonly Span[]): readonly Span[] {
  if (ASKS.test(spans.at(-1)?.said ?? '')) return spans
  const from = spans.findIndex((_, at) => isRejectedAt(spans, at))
  if (from === -1) return spans
  return withNegationFirst(spans, from).map((span, at) => (at > from ? asReason(span) : span))
}

/** "Tiveden no, demasiada gente": as if the negation stood before what it leaves out. */
function withNegationFirst(spans: readonly Span[], end: number): readonly Span[] {
  const at = endOfRejected(spans, end)
  const [named, no] = [spans[at - 1], spans[at]]
  return named && no && isNegation(no) ? spans.with(at - 1, no).with(at, named) : spans
}

const ASKS = /^\?/

/** Tells whether a reason begins there, behind a spot that is left out. */
function isRejectedAt(spans: readonly Span[], at: number): boolean {
  const { said, meaning } = spans[at] ?? UNSAID
  if (meaning.is !== 'comma' && meaning.is !== 'sign' && !BECAUSE.test(said)) return false
  const before = endOfRejected(spans, at)
  const [one, two] = [spans[before - 1], spans[before]]
  const isLeftOut = (isNegation(one) && isNamed(two)) || (isNegation(two) && isNamed(one))
  return isLeftOut && spans.slice(at + 1).some(isOfCrowds)
}

/** The last span of what is left out before a reason: "please" stands between. */
function endOfRejected(spans: readonly Span[], at: number): number {
  let before = at - 1
  while (isCourtesy(spans[before])) before--
  return before
}

const BECAUSE = /^(because|since|as|for|weil|denn|da|parce qu|car|puisqu|porque|pues|ya que|perché|poiché)/i

/** What the reason says of the spot: nothing is asked with it. */
function asReason(span: Span): Span {
  const { meaning } = span
  if (isOfCrowds(span)) return { ...span, meaning: UNAPPLIED }
  return meaning.is === 'pronoun' || meaning.is === 'relation' ? { ...span, meaning: UNSAID.meaning } : span
}

function isOfCrowds({ meaning }: Span): boolean {
  return meaning.is === 'off topic' && meaning.subject === 'crowds'
}

function isCourtesy(span: Span | undefined): boolean {
  const meaning: Meaning | undefined = span?.meaning
  return meaning?.is === 'stop' && !meaning.isContent
}

function isNegation(span: Span | undefined): boolean {
  return span?.meaning.is === 'negation'
}

function isNamed(span: Span | undefined): boolean {
  return span?.meaning.is === 'spot' || span?.meaning.is === 'name'
}
