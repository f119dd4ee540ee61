import type { Span } from '../../recognise/spans.ts'

/**
 * Reads two orders of one list, of which only one can come first: "the quietest and closest to Berlin", "the highest and quietest lake" are
 * the closest and the highest that are quiet. "The lake closest to the quietest spot" has one order, and asks for two spots.
 */
export function withTwoOrders(spans: readonly Span[]): readonly Span[] {
  const loudness = spans.findIndex(({ meaning }) => isOfLoudness(meaning))
  const other = spans.findIndex(({ meaning }) => meaning.is === 'superlative' && !isOfLoudness(meaning))
  if (loudness === -1 || other === -1 || !isOneList(spans, loudness, other)) return spans
  return spans.map((span, at): Span => {
    if (at !== loudness || span.meaning.is !== 'superlative') return span
    return { ...span, meaning: { is: 'quality', quality: span.meaning.by === 'noise' ? 'noisy' : 'quiet' } }
  })
}

function isOfLoudness(meaning: Span['meaning']): boolean {
  return meaning.is === 'superlative' && (meaning.by === 'rating' || meaning.by === 'noise')
}

/** "Quietest and closest", "closest, quietest", "the quietest place nearest to Vienna". */
function isOneList(spans: readonly Span[], loudness: number, other: number): boolean {
  const [first, second] = [Math.min(loudness, other), Math.max(loudness, other)]
  const between = spans.slice(first + 1, second)
  const isJoined = between.every(({ meaning, said }) => JOINING.has(meaning.is) || /^(and|but|as well as)$/i.test(said))
  const isNearest = other > loudness && between.every(({ meaning }) => NAMING.has(meaning.is))
  // "Closest to Berlin, quietest first".
  const isAdded =
    other < loudness && between.some(({ meaning, said }) => meaning.is === 'comma' || /^then$/i.test(said))
  return (isJoined && between.length > 0) || ((isNearest || isAdded) && isByDistance(spans[other]))
}

const JOINING: ReadonlySet<string> = new Set(['and', 'comma', 'stop', 'sign'])
const NAMING: ReadonlySet<string> = new Set(['generic', 'feature', 'stop'])

function isByDistance(span: Span | undefined): boolean {
  return span?.meaning.is === 'superlative' && span.meaning.by === 'distance'
}
