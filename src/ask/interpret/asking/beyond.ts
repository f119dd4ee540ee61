import { isFarthest } from '../../recognise/places/far.ts'
import type { Query } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'

/** Subjects of a question that no catalogue of places holds. */
export function unknowableIn(spans: readonly Span[]): Query['unknowable'] {
  return [...new Set(spans.flatMap(({ meaning }) => (meaning.is === 'off topic' ? (meaning.subject ?? []) : [])))]
}

/** What is to be compared or ranked by and is not recorded. */
export function unmeasuredIn(spans: readonly Span[]): Query['unmeasured'] {
  const [first = null] = spans.flatMap(({ meaning }) => (meaning.is === 'unmeasured' ? [meaning.property] : []))
  // "When is it open": that is what is not known, and no season; "the best time without tourists" is both.
  return first === 'season' && unknowableIn(spans.filter(span => !isOfFew(span))).length > 0 ? null : first
}

function isOfFew({ meaning, said }: Span): boolean {
  return (
    meaning.is === 'off topic' && meaning.subject === 'crowds' && /^(crowds?|people|tourists|visitors)$/i.test(said)
  )
}

/** How a question says that: what is not recorded, or "the farthest" from what it does not say; "" without any. */
export function unmeasuredSaidIn(spans: readonly Span[]): string {
  const said = spans.find(({ meaning }) => meaning.is === 'unmeasured') ?? spans.find(isFarthest)
  return said?.typed ?? ''
}

/** Harm to the asker comes first, whatever else is said. */
export function harmIn(spans: readonly Span[]): Query['harm'] {
  const all = spans.flatMap(({ meaning }) => (meaning.is === 'harm' ? [meaning.to] : []))
  return all.includes('self') ? 'self' : (all[0] ?? null)
}
