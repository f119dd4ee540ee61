import { and, type Bitset, isEmpty } from '../../arrays/bitset.ts'
import type { Index } from '../../index/types.ts'
import type { Condition } from '../query.ts'
import { LANDSCAPE_KEYS } from '../vocabulary/features.ts'
import { docsOfCondition } from './conditions.ts'

/** What people give up first comes first; a place they name they would rather keep than how quiet it is. */
const GIVEN_UP: readonly ((condition: Condition) => boolean)[] = [
  ({ on }) => on === 'docs',
  ({ on }) => on === 'closer',
  ({ on }) => on === 'rating' || on === 'compared',
  ({ on }) => on === 'level',
  ({ on }) => on === 'elevation',
  ({ on }) => on === 'text',
  ({ on, isNegated }) => isNegated && on === 'feature',
  ({ on }) => on === 'transport',
  ({ on }) => on === 'fire',
  ({ on }) => on === 'access',
  condition => condition.on === 'feature' && !isThing(condition),
  ({ on, isNegated }) => !isNegated && (on === 'near' || on === 'around' || on === 'between'),
  condition => isPlace(condition) && !isKept(condition),
  ({ on }) => on === 'feature',
]

/**
 * Leaves out the one condition without which something fits, or more and more of them; nothing when nothing fits in the
 * region that is named.
 */
export function relax(
  conditions: readonly Condition[],
  { index, shown }: { index: Index; shown: Bitset | null },
): { conditions: readonly Condition[]; relaxed: readonly Condition[] } {
  const isRegional = conditions.some(isKept)
  const order = GIVEN_UP.flatMap(fits => conditions.filter(fits)).filter(
    (condition, at, all) => all.indexOf(condition) === at,
  )
  const bits = new Map(conditions.map(condition => [condition, docsOfCondition(condition, index)]))
  const fits = (left: readonly Condition[]) => {
    const [firstBits, ...others] = [...left.flatMap(condition => bits.get(condition) ?? []), ...(shown ? [shown] : [])]
    return left.length > 0 && firstBits !== undefined && !isEmpty(others.reduce(and, firstBits))
  }
  for (const condition of order) {
    const left = conditions.filter(other => other !== condition)
    if (fits(left)) return { conditions: left, relaxed: [condition] }
  }
  for (let count = 2; count <= order.length; count++) {
    const relaxed = order.slice(0, count)
    const left = conditions.filter(condition => !relaxed.includes(condition))
    if (fits(left)) return { conditions: left, relaxed }
  }
  return isRegional ? { conditions, relaxed: [] } : { conditions: [], relaxed: order }
}

function isThing(condition: Condition): boolean {
  return condition.on === 'feature' && condition.any.some(key => LANDSCAPE_KEYS.has(key))
}

function isPlace(condition: Condition): condition is Extract<Condition, { on: 'place' }> {
  return condition.on === 'place' && !condition.isNegated
}

/** A region that is named stays: what is elsewhere was not asked for. A town or a lake is looked around. */
function isKept(condition: Condition): boolean {
  return isPlace(condition) && (condition.places.length > 1 || condition.places.some(({ center }) => center === null))
}
