import { isEmpty } from '../../../arrays/bitset.ts'
import type { Condition, Query } from '../../query.ts'
import { fitting, type Retrieved, retrieved, type Searched, without } from '../retrieved.ts'
import { isWidenable, reaching, wideningOf } from '../whereabouts/around.ts'

/**
 * "Something quieter?" where nothing is: farther around the place, and at last the closest anywhere; in a region that none is.
 * What was told is not told again. Undefined where nothing was told before.
 */
export function moreThanTold(query: Query, searched: Searched): Retrieved | undefined {
  if (!query.conditions.some(isThanTold)) return undefined
  const around = query.conditions.find(isWidenable)
  const none = retrieved(query, query.conditions, [], searched)
  if (!around) return none
  const at = (km: number) => [...without(query.conditions, [around]), reaching(around, km)]
  const fits = (km: number) => !isEmpty(fitting(at(km), searched))
  const steps = wideningOf(around)
  const step = steps.find(fits)
  const byDistance: Query = { ...query, order: 'distance' }
  if (step !== undefined) return retrieved(byDistance, at(step), [around], searched)
  if (!fits(Infinity)) return none
  const closest = retrieved({ ...byDistance, limit: 1, rank: 1 }, at(Infinity), [around], searched)
  return { ...closest, soughtKm: steps.at(-1) ?? null, isFar: true }
}

function isThanTold(condition: Condition): boolean {
  return condition.on === 'compared' && condition.isTold === true
}
