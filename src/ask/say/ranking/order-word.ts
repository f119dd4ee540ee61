import type { Condition, Query } from '../../query.ts'
import type { Retrieved } from '../../find/retrieved.ts'
import { measureOf } from '../../find/measured.ts'
import type { Doc } from '../../../index/types.ts'
import type { QuestionContext } from '../../question-context.ts'
import { ORDER_WORDS } from './measures.ts'
import { isNear } from '../../find/whereabouts/around.ts'

/** Names what comes first among those that were found. */
export function orderWord({ order, conditions }: Retrieved): string {
  if (order === 'noise') return 'noisiest'
  if (order === 'highest level') return 'loudest'
  return order === 'distance' && conditions.some(isNear) ? 'closest' : 'quietest'
}

/** What the noise of each is, where the loudest of those above a bound come first. */
export function loudnessShown({ order }: Retrieved, { index }: QuestionContext): ((doc: Doc) => string) | undefined {
  if (order !== 'highest level') return undefined
  return doc => {
    const level = measureOf(order, doc, index)
    return level === null ? '' : ORDER_WORDS[order].shown(level)
  }
}

/**
 * Conditions without the quality that an order says already: the quietest is quiet. The noisiest of quiet ones is not the
 * noisiest of all, so there "quiet" is said.
 */
export function withoutSaidByOrder(conditions: readonly Condition[], order: Query['order']): readonly Condition[] {
  if (order !== 'rating' && order !== 'noise') return conditions
  return conditions.filter(
    condition =>
      condition.on !== 'rating' || condition.quality === null || (order === 'noise' && condition.quality !== 'noisy'),
  )
}
