import type { Span } from '../spans.ts'

/** Reads "zu Fuß erreichbar", "accessible à pied" of no place that is named as the way there, and not as a short walk from it. */
export function withOnFoot(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) =>
    span.meaning.is === 'walking distance' && REACHED.test(span.typed) && !spans.slice(at + 1).some(isFrom)
      ? { ...span, meaning: ON_FOOT }
      : span,
  )
}

const ON_FOOT = { is: 'transport', modes: ['foot'], shown: 'on foot' } as const satisfies Span['meaning']

const REACHED = /erreichbar|accessib|accesib|raggiungibil/i

function isFrom({ meaning: { is } }: Span): boolean {
  return (
    is === 'name' || is === 'spot' || is === 'coordinates' || is === 'here' || is === 'relation' || is === 'unknown'
  )
}
