import type { Index } from '../../../index/types.ts'
import { isEmptyRegion } from '../../find/empty-region.ts'
import type { Retrieved } from '../../find/retrieved.ts'
import type { Query } from '../../query.ts'
import { countedText } from './counted-text.ts'

/** "The catalogue has 0 spots in San Marino.", where more was asked for than that. */
export function emptyRegions({ conditions }: Query, { relaxed }: Retrieved, index: Index): string[] {
  const empty = relaxed.filter(condition => isEmptyRegion(condition, index))
  return conditions.length > 1 ? empty.map(condition => countedText({ total: 0, conditions: [condition] })) : []
}
