import type { Span } from '../spans.ts'

/** Names "closest" as not applied in "closest to the equator": spots at a line are in a strip about it, and in no order of their distance to it. */
export function withNearestLine(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) =>
    isByDistance(span) && isLineBehind(spans.slice(at + 1))
      ? { ...span, meaning: { is: 'stop', isContent: true } as const }
      : span,
  )
}

function isByDistance({ meaning }: Span): boolean {
  return meaning.is === 'superlative' && (meaning.by === 'distance' || meaning.by === 'farthest')
}

/** Nothing but words of relation stands between. */
function isLineBehind(spans: readonly Span[]): boolean {
  const next = spans.find(({ meaning: { is } }) => !/^(relation|stop|comparator|generic)$/.test(is))
  return next?.meaning.is === 'box'
}
