import type { Span } from '../spans.ts'

/** Reads "plus de campings que de lacs", "más cuevas que cabañas", "meno laghi che rifugi" as a comparison of two numbers. */
export function withMoreThings(spans: readonly Span[]): readonly Span[] {
  const more = spans.findIndex(({ said }, at) => /^(more|fewer|less)$/i.test(said) && isThing(spans[at + 1]))
  const joint =
    more === -1 ? -1 : spans.findIndex((span, at) => at > more + 1 && isThan(span) && isThing(spans[at + 1]))
  const than = spans[joint]
  return than ? spans.with(joint, { ...than, said: 'than', meaning: { is: 'ask', ask: 'compare' } }) : spans
}

/** Elsewhere these words begin what is said of a thing: "más cuevas que sean gratis". */
function isThan({ typed }: Span): boolean {
  return /^(que|qu|que des?|que d['’]?|qu de|che)$/i.test(typed)
}

function isThing(span: Span | undefined): boolean {
  return span?.meaning.is === 'feature' || span?.meaning.is === 'generic'
}
