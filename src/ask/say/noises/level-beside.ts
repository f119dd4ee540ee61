import { measureOf } from '../../find/measured.ts'
import type { Retrieved } from '../../find/retrieved.ts'
import type { Doc, Index } from '../../../index/types.ts'
import { FAINTEST_DB } from '../kinds/certainty.ts'

/**
 * Returns the noise level of a spot in dB(A) Lden, as it is shown beside it where a limit in dB was asked for: `faintest` where
 * it is below what is told apart. A level that is rounded to the limit has a decimal. Null where no limit was asked for, or
 * no level is known.
 */
export function levelBeside(
  { conditions, relaxed }: Pick<Retrieved, 'conditions' | 'relaxed'>,
  doc: Doc,
  index: Index,
): { level: number; decimals: 0 | 1; isFaintest: boolean } | null {
  const limits = [...conditions, ...relaxed].flatMap(each =>
    each.on === 'level' ? [each.min ?? [], each.max ?? []].flat() : [],
  )
  const level = limits.length > 0 ? measureOf('highest level', doc, index) : null
  if (level === null) return null
  const isAtLimit = limits.some(limit => Math.round(limit) === Math.round(level))
  return { level: Math.max(level, FAINTEST_DB), decimals: isAtLimit ? 1 : 0, isFaintest: level <= FAINTEST_DB }
}
