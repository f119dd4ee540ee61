import type { Coordinates } from '../../geo/coordinates.ts'
import type { Span } from './spans.ts'

/** Puts a place where a question says "near me", "here" or "closest to us"; without one the spans stay. */
export function placedHere(spans: readonly Span[], near: Coordinates | undefined): readonly Span[] {
  if (!near) return spans
  return spans.map((span, at) =>
    span.meaning.is === 'here' || isMe(span, spans[at - 1])
      ? { ...span, meaning: { is: 'coordinates', at: near } as const }
      : span,
  )
}

function isMe({ said }: Span, before: Span | undefined): boolean {
  return /^(me|us)$/i.test(said) && /^(to|from|of|near|around)$/i.test(before?.said ?? '')
}
