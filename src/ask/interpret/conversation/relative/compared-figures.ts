import { type Condition, type Group, isWhere, type Query } from '../../../query.ts'
import type { Reading } from '../../understand.ts'

/** "And how does that compare with forests?" after an average or a number: the same of both; null where something else is asked. */
export function comparedFigures(before: Query, { query, reference }: Reading): Query | null {
  const { conditions, subjects } = query
  const isOther = subjects.length > 0 || conditions.length === 0 || reference.comparative !== null
  if (!reference.isCompared || isOther || query.summary !== null) return null
  const { summary } = before
  const there = (all: readonly Condition[]) => replaced(all, conditions)
  if (before.kind === 'count') return { ...query, ...COUNTED(before.conditions, there(before.conditions)) }
  if (before.kind !== 'summary') return null
  if (summary?.of === 'groups') {
    const [only, ...others] = summary.groups
    if (!only || others.length > 0) return null
    const groups = [only, { said: '', conditions: there(only.conditions) }]
    return { ...query, kind: 'summary', conditions: [], summary: { ...summary, groups, end: 'most' } }
  }
  if (summary?.of !== 'share') return null
  // Of what is a place alone nothing would be asked there.
  const part = summary.part.filter(condition => !isWhere(condition))
  if (part.length === 0) return null
  const second = { ...summary, base: there(summary.base), part }
  return { ...query, kind: 'summary', conditions: [], summary: second, first: { ...before, first: null } }
}

/** The numbers of two searches beside each other. */
export const COUNTED = (one: readonly Condition[], other: readonly Condition[]) => {
  const groups: Group[] = [one, other].map(conditions => ({ said: '', conditions }))
  return {
    kind: 'summary',
    conditions: [],
    summary: { of: 'groups', groups, measure: 'count', how: 'mean', end: 'most' },
  } as const satisfies Partial<Query>
}

/** Another kind of place in place of the first, another place in place of its place, and all else as it was. */
function replaced(all: readonly Condition[], fresh: readonly Condition[]): Condition[] {
  const isReplaced = (condition: Condition) =>
    fresh.some(other => (isWhere(other) ? isWhere(condition) : other.on === condition.on))
  return [...all.filter(condition => !isReplaced(condition)), ...fresh]
}
