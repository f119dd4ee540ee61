import { isWhere, type Query } from '../../../query.ts'
import { another, ANOTHER_SUBJECT } from './another-subject.ts'
import type { Span } from '../../../recognise/spans.ts'

/** How a turn that changes what was looked for as a whole is written in what is read. */
export const WHOLE_TURNS = ['anywhere at all', 'paid or not'] as const
/** "It does not have to be there": what is said beside it is asked of what lies elsewhere, too. */
export const LIFTED = 'not only there'
export const TURNS = [...WHOLE_TURNS, ANOTHER_SUBJECT, LIFTED] as const
export type Turn = (typeof TURNS)[number]
export type WholeTurn = (typeof WHOLE_TURNS)[number]

/** The turn that spans say. */
export function turnIn(spans: readonly Span[]): Turn | null {
  return TURNS.find(turn => spans.some(({ meaning, said }) => meaning.is === 'follow' && said === turn)) ?? null
}

/** What was looked for, as the turn changes it. */
export function turned(before: Query, turn: Turn, query: Query): Query {
  if (turn === ANOTHER_SUBJECT) return another(before, query)
  if (turn === 'paid or not') return { ...before, conditions: before.conditions.filter(({ on }) => on !== 'access') }
  const conditions = before.conditions.filter(condition => !isWhere(condition) || condition.isNegated)
  return before.kind === 'nearest'
    ? { ...before, conditions, kind: 'find', order: 'rating' }
    : { ...before, conditions }
}
