import type { Condition, Query } from '../../query.ts'
import { QUALITY_RANGES } from '../conditions/wording.ts'

/** "The quietest place in Europe", then "closer to Vienna": by distance among quiet ones, which were looked for; that is implied, and not asked. */
export function quietBehindBest({ kind, order, conditions, subjects }: Query): readonly Condition[] {
  const isOfQuietest = kind === 'superlative' && order === 'rating' && subjects.length === 0
  if (!isOfQuietest || conditions.some(isOfNoise)) return []
  return [{ on: 'rating', ...QUALITY_RANGES.quiet, ...QUIET, isNegated: false, isImplied: true }]
}

const QUIET = { quality: 'quiet', shown: 'quiet', said: 'quiet' } as const

function isOfNoise({ on }: Condition): boolean {
  return on === 'rating' || on === 'level' || on === 'noise' || on === 'compared'
}
