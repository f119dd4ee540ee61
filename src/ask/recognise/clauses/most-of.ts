import type { Span } from '../spans.ts'

/** Reads "which country has the most quiet lakes" as the most of them, where "the most quiet lake" is the quietest. */
export function withMostOf(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex((_, i) => isMostOf(spans, i))
  const span = spans[at]
  if (!span) return [...spans]
  return spans.toSpliced(
    at,
    1,
    { ...span, meaning: { is: 'extreme', end: 'most' }, said: 'most' },
    { ...span, meaning: { is: 'quality', quality: 'quiet' }, said: 'quiet' },
  )
}

function isMostOf(spans: readonly Span[], at: number): boolean {
  const { meaning, said, typed } = spans[at] ?? {}
  if (meaning?.is !== 'superlative' || meaning.by !== 'rating' || !MOST_QUIET.test(said ?? '')) return false
  const isHad = /^the$/i.test(spans[at - 1]?.said ?? '') && /^(has|have|had)$/i.test(spans[at - 2]?.said ?? '')
  const next = spans[at + 1]?.meaning.is
  return isHad && (next === 'generic' || next === 'feature' || PLACES.test(typed ?? ''))
}

/** German has one word for "silence" and for the plural of "silent". */
const MOST_QUIET = /^most (quiet|calm|silent|peaceful|tranquil|serene|silence)$/i
/** "Ruhige Orte" is one phrase. */
const PLACES = / orten?$/i
