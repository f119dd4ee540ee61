import type { Retrieved } from '../../find/retrieved.ts'
import { isNear } from '../../find/whereabouts/around.ts'

/** Names what comes first among those that were found. */
export function orderWord({ order, conditions }: Retrieved): string {
  if (order === 'noise') return 'noisiest'
  return order === 'distance' && conditions.some(isNear) ? 'closest' : 'quietest'
}
