import { NATURAL_SOUNDS } from '../../vocabulary/noises/natural-sounds.ts'
import type { Meaning, Span } from '../spans.ts'

/**
 * Reads "can you hear ferries at Königssee" as a question about what is heard, and not about how one gets there: which of such
 * sounds are heard is not recorded.
 */
export function withHeardThings(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) => {
    if (isWithoutNoise(span) && isOfThing(spans, at)) return { ...span, meaning: { is: 'negation' }, said: 'without' }
    return isThing(span) && (isHeardBefore(spans, at) || isHeardBehind(spans, at))
      ? { ...span, meaning: { is: 'unknown', isRare: true }, said: span.typed }
      : span
  })
}

/** A boat, and not the way "by boat"; what somebody does, and no sound of nature. */
function isThing({ meaning, said, typed }: Span): boolean {
  if (meaning.is === 'off topic') return /^(motor boats?|jet skis?|cruise ships?)$/i.test(said)
  if (meaning.is === 'transport') return /^\p{L}+$/u.test(typed)
  return meaning.is === 'feature' && MADE_BY_PEOPLE.has(meaning.feature) && !NATURAL_SOUNDS.has(meaning.feature)
}

const MADE_BY_PEOPLE: ReadonlySet<string> = new Set([
  'boating',
  'canoeing',
  'climbing',
  'cycling',
  'dogs',
  'fishing',
  'hiking',
  'skiing',
  'swimming',
])

/** "Hear (at Sarek) the boats". */
function isHeardBefore(spans: readonly Span[], at: number): boolean {
  const before = spans.slice(0, at).findLast(span => HEARING.test(span.said) || !isBetween(span))
  return before !== undefined && (HEARING.test(before.said) || isWithoutNoise(before))
}

/** "Without the noise of boats", "sin ruido de barcos": no boats are sought. */
function isWithoutNoise({ meaning, typed }: Span): boolean {
  return meaning.is === 'quality' && NOISE.test(typed)
}

/** "Without the noise OF BOATS". */
function isOfThing(spans: readonly Span[], at: number): boolean {
  const next = spans.slice(at + 1).find(({ meaning }) => meaning.is !== 'stop' && meaning.is !== 'relation')
  return next !== undefined && isThing(next)
}

const NOISE = /(noise|sound|lärm|bruits?|ruidos?|rumor[ei])$/i

/** "Are boats heard there". */
function isHeardBehind(spans: readonly Span[], at: number): boolean {
  const next = spans.slice(at + 1).find(span => HEARING.test(span.said) || !isBetween(span))
  return next !== undefined && HEARING.test(next.said)
}

const HEARING = /^(hear|hears|hearing|heard|audible|be heard|can be heard)$/i

function isBetween({ meaning }: Span): boolean {
  return BETWEEN.has(meaning.is)
}

const BETWEEN: ReadonlySet<Meaning['is']> = new Set(['stop', 'name', 'spot', 'relation', 'pronoun', 'here', 'negation'])
