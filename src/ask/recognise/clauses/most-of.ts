import type { Span } from '../spans.ts'

/**
 * Reads "which country has the most quiet lakes" as the most of them, where "the most quiet lake" is the quietest; so "are there more
 * noisy places in A or in B" counts the noisy ones, where "a more noisy place" is noisier.
 */
export function withMostOf(spans: readonly Span[]): readonly Span[] {
  const more = spans.findIndex((_, i) => isMoreOf(spans, i))
  const such = spans[more]
  if (such) {
    const quality = such.meaning.is === 'comparative' && such.meaning.to === 'louder' ? 'noisy' : 'quiet'
    return spans.toSpliced(
      more,
      1,
      { ...such, meaning: { is: 'follow', as: 'more' }, said: 'more' },
      { ...such, meaning: { is: 'quality', quality }, said: quality },
    )
  }
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

function isMoreOf(spans: readonly Span[], at: number): boolean {
  const { meaning, said = '' } = spans[at] ?? {}
  const next = spans[at + 1]
  const isThing = next?.meaning.is === 'generic' || next?.meaning.is === 'feature'
  // Other languages say in other ways that there are several.
  const isOfSeveral = isThing && (next.isPlural || next.typed !== next.said)
  if (meaning?.is !== 'comparative' || !/^(quieter|louder)$/.test(meaning.to) || !isOfSeveral) return false
  const isThere = spans.slice(0, at).some(span => span.meaning.is === 'ask' && span.meaning.ask === 'exists')
  return MORE_OF.test(said) && (isThere || /^(has|have)$/i.test(spans[at - 1]?.said ?? ''))
}

const MORE_OF = /^more (noisy|loud|quiet|calm|silent|peaceful|tranquil)$/i

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
