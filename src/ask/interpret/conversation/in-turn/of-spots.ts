import type { Query } from '../../../query.ts'

/** What is answered by spots, or by something of them. */
export const OF_SPOTS: ReadonlySet<Query['kind']> = new Set([
  'find',
  'nearest',
  'superlative',
  'about',
  'why',
  'compare',
  'count',
  'summary',
])
