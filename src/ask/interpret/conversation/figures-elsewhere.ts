import { type Condition, isWhere, type Query, type Summary } from '../../query.ts'
import type { Reading } from '../understand.ts'

/** "And in Andorra?" after a share, an average or a count by kind: the same figure there; null where something else is asked. */
export function figuresElsewhere(before: Query, { query, reference, aspects }: Reading): Query | null {
  const { summary } = before
  const where = query.conditions.filter(isWhere)
  const isPlain =
    reference.pronoun === null && reference.comparative === null && !reference.hasHead && query.subjects.length === 0
  const isOnlyWhere = where.length > 0 && where.length === query.conditions.length && aspects.length === 0
  if (before.kind !== 'summary' || summary === null || !isPlain || !isOnlyWhere || reference.follow === null)
    return null
  const there = (conditions: readonly Condition[]) => [...conditions.filter(condition => !isWhere(condition)), ...where]
  const moved = movedTo(summary, there)
  return moved && { ...before, summary: moved, first: null, isYesNo: false }
}

function movedTo(summary: Summary, there: (conditions: readonly Condition[]) => Condition[]): Summary | null {
  switch (summary.of) {
    case 'share': {
      // What is asked of a part that is a place alone would ask nothing there.
      const part = summary.part.filter(condition => !isWhere(condition))
      return part.length === 0 ? null : { ...summary, base: there(summary.base), part }
    }
    case 'groups': {
      const [only, ...others] = summary.groups
      return only && others.length === 0
        ? { ...summary, groups: [{ said: '', conditions: there(only.conditions) }] }
        : null
    }
    case 'recorded':
      return { ...summary, base: there(summary.base) }
    default:
      return { ...summary, conditions: there(summary.conditions) }
  }
}
