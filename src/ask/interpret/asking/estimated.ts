import type { Condition, Query } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import { FAR_KM, isFar } from '../../recognise/places/far.ts'

/** The words that a distance was estimated from, where it became one. */
export function estimatedIn(spans: readonly Span[], conditions: readonly Condition[]): Query['estimated'] {
  for (const { meaning, typed } of spans) {
    if (meaning.is !== 'distance' || meaning.estimate === undefined) continue
    const isOf = (each: Condition) => (each.on === 'near' || each.on === 'around') && each.km === meaning.km
    if (conditions.length === 0 || conditions.some(isOf)) return { said: typed, km: meaning.km }
  }
  // "Far from Oslo" says no distance.
  const far = spans.find(isFar)
  const isOfFar = conditions.some(each => each.on === 'near' && each.isNegated && each.km === FAR_KM)
  return far && isOfFar ? { said: far.typed, km: FAR_KM } : null
}
