import { FILLER, type Span } from '../spans.ts'

/** Reads "by silence rating, highest first" as an order by rating: what stands first is the rating, and not the spot. */
export function withHighestFirst(spans: readonly Span[]): readonly Span[] {
  const isOfRating = spans.some(({ meaning, said }) => meaning.is === 'rating word' || RATING.test(said))
  return spans.map((span, at) => {
    const { meaning } = span
    if (/^first$/i.test(span.said) && isOrder(spans[at - 1])) return { ...span, meaning: FILLER }
    if (!isOfRating || !/^first$/i.test(spans[at + 1]?.said ?? '') || meaning.is !== 'superlative') return span
    if (meaning.by === 'highest') return { ...span, meaning: { is: 'superlative', by: 'rating' } }
    return meaning.by === 'lowest' ? { ...span, meaning: { is: 'superlative', by: 'noise' } } : span
  })
}

const RATING = /\b(rating|score|silence)\b/i

function isOrder(span: Span | undefined): boolean {
  return span?.meaning.is === 'superlative'
}
