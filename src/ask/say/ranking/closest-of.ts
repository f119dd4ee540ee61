import type { Condition } from '../../query.ts'
import { nounPhrase } from '../noun-phrase.ts'

/** "Of the 14 spots quieter than that, the closest to Grunewald"; "the closest lake more than 25 km from Oslo" names it once. */
export function closestOf(conditions: readonly Condition[], total: number, place: string): string {
  const isCompared = total > 1 && conditions.some(({ on }) => on === 'compared')
  if (isCompared) return `Of the ${total} ${nounPhrase(conditions, total)}, the closest to ${place}`
  const isBeyond = conditions.some(each => each.on === 'near' && each.isNegated && each.place.name === place)
  return `The closest ${nounPhrase(conditions, 1)}${isBeyond ? '' : ` to ${place}`}`
}
