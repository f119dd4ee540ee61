import type { AspectAsk } from '../../query.ts'
import { isFiller, type Span } from '../../recognise/spans.ts'

/** "Is the rating of Sarek sure?", "ist die Bewertung sicher?": of a rating it is its confidence, and not how safe it is there. */
export function withSureRating(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(({ typed }) => SURE.test(typed))
  const sure = spans[at]
  const isOfRating = spans.some(({ meaning }) => meaning.is === 'rating word')
  const isElse = spans.some((span, i) => i !== at && !OF_RATING.has(span.meaning.is) && !isFiller(span))
  const isAsked = spans.some(({ typed }) => IS.test(typed))
  if (!sure || !isOfRating || isElse || !isAsked) return spans
  return spans.with(at, { ...sure, meaning: { is: 'aspect', aspect: 'confidence' }, said: 'how sure' })
}

/** As each language says it. */
const SURE = /^(sure|certain|sicher|sûre?|segur[oa]|sicur[oa])$/i
const IS = /^(is|are|ist|est|est[- ]elle|es|è)$/i
const OF_RATING: ReadonlySet<Span['meaning']['is']> = new Set(['rating word', 'name', 'spot', 'pronoun', 'sign'])

/** "How sure are you?", of whatever was told; "how sure are you about the rating?", of that alone. */
export function confidenceAsked(spans: readonly Span[]): AspectAsk {
  const isOfRating = spans.some(({ meaning }) => meaning.is === 'rating word' || meaning.is === 'quality')
  return { of: 'confidence', ...(isOfRating && { isOfRating }) }
}
