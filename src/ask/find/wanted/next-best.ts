import { isEmpty } from '../../../arrays/bitset.ts'
import type { Index } from '../../../index/types.ts'
import { type Condition, isWhere } from '../../query.ts'
import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'
import { docsOfAll } from '../conditions.ts'

/** What is looked for where something is rarely recorded: who wants to swim finds lakes and beaches. */
const PLACES_FOR: ReadonlyMap<string, readonly string[]> = new Map([
  ['swimming', ['lake', 'beach']],
  ['fishing', ['lake', 'river']],
  ['canoeing', ['lake', 'river']],
  ['boating', ['lake', 'river']],
  // Few places are certified, and elsewhere is dark enough.
  ['dark-sky', ['stargazing']],
])

/** What is looked for in place of an activity that is recorded nowhere in the region, and that activity. */
export function nextBestOf(
  conditions: readonly Condition[],
  index: Index,
): { conditions: readonly Condition[]; left: Condition } | undefined {
  if (conditions.some(isLandscape)) return undefined
  for (const left of conditions) {
    const [key = '', ...others] = left.on === 'feature' && !left.isNegated ? left.any : []
    const any = others.length === 0 ? PLACES_FOR.get(key) : undefined
    const where = conditions.filter(isWhere)
    if (!any || where.length === 0 || !isEmpty(docsOfAll([left, ...where], index))) continue
    const instead: Condition = { on: 'feature', any, isNegated: false, said: left.said }
    if (isEmpty(docsOfAll([instead, ...where], index))) continue
    return { conditions: conditions.map(condition => (condition === left ? instead : condition)), left }
  }
  return undefined
}

function isLandscape(condition: Condition): boolean {
  if (condition.on !== 'feature' || condition.isNegated) return false
  return condition.any.some(key => LANDSCAPE_KEYS.has(key) && !PLACES_FOR.has(key))
}
