import { NOISY_BELOW } from '../../../silence/rating.ts'
import type { Doc, Index } from '../../../index/types.ts'
import type { Condition, Query } from '../../query.ts'

/** Whether the quietest are asked for and no later place in their order, or spots rated or ranked above others; of those near a place the nearest may be noisy. */
export function seeksQuiet({ kind, order, rank, conditions }: Query): boolean {
  if (order === 'noise' || order === 'highest level' || conditions.some(isNoisyAsked)) return false
  return (kind === 'superlative' && order === 'rating' && rank === 1) || conditions.some(isQuietSought)
}

/** A rating is asked for. */
export function isQuietAsked(condition: Condition): boolean {
  return condition.on === 'rating' && !condition.isNegated
}

function isQuietSought({ isNegated, ...condition }: Condition): boolean {
  if (condition.on === 'compared') return !isNegated && (condition.how === 'quieter' || condition.how === 'as quiet')
  if (condition.on === 'level') return !isNegated && condition.max !== null
  return condition.on === 'rating' && (isNegated ? condition.max !== null : condition.min !== null)
}

/** Noisy spots are asked for: those rated 2 or lower, those louder than another. */
function isNoisyAsked(condition: Condition): boolean {
  if (condition.on === 'rating')
    return condition.isNegated
      ? condition.min !== null
      : condition.max !== null || (condition.min ?? HIGH) < NOISY_BELOW
  // Of a kind of noise: the others may be as loud as they are.
  if (condition.on === 'noise') return true
  if (condition.on === 'level') return condition.min !== null || condition.isNegated
  return condition.on === 'compared' && condition.how === 'louder'
}

const HIGH = 5

/** Those that are not noisy; all where all are. */
export function notNoisy(docs: readonly Doc[], index: Index): readonly Doc[] {
  const quieter = docs.filter(doc => index.silenceRating(doc) >= NOISY_BELOW)
  return quieter.length > 0 ? quieter : docs
}
