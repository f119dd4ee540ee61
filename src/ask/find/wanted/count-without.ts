import { countBits, firstDocs } from '../../../arrays/bitset.ts'
import type { Doc, Index } from '../../../index/types.ts'
import { type Condition, isWhere } from '../../query.ts'
import { docsOfAll } from '../conditions.ts'
import { inOrderOfGivingUp, isExcluding } from '../relax.ts'

/**
 * Counts what there is where nothing meets all that is asked and nothing is offered instead: how many spots lie where it is looked,
 * when none do, or how many there are without the first condition that can go. What is heard is not counted, nor is what is asked of
 * spots that were told. `docs`: them, where they are few.
 */
export function countWithout(
  conditions: readonly Condition[],
  index: Index,
): { total: number; conditions: readonly Condition[]; docs: readonly Doc[] } | undefined {
  if (conditions.length < 2 || conditions.some(({ on }) => UNCOUNTED.has(on))) return undefined
  const countOf = (some: readonly Condition[]) => countBits(docsOfAll(some, index))
  const where = conditions.filter(condition => isWhere(condition) && !condition.isNegated)
  if (where.length > 0 && countOf(where) === 0) return { total: 0, conditions: where, docs: [] }
  for (const left of inOrderOfGivingUp(conditions)) {
    if (isExcluding(left) || isWhere(left)) continue
    const others = conditions.filter(condition => condition !== left)
    const docs = docsOfAll(others, index)
    const total = countBits(docs)
    if (total > 0)
      return { total, conditions: others, docs: total > MOST_NAMED ? [] : [...firstDocs(docs, MOST_NAMED)] }
  }
  return undefined
}

/** So few are named beside their number. */
const MOST_NAMED = 3

const UNCOUNTED: ReadonlySet<Condition['on']> = new Set([
  'noise',
  'docs',
  'compared',
  'closer',
  'nearer',
  'after',
  'like',
])
