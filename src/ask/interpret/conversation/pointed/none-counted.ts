import { type Condition, isWhere, type Query } from '../../../query.ts'
import { ORDERED } from '../of-shown.ts'
import type { Reading } from '../../understand.ts'

/** "Which of those has picnic tables?" behind what is not known of those that were listed, "only the bigger ones": of all that were found. */
export function listBehindUnknown(last: Query, { query, reference }: Reading): Query | null {
  const { kind, unmeasured, listed } = last
  // "List the five loudest" behind what is not known of those that were shown.
  const isUnknown = kind === 'about' && last.subjects.length > 1 && last.aspects.every(({ of }) => of === 'unrecorded')
  const isOrder = ORDERED.has(query.kind) && query.conditions.length === 0 && reference.pronoun === null
  if (isUnknown && isOrder && !reference.isOfTwo && query.subjects.length === 0) return listed
  const isAsked = reference.isWhich || reference.isAny || query.kind === 'count'
  const isWished =
    query.conditions.length > 0 && query.conditions.every(({ on }) => on === 'feature' || on === 'access')
  const isOfThose = isAsked && isWished && reference.pronoun !== 'spot' && query.subjects.length === 0
  return kind === 'compare' && unmeasured !== null && isOfThose ? listed : null
}

/** "Sort north to south" behind "how many of them allow fires?", of which there are none: those that were listed before. */
export function listBehindNone(
  counted: Query,
  { query, reference }: Reading,
  { listed, spotsOf }: { listed: () => Query | null; spotsOf: (query: Query) => readonly number[] },
): Query | null {
  const isOrder = ORDERED.has(query.kind) && query.subjects.length === 0 && query.conditions.every(isWhere)
  if (counted.kind !== 'count' || !isOrder || reference.hasHead || spotsOf(counted).length > 0) return null
  const list = listed()
  const isOfList = list?.kind === 'find' && list.conditions.every(each => counted.conditions.some(isSameAs(each)))
  return isOfList ? list : null
}

function isSameAs(one: Condition): (other: Condition) => boolean {
  const test = testOf(one)
  return other => testOf(other) === test
}

function testOf(condition: Condition): string {
  return JSON.stringify({ ...condition, said: '', isMet: undefined })
}
