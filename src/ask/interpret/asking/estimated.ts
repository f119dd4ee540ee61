import type { Condition, Query } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'

/** The words that a distance was estimated from, where it became one. */
export function estimatedIn(spans: readonly Span[], conditions: readonly Condition[]): Query['estimated'] {
  for (const { meaning, typed } of spans) {
    if (meaning.is !== 'distance' || meaning.estimate === undefined) continue
    const isOf = (each: Condition) => (each.on === 'near' || each.on === 'around') && each.km === meaning.km
    if (conditions.length === 0 || conditions.some(isOf)) return { said: typed, km: meaning.km }
  }
  return null
}
