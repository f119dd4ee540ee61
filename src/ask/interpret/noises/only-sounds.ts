// Silence but for the sounds of nature: "nothing but wind", "dead silence except running water", "where I only hear birds".
import type { Span } from '../../recognise/spans.ts'
import { isNaturalSound, NATURAL_SOUNDS } from '../../vocabulary/noises/natural-sounds.ts'

/**
 * Reads "only the sound of water" as without the noise of people, and beside water; "silence except birds" leaves no birds
 * out. Sounds that no spot is recorded with are not applied.
 */
export function withOnlySounds(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(isSounding)) return spans
  return spans.map((span, at) => {
    if (isOnlyOfSounds(spans, at)) return { ...span, meaning: { is: 'quality', quality: 'pristine' } }
    if (isExceptToSilence(spans, at)) return { ...span, meaning: { is: 'and' } }
    const isNamed = span.meaning.is === 'unknown' && isNaturalSound(span)
    const isBehind =
      isNamed && spans.some((_, i) => i < at && (isOnlyOfSounds(spans, i) || isExceptToSilence(spans, i)))
    return isBehind ? { ...span, meaning: { is: 'stop', isContent: true } } : span
  })
}

/** Tells whether a span says that only the sounds of nature behind it are heard: "only" with a word for hearing, "nothing but". */
export function isOnlyOfSounds(spans: readonly Span[], at: number): boolean {
  const said = spans[at]?.said ?? ''
  if (!ONLY.test(said)) return false
  const rest = spans.slice(at + 1)
  const end = rest.findIndex(({ meaning }) => meaning.is === 'comma')
  const behind = end === -1 ? rest : rest.slice(0, end)
  const heard = behind.find(span => !isPassed(span))
  if (!heard || !isSounding(heard)) return false
  const isOfHearing = HEARS.test(said) || [...spans.slice(Math.max(0, at - 2), at), ...behind].some(isHearing)
  return isOfHearing || (isNaturalSound(heard) && /^nothing but$/i.test(said))
}

/** Tells whether a span takes a sound of nature out of the silence before it: "silence except birds". */
export function isExceptToSilence(spans: readonly Span[], at: number): boolean {
  if (!EXCEPT.test(spans[at]?.said ?? '')) return false
  const before = spans.slice(0, at).findLast(span => !isPassed(span))
  const next = spans.slice(at + 1).find(span => !isPassed(span) && !isDescribing(span))
  return before?.meaning.is === 'quality' && next !== undefined && isSounding(next)
}

/** Tells whether a span is the word for hearing beside "only". */
export function isHearingOnly(spans: readonly Span[], at: number): boolean {
  const span = spans[at]
  return span !== undefined && isHearing(span) && spans.some((_, i) => isOnlyOfSounds(spans, i))
}

const ONLY = /^(only( the| hear)?|just|nothing but)$/i
const HEARS = /hear/i
const EXCEPT = /^(except|except for|apart from|aside from|save|save for|besides?|other than|but|but for)$/i

function isSounding(span: Span): boolean {
  return span.meaning.is === 'feature' ? NATURAL_SOUNDS.has(span.meaning.feature) : isNaturalSound(span)
}

function isHearing({ said }: Span): boolean {
  return /^(sounds?|noises?|hear|heard|audible|listen|hearing)$/i.test(said)
}

function isPassed(span: Span): boolean {
  return (span.meaning.is === 'stop' && !isNaturalSound(span)) || isHearing(span) || /^of$/i.test(span.said)
}

/** "Running water". */
function isDescribing(span: Span): boolean {
  return span.meaning.is === 'unknown' && !isNaturalSound(span)
}
