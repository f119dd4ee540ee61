import type { Span } from '../spans.ts'

/** Reads "which places to avoid in Norway" as asked of Norway: that they had better be avoided is named as not applied. */
export function withAvoided(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(isAvoid)) return spans
  return spans.map((span, at) => {
    const isOfNothing = isAvoid(span) && /^(relation|sign)$/.test(spans[at + 1]?.meaning.is ?? 'sign')
    return isOfNothing ? { ...span, meaning: { is: 'stop', isContent: true } as const } : span
  })
}

function isAvoid({ meaning, said }: Span): boolean {
  return meaning.is === 'negation' && /^avoid(ing)?$/i.test(said)
}
