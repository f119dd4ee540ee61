import { FILLER, isFiller, type Span } from '../spans.ts'

/** Reads "not tagged with hiking", "not listed for dogs" as a "not" of what stands behind, and of no place before it. */
export function withNotListed(spans: readonly Span[]): readonly Span[] {
  return spans.reduce<readonly Span[]>((read, span, at) => {
    if (span.meaning.is !== 'forbidden' || !LISTED.test(span.said)) return read
    let end = at + 1
    while (isLink(spans[end])) end++
    const thing = spans[end]?.meaning.is
    if (thing === undefined || !THINGS.has(thing)) return read
    return read.map((each, i): Span => {
      if (i === at) return { ...each, said: 'not', meaning: { is: 'negation' } }
      return i > at && i < end ? { ...each, said: 'the', meaning: FILLER } : each
    })
  }, spans)
}

const LISTED = /^not (listed|mentioned|tagged|marked|included)$/i

/** "With", "for", "as having". */
function isLink(span: Span | undefined): boolean {
  return span !== undefined && (isFiller(span) || LINKS.test(span.said))
}

const LINKS = /^(with|for|as|as having|under|having|suitable for)$/i
const THINGS: ReadonlySet<Span['meaning']['is']> = new Set(['feature', 'access', 'fire', 'transport'])
