import { ratingText } from '../../../../text/english.ts'
import type { QuestionContext } from '../../../question-context.ts'
import type { Condition, Query } from '../../../query.ts'
import type { Reading } from '../../understand.ts'

/** "A quieter place within 3 km of that point": rated higher than what was computed there, where that is known. */
export function quieterThanPoint(
  query: Query,
  before: Query,
  { reference }: Reading,
  { explainPoint }: QuestionContext,
): Query {
  const { silenceAt } = before
  const isNear = query.conditions.some(condition => condition.on === 'near' && condition.place === silenceAt)
  if (!silenceAt?.center || reference.comparative !== 'quieter' || !isNear) return query
  const rating = explainPoint?.(silenceAt.center)?.rating
  if (rating === undefined) return query
  const shown = `rated above ${ratingText(rating)}`
  const min = Math.round(10 * rating + 1) / 10
  const quieter: Condition = { on: 'rating', quality: null, min, max: null, shown, isNegated: false, said: shown }
  return { ...query, conditions: [...query.conditions.filter(({ on }) => on !== 'rating'), quieter] }
}
