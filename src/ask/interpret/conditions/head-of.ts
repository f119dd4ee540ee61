import type { Condition } from '../../query.ts'
import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'

/** Of what was asked for, the kinds of place that another kind replaces: landscapes, or else what was named first; never what they have. */
export function headsOf(conditions: readonly Condition[]): readonly Condition[] {
  const features = conditions.filter(({ on, isNegated }) => on === 'feature' && !isNegated)
  const landscapes = features.filter(isLandscape)
  if (landscapes.length > 0) return landscapes
  const built = features.filter(isBuilt)
  return (built.length > 0 ? built : features).slice(0, 1)
}

/** What is built for those who come, and can be what is looked for. */
export const BUILT: ReadonlySet<string> = new Set(['hut', 'shelter', 'camping', 'picnic', 'bird-hide', 'firepit'])

/** A kind of place by itself, where an amenity is what it has. */
export function isLandscape(condition: Condition): boolean {
  return condition.on === 'feature' && !condition.isNegated && condition.any.every(key => LANDSCAPE_KEYS.has(key))
}

/** A hut, a campsite or the like. */
export function isBuilt(condition: Condition): boolean {
  return condition.on === 'feature' && !condition.isNegated && condition.any.some(key => BUILT.has(key))
}
