import { type Condition, isWhere, type Query } from '../../../query.ts'
import type { Reading } from '../../understand.ts'
import { isSingle } from '../of-shown.ts'

/** "Anything within 10 km?" behind one spot: within so much of it; "make it 200 km" behind what lay around a place keeps that place. */
export function isWithinOfSpot(before: Query, { query, reference }: Reading): boolean {
  const { km, comparative } = reference
  const isOfSpot = km !== null && comparative !== 'farther' && isSingle(before) && !query.conditions.some(isWhere)
  return isOfSpot && !keepsCentre(before, { query, reference })
}

/** Where it was looked around a place, a distance alone is from there, and of a list so is what else is looked for. */
function keepsCentre(before: Query, { query, reference }: Pick<Reading, 'query' | 'reference'>): boolean {
  const near = before.subjects.length === 0 ? before.conditions.find(isNear) : undefined
  const { pronoun, follow, comparative, isNearby, hasHead } = reference
  if (near === undefined || pronoun !== null || follow === 'more' || comparative !== null || isNearby) return false
  const isAlone = !hasHead && query.conditions.length === 0
  return isAlone || (before.kind === 'nearest' && near.isStated)
}

function isNear(condition: Condition): condition is Condition & { on: 'near' } {
  return condition.on === 'near' && !condition.isNegated
}
