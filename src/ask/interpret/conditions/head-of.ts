import type { Condition, Query } from '../../query.ts'
import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'

/** Of what was asked for, the kinds of place that another kind replaces: landscapes, or else what was named first; never what they have. */
export function headsOf(conditions: readonly Condition[]): readonly Condition[] {
  const features = conditions.filter(({ on, isNegated }) => on === 'feature' && !isNegated)
  const landscapes = features.filter(isLandscape)
  if (landscapes.length > 0) return landscapes
  const built = features.filter(isBuilt)
  return (built.length > 0 ? built : features).slice(0, 1)
}

/**
 * Of what was asked for, the kinds in whose place another is looked for, and how high those were to lie. The best of another kind
 * is still to have what they were to have, and is looked for among all, quiet or not.
 */
export function headsReplacedBy(query: Query, before: readonly Condition[]): readonly Condition[] {
  const isBest = query.kind === 'superlative' || query.kind === 'nearest'
  const heads = isBest ? otherKinds(query.conditions, before) : headsOf(before)
  const isOfThem = (each: Condition) => each.on === 'elevation' || (isBest && isQuiet(each))
  return heads.length === 0 ? [] : [...heads, ...before.filter(isOfThem)]
}

/** A kind and not what it has, where it is another than what is looked for now. */
function otherKinds(fresh: readonly Condition[], before: readonly Condition[]): readonly Condition[] {
  const heads = headsOf(before)
  const isBuiltSought = fresh.some(isBuilt) && !fresh.some(isLandscape) && before.some(isBuilt)
  const kinds = isBuiltSought ? before.filter(isKind).slice(0, 1) : heads.filter(isKind)
  const isSameKind = kinds.every(head => fresh.some(other => isSameFeature(head, other)))
  return isSameKind ? [] : kinds
}

/** "Quiet lakes". */
export function isQuiet(condition: Condition): boolean {
  return condition.on === 'rating' && condition.quality !== null && condition.quality !== 'noisy'
}

function isKind(condition: Condition): boolean {
  return isLandscape(condition) || isBuilt(condition)
}

function isSameFeature(a: Condition, b: Condition): boolean {
  return a.on === 'feature' && b.on === 'feature' && a.any.join() === b.any.join()
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
