// What words do to those beside them: they wish for it, rule it out, or say that it is what disturbs.
import type { Span } from '../../recognise/spans.ts'
import { withWishes } from './wishes.ts'

/** Reads wishes, aversions and negations as what they make of the words beside them. */
export function withPolarity(spans: readonly Span[]): readonly Span[] {
  return withWishes(spans)
}
