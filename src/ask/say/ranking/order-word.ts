import type { Condition, Query } from '../../query.ts'
import type { Retrieved } from '../../find/retrieved.ts'
import type { Doc } from '../../../index/types.ts'
import type { QuestionContext } from '../../question-context.ts'
import { levelBeside } from '../noises/level-beside.ts'
import { isNear } from '../../find/whereabouts/around.ts'

/** Names what comes first among those that were found. */
export function orderWord({ order, conditions }: Retrieved): string {
  if (order === 'noise') return 'noisiest'
  if (order === 'highest level') return 'loudest'
  return order === 'distance' && conditions.some(isNear) ? 'closest' : 'quietest'
}

/** What the noise of each is, where a limit in dB was asked for. */
export function loudnessShown(found: Retrieved, { index }: QuestionContext): (doc: Doc) => string {
  return doc => {
    const beside = levelBeside(found, doc, index)
    if (!beside) return ''
    const { level, decimals, isFaintest } = beside
    return `${isFaintest ? 'less than ' : ''}${level.toFixed(decimals)} dB`
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
