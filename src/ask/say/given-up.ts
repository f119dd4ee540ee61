// What is said of conditions that were given up, in any language.
import { firstDocs } from '../../arrays/bitset.ts'
import type { Index } from '../../index/types.ts'
import { isDistanceStated, isNear } from '../find/whereabouts/around.ts'
import { docsOfAll } from '../find/conditions.ts'
import type { Retrieved } from '../find/retrieved.ts'
import { isEmptyRegion } from '../find/empty-region.ts'
import type { Condition, Query } from '../query.ts'
import { countedText } from './texts/counted-text.ts'

/** "Near" is said with the radius in which nothing was found; a distance that the question states, as it does. */
export function sought(conditions: readonly Condition[], soughtKm: number | null): Condition[] {
  return conditions.map(condition => {
    if (condition.on === 'around') return { ...condition, km: soughtKm ?? condition.km }
    if (!isNear(condition) || isDistanceStated(condition)) return condition
    return { ...condition, km: soughtKm ?? condition.km, isStated: true }
  })
}

/** Whether a condition says around what was looked, and no region that stays. */
export function isAround({ on }: Condition): boolean {
  return on === 'near' || on === 'place'
}

/** Whether a condition is met in part: what is told then is somewhat like a spot, and the likeness is not left out. */
export function isMetInPart({ on }: Condition, { conditions }: Retrieved): boolean {
  return on === 'like' && conditions.some(each => each.on === 'like' && each.by !== undefined)
}

/** The highest rating of what was found, where a higher one was asked for and a spot that is named has it; else null. */
export function missedBy(condition: Condition, { conditions, hits }: Retrieved, index: Index): number | null {
  if (condition.on !== 'rating' || condition.isNegated || hits.length === 0) return null
  const [best] = firstDocs(docsOfAll(conditions, index), 1)
  const rating = best === undefined ? null : index.silenceRating(best)
  const isNamed = hits.some(({ doc }) => index.silenceRating(doc) === rating)
  return rating !== null && isNamed && rating < (condition.min ?? 0) ? rating : null
}

/** "The catalogue has 0 spots in San Marino.", where more was asked for than that. */
export function emptyRegions({ conditions }: Query, { relaxed }: Retrieved, index: Index): string[] {
  const empty = relaxed.filter(condition => isEmptyRegion(condition, index))
  return conditions.length > 1 ? empty.map(condition => countedText({ total: 0, conditions: [condition] })) : []
}

/** Whether something is asked for that few spots are recorded as though many are it: wilderness. */
export function isOfLabel(conditions: readonly Condition[]): boolean {
  return conditions.some(({ isNegated, ...each }) => !isNegated && each.on === 'feature' && each.any.every(isLabel))
}

function isLabel(feature: string): boolean {
  return feature === 'wilderness'
}
