import type { Query } from '../../query.ts'

/** What was looked for where one of those that were shown was asked for; null where all were. */
export function behindShown(query: Query): Query | null {
  const shown = query.conditions.find(condition => condition.on === 'docs' && condition.search !== undefined)
  if (shown?.on !== 'docs' || !shown.search) return null
  return { ...query, kind: 'find', order: 'rating', rank: 1, aspects: [], conditions: shown.search }
}

/** The search of whose spots one was asked about, or one of those that were shown was asked for. */
export function searchBehind(before: Query): Query {
  return (before.subjects.length > 0 ? before.listed : behindShown(before)) ?? before
}
