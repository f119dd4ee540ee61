// What was looked for stays what is spoken of, whatever was asked of its spots since.
import type { Doc } from '../../../../index/types.ts'
import type { Query } from '../../../query.ts'
import { LISTS } from '../of-shown.ts'

/**
 * Keeps the search that showed the spots of which a question asks: behind "which is quieter, the first or the second?" and "is
 * Tiveden free?" others are looked for as those were.
 */
export function withListKept(query: Query, before: Query | null, shownBy: (list: Query) => readonly Doc[]): Query {
  if (before === null || query.listed !== null || query.subjects.length === 0 || !OF_SPOTS.has(query.kind)) return query
  const isList = LISTS.has(before.kind) && before.subjects.length === 0 && before.silenceAt === null
  const list = isList ? before : before.listed
  if (list === null) return query
  const shown = new Set(shownBy({ ...list, first: null }))
  const isShown = ({ docs: [doc] }: Query['subjects'][number]) => doc !== undefined && shown.has(doc)
  // "Is it louder than Sarek?" leaves the list of it what is spoken of.
  const { kind, subjects } = query
  const isOfList = kind === 'compare' ? subjects.some(isShown) : subjects.every(isShown)
  return isOfList ? { ...query, listed: list } : query
}

const OF_SPOTS: ReadonlySet<Query['kind']> = new Set(['about', 'why', 'compare'])
