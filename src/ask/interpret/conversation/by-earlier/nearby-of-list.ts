import type { Query } from '../../../query.ts'
import { withNearbyUntested } from '../../../recognise/clauses/near-amenities.ts'
import type { Span } from '../../../recognise/spans.ts'
import { isSingle } from '../of-shown.ts'

/** Reads "only ones with drinking water nearby" behind a list: of those, and of nothing around one of them. */
export function withNearbyOfList(spans: readonly Span[], before: () => Query | null): readonly Span[] {
  const untested = withNearbyUntested(spans)
  if (untested.every((span, at) => span === spans[at])) return spans
  const earlier = before()
  return earlier === null || isSingle(earlier) || earlier.silenceAt !== null ? spans : untested
}
