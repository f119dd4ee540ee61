import { isWhere, type Query } from '../../query.ts'

/** Takes "the farthest" of which it is not said from where as a question for distances that are not recorded, and lists by rating. */
export function withoutFarthest(query: Query): Query {
  const isFar =
    query.order === 'farthest' && !query.conditions.some(condition => isWhere(condition) && MEASURED.has(condition.on))
  return isFar && query.subjects.length === 0
    ? { ...query, kind: 'find', order: 'rating', unmeasured: query.unmeasured ?? 'remoteness' }
    : query
}

const MEASURED: ReadonlySet<string> = new Set(['near', 'around', 'between'])
