import type { Span } from '../spans.ts'

/** Reads "lakes vs forests vs beaches" as a list of what is compared; of two the one is held against the other. */
export function withSeveralAgainst(spans: readonly Span[]): readonly Span[] {
  const against = spans.flatMap((_, at) => (isAgainst(spans, at) ? [at] : []))
  if (against.length < 2) return spans
  return spans.map((span, at): Span => {
    if (!against.includes(at)) return span
    return { ...span, meaning: { is: at === against.at(-1) ? 'and' : 'comma' } }
  })
}

/** "Vs" between two kinds of thing. */
function isAgainst(spans: readonly Span[], at: number): boolean {
  const isKind = (span: Span | undefined) => span?.meaning.is === 'feature'
  return AGAINST.test(spans[at]?.typed ?? '') && isKind(spans[at - 1]) && isKind(spans[at + 1])
}

const AGAINST = /^(vs|versus|gegen|contre|contra|contro)$/i
