import { and, type Bitset, isEmpty } from '../../arrays/bitset.ts'
import type { Index } from '../../index/types.ts'
import type { Condition } from '../query.ts'
import { LANDSCAPE_KEYS } from '../vocabulary/features.ts'
import { docsOfCondition } from './conditions.ts'

/** What people give up first comes first; a place they name they would rather keep than how quiet it is. */
const GIVEN_UP: readonly ((condition: Condition) => boolean)[] = [
  condition => condition.on === 'docs' && condition.isNamed !== true,
  ({ on }) => on === 'closer' || on === 'after',
  ({ on }) => on === 'rating' || on === 'compared',
  ({ on }) => on === 'level',
  ({ on }) => on === 'elevation',
  ({ on }) => on === 'text',
  ({ on, isNegated }) => isNegated && on === 'feature',
  ({ on }) => on === 'transport',
  ({ on }) => on === 'fire',
  ({ on }) => on === 'access',
  condition => condition.on === 'feature' && !isThing(condition),
  condition =>
    !condition.isNegated && (isBoundNear(condition) || condition.on === 'around' || condition.on === 'between'),
  condition => isPlace(condition) && !isKept(condition),
  ({ on }) => on === 'feature',
]

/**
 * Leaves out the one condition without which something fits, or more and more of them; nothing when nothing fits in the
 * region that is named, or as near as `around` says. The kind of place that is asked for goes only when no other
 * conditions, together, are enough: "a free lake with a hut" is rather any lake than any free hut. Near a place it stays.
 */
export function relax(
  conditions: readonly Condition[],
  { index, shown, around }: { index: Index; shown: Bitset | null; around?: Condition },
): { conditions: readonly Condition[]; relaxed: readonly Condition[] } {
  const isBound = conditions.some(
    condition => isKept(condition) || (condition.on === 'docs' && condition.isNamed === true),
  )
  const subject = around ? (conditions.find(isThing) ?? conditions.find(isSubject)) : undefined
  const order = GIVEN_UP.flatMap(fits => conditions.filter(fits)).filter(
    (condition, at, all) => all.indexOf(condition) === at && condition !== subject,
  )
  const bits = new Map(conditions.map(condition => [condition, docsOfCondition(condition, index)]))
  const within = [...(shown ? [shown] : []), ...(around ? [docsOfCondition(around, index)] : [])]
  const fits = (left: readonly Condition[]) => {
    const [firstBits, ...others] = [...left.flatMap(condition => bits.get(condition) ?? []), ...within]
    const isOpen = left.length === 0 && !around
    return !isOpen && firstBits !== undefined && !isEmpty(others.reduce(and, firstBits))
  }
  const without = (relaxed: readonly Condition[]) => conditions.filter(condition => !relaxed.includes(condition))
  const lesser = order.filter(condition => !isThing(condition))
  for (const among of [lesser, order]) {
    const one = among.find(condition => fits(without([condition])))
    if (one) return { conditions: without([one]), relaxed: [one] }
    for (let count = 2; count <= among.length; count++) {
      const relaxed = among.slice(0, count)
      if (!fits(without(relaxed))) continue
      // What need not go, stays.
      const needed = relaxed.reduceRight((kept, condition) => {
        const less = kept.filter(other => other !== condition)
        return fits(without(less)) ? less : kept
      }, relaxed)
      return { conditions: without(needed), relaxed: needed }
    }
  }
  return isBound || around ? { conditions, relaxed: [] } : { conditions: [], relaxed: order }
}

/** What is looked for where no landscape is: "a hut near Paris" is not any spot near Paris. */
function isSubject({ on, isNegated }: Condition): boolean {
  return !isNegated && (on === 'feature' || on === 'text' || on === 'named' || on === 'like')
}

function isThing(condition: Condition): boolean {
  return condition.on === 'feature' && !condition.isNegated && condition.any.some(key => LANDSCAPE_KEYS.has(key))
}

/** At any distance, the closest first: there is nothing to give up. */
function isBoundNear(condition: Condition): boolean {
  return condition.on === 'near' && condition.km !== Infinity
}

function isPlace(condition: Condition): condition is Extract<Condition, { on: 'place' }> {
  return condition.on === 'place' && !condition.isNegated
}

/** A region that is named stays: what is elsewhere was not asked for. A town or a lake is looked around. */
function isKept(condition: Condition): boolean {
  return isPlace(condition) && (condition.places.length > 1 || condition.places.some(({ center }) => center === null))
}
