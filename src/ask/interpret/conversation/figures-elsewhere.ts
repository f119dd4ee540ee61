import { type Condition, type Group, isWhere, type Query, type Summary } from '../../query.ts'
import type { Reading } from '../understand.ts'

/**
 * "And in Andorra?", "and of the peaks?" after a share, an average or a count by kind: the same figure there, or of those; null
 * where something else is asked.
 */
export function figuresElsewhere(before: Query, reading: Reading): Query | null {
  const { query, reference, aspects } = reading
  const { summary } = before
  const other = summary && otherThing(before, summary, reading)
  if (other) return other
  const where = query.conditions.filter(isWhere)
  // "And of the ones on the Isle of Man?"
  const isOfOnes = reference.pronoun === 'spots' && !reference.isWhich && query.kind === 'find'
  const isPlain =
    (reference.pronoun === null || isOfOnes) &&
    reference.comparative === null &&
    !reference.hasHead &&
    query.subjects.length === 0
  const isOnlyWhere =
    where.length > 0 && where.length === query.conditions.length && aspects.every(({ of }) => of === 'in place')
  if (before.kind !== 'summary' || summary === null || !isPlain || !isOnlyWhere || reference.follow === null)
    return null
  const there = (conditions: readonly Condition[]) => [...conditions.filter(condition => !isWhere(condition)), ...where]
  const moved = movedTo(summary, there)
  return moved && { ...before, conditions: there(before.conditions), summary: moved, first: null, isYesNo: false }
}

/** "And of the peaks?" after the share of lakes that are free, or their average. */
function otherThing(before: Query, summary: Summary, { query, reference, aspects }: Reading): Query | null {
  const [thing, ...others] = query.conditions
  const isOther =
    (reference.follow === 'and' || reference.follow === 'instead') &&
    reference.pronoun === null &&
    reference.comparative === null
  if (!isOther || thing?.on !== 'feature' || thing.isNegated || others.length > 0) return null
  if (aspects.some(aspect => aspect.of !== 'feature')) return null
  const of = (conditions: readonly Condition[]) => [thing, ...conditions.filter(({ on }) => on !== 'feature')]
  const first = { ...before, first: null, isYesNo: false }
  if (summary.of === 'share' && summary.base.some(({ on }) => on === 'feature'))
    return { ...first, summary: { ...summary, base: of(summary.base) } }
  const [group] = summary.of === 'groups' && summary.groups.length === 1 ? summary.groups : []
  if (summary.of !== 'groups' || !group?.conditions.some(({ on }) => on === 'feature')) return null
  return { ...first, summary: { ...summary, groups: [{ said: '', conditions: of(group.conditions) }] } }
}

function movedTo(summary: Summary, there: (conditions: readonly Condition[]) => Condition[]): Summary | null {
  switch (summary.of) {
    case 'share': {
      // What is asked of a part that is a place alone would ask nothing there.
      const part = summary.part.filter(condition => !isWhere(condition))
      return part.length === 0 ? null : { ...summary, base: there(summary.base), part }
    }
    case 'groups': {
      const [first, ...others] = summary.groups
      if (!first) return null
      if (others.length > 0 && isByPlace(summary.groups))
        return { ...summary, groups: [...summary.groups, ...eachPlace(there(first.conditions))] }
      const isOfOnePlace = new Set(summary.groups.map(({ conditions }) => whereOf(conditions))).size === 1
      const moved = summary.groups.map(({ conditions }) => ({ said: '', conditions: there(conditions) }))
      return isOfOnePlace ? { ...summary, groups: moved } : null
    }
    case 'recorded':
      return { ...summary, base: there(summary.base) }
    default:
      return { ...summary, conditions: there(summary.conditions) }
  }
}

/** "Scotland or Wales": of each the same is asked, and another place is one more of them. */
function isByPlace(groups: readonly Group[]): boolean {
  const asked = groups.map(({ conditions }) => JSON.stringify(conditions.filter(condition => !isWhere(condition))))
  return groups.every(({ conditions }) => conditions.some(isWhere)) && new Set(asked).size === 1
}

/** "And in Ireland and Norway?": a group for each. */
function eachPlace(conditions: readonly Condition[]): Group[] {
  const places = conditions.flatMap(condition => (condition.on === 'place' ? condition.places : []))
  if (places.length === 0) return [{ said: '', conditions }]
  return places.map(place => ({
    said: place.name,
    conditions: conditions.map(each => (each.on === 'place' ? { ...each, places: [place], said: place.name } : each)),
  }))
}

function whereOf(conditions: readonly Condition[]): string {
  return conditions
    .filter(isWhere)
    .map(({ said }) => said)
    .join('|')
}
