import type { Span } from '../spans.ts'

/** Reads "easy" as a wish about how far one must walk, which nothing records; "easy to reach" asks how one gets there. */
export function withEasy(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(isEasy)) return spans
  return spans.map((span, at) =>
    isEasy(span) && !isOfArrival(spans[at + 1]) && span.meaning.is !== 'off topic'
      ? { ...span, meaning: { is: 'off topic', subject: 'walking' } }
      : span,
  )
}

function isEasy({ said, typed, meaning }: Span): boolean {
  const isPlain = meaning.is === 'unknown' || (meaning.is === 'stop' && meaning.isContent)
  return isPlain && /^(easy|easier|gentle|undemanding)$/i.test(said) && !OF_ARRIVAL.test(typed)
}

function isOfArrival(next: Span | undefined): boolean {
  return next !== undefined && (/^(to|access|reach|accessible)$/i.test(next.said) || next.meaning.is === 'transport')
}

/** As other languages say that a place is easy to reach. */
const OF_ARRIVAL = /erreich|zugänglich|acc[eè]s|alcanzar|llegar|raggiung|atteindre/i
