import { FILLER, type Span } from '../spans.ts'

/** Reads "how much louder is Norway", "which is quieter, and by how much?" as asked for the difference, and not for a price. */
export function withByHowMuch(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(isComparative)) return spans
  return spans.map((span, at): Span => {
    if (isHowMuch(span, spans[at - 1], spans[at + 1])) return { ...span, said: BY_HOW_MUCH, meaning: FILLER }
    const isBy = /^(by|um|de|di)$/i.test(span.typed) && isHowMuch(spans[at + 1], span, spans[at + 2])
    return isBy ? { ...span, meaning: FILLER } : span
  })
}

/** How the difference that is asked for is told from a price. */
export const BY_HOW_MUCH = 'by how much'

function isHowMuch(span: Span | undefined, before: Span | undefined, next: Span | undefined): boolean {
  const isAmount = span?.meaning.is === 'aspect' && span.meaning.aspect === 'access' && HOW_MUCH.test(span.typed)
  return isAmount && (/^(by|um|de|di)$/i.test(before?.typed ?? '') || isComparative(next))
}

const HOW_MUCH = /^(how much|wie ?viel|combien|cuánto|cuanto|quanto)$/i

function isComparative(span: Span | undefined): boolean {
  return span?.meaning.is === 'comparative' && span.meaning.to !== 'cheaper'
}
