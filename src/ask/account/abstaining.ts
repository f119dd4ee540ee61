import type { Kind } from '../question.ts'
import type { Understanding } from '../query.ts'

/** Kinds that look for spots: with most of the words left out they would be others than those asked for. */
export const LOOKING: ReadonlySet<Kind> = new Set(['find', 'nearest', 'superlative', 'count', 'summary'])

/** Takes a question of which more was not applied than applied as one that cannot be answered, and its corrections as not made. */
export function abstaining(understanding: Understanding): Understanding {
  const { query, account } = understanding
  return account.isMostLost && LOOKING.has(query.kind)
    ? { ...understanding, query: { ...query, kind: 'not understood' }, account: { ...account, corrected: [] } }
    : understanding
}
