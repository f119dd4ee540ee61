// "Only the ones in Chile" of a list in Patagonia: those that lie in both.
import { LOOKING } from '../../../account/abstaining.ts'
import { countBits } from '../../../../arrays/bitset.ts'
import type { Index } from '../../../../index/types.ts'
import { docsOfAll } from '../../../find/conditions.ts'
import { type Condition, isWhere, type Query } from '../../../query.ts'
import type { Reading } from '../../understand.ts'
import { searchBehind } from '../../conditions/behind-shown.ts'

/** Keeps where was looked before as far as anything there lies in the new place, too; what is all of it needs no second place. */
export function withinEarlierPlace(query: Query, before: Query, { reference }: Reading, index: Index): Query {
  if (!reference.isOnlyThere || !LOOKING.has(query.kind) || query.subjects.length > 0) return query
  const fresh = query.conditions.filter(isPlaced)
  const old = searchBehind(before).conditions.filter(each => isPlaced(each) && !fresh.includes(each))
  if (fresh.length === 0 || old.length === 0) return query
  const all = countBits(docsOfAll(fresh, index))
  const isPartOf = (where: Condition) => {
    const both = countBits(docsOfAll([...fresh, where], index))
    return both > 0 && both < all
  }
  return { ...query, conditions: [...query.conditions, ...old.filter(isPartOf)] }
}

function isPlaced(condition: Condition): boolean {
  return isWhere(condition) && !condition.isNegated
}
