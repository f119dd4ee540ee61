import type { Span } from '../../recognise/spans.ts'
import type { Located } from '../places.ts'

/** "Your 5.0 for Andorra": where a rating was given, and no spot is said to lie. */
export function isOfValue(spans: readonly Span[], { at }: Located): boolean {
  return /^(number|rating)$/.test(spans[at - 2]?.meaning.is ?? '')
}
