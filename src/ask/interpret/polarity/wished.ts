import { type Condition, isWhere } from '../../query.ts'

/** Parts what would be nice from what must be; where nothing must be, all of it is asked for. */
export function wishesApart(all: readonly Condition[]): { conditions: Condition[]; wishes: Condition[] } {
  const must = all.filter(condition => !isWish(condition))
  if (must.length === 0) return { conditions: all.map(plain), wishes: [] }
  return { conditions: must.map(plain), wishes: all.filter(isWish).map(plain) }
}

function isWish(condition: Condition): boolean {
  return condition.isWish === true && !isWhere(condition)
}

function plain(condition: Condition): Condition {
  const { isWish, ...rest } = condition
  return isWish ? rest : condition
}
