import { isWhere, type Query } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'

/** How a turn that changes what was looked for as a whole is written in what is read. */
export const TURNS = ['anywhere at all', 'paid or not'] as const
export type Turn = (typeof TURNS)[number]

/** How a negation is said that takes a condition back and rules nothing out. */
export const NOT_NECESSARILY = 'not necessarily'

/** The turn that spans say. */
export function turnIn(spans: readonly Span[]): Turn | null {
  return TURNS.find(turn => spans.some(({ meaning, said }) => meaning.is === 'follow' && said === turn)) ?? null
}

/** What was looked for, as the turn changes it. */
export function turned(before: Query, turn: Turn): Query {
  if (turn === 'paid or not') return { ...before, conditions: before.conditions.filter(({ on }) => on !== 'access') }
  const conditions = before.conditions.filter(condition => !isWhere(condition) || condition.isNegated)
  return before.kind === 'nearest'
    ? { ...before, conditions, kind: 'find', order: 'rating' }
    : { ...before, conditions }
}
