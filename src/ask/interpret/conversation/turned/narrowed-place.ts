// "Only the ones in Chile" of a list in Patagonia: those that lie in both.
import { LOOKING } from '../../../account/abstaining.ts'
import { countBits } from '../../../../arrays/bitset.ts'
import type { Index } from '../../../../index/types.ts'
import { docsOfAll } from '../../../find/conditions.ts'
import { type Condition, isWhere, type Query } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import type { Reading } from '../../understand.ts'
import { searchBehind } from '../../conditions/behind-shown.ts'

/** "Only those in Chile", "which of them are in Chile": of those that were looked for; "and in Chile" is elsewhere. */
export function isOnlyThere(spans: readonly Span[]): boolean {
  const only = spans.findIndex(({ meaning, said }) => OF_THOSE.has(meaning.is) && ONLY.test(said))
  return only !== -1 && spans[only - 1]?.meaning.is !== 'negation' && spans.slice(only).some(isName)
}

const OF_THOSE: ReadonlySet<Span['meaning']['is']> = new Set(['follow', 'pronoun', 'ask'])
const ONLY = /\b(only|just|nothing but|which (ones|of (them|these|those)))\b/i

function isName({ meaning }: Span): boolean {
  return meaning.is === 'name'
}

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
