import type { Measure } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'

/** Reads what an average is asked of, and which; null where none is. */
export function averageOf(spans: readonly Span[]): { how: 'mean' | 'median'; measure: Measure } | null {
  for (const { meaning, said } of spans) {
    if (meaning.is !== 'average') continue
    const isHeight =
      /elevation|altitude|height/i.test(said) ||
      spans.some(({ meaning: other }) => other.is === 'aspect' && other.aspect === 'elevation')
    const isLevel = spans.some(
      ({ meaning: other, said: word }) =>
        other.is === 'aspect' && (other.aspect === 'level' || (other.aspect === 'rating' && /level/i.test(word))),
    )
    const measure = isHeight ? 'elevation' : isLevel || /level/i.test(said) ? 'level' : 'rating'
    // "Die mittlere Bewertung (Median)".
    const isMedian = spans.some(({ meaning: other }) => other.is === 'average' && other.how === 'median')
    return { how: isMedian ? 'median' : 'mean', measure }
  }
  return null
}

/** "The lowest average": not the height above the sea. */
export function isLowestOf(spans: readonly Span[]): boolean {
  // "La puntuación media más baja": comparative and superlative are one.
  return spans.some(
    ({ meaning, said, typed }) =>
      (meaning.is === 'superlative' && meaning.by === 'lowest') ||
      (meaning.is === 'comparative' && meaning.to === 'lower' && said !== typed),
  )
}
