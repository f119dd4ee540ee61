import type { Condition } from '../../query.ts'
import { nounPhrase } from '../noun-phrase.ts'

/** "Of the 14 spots quieter than that, the closest to Grunewald". */
export function closestOf(conditions: readonly Condition[], total: number, place: string): string {
  const isCompared = total > 1 && conditions.some(({ on }) => on === 'compared')
  return isCompared
    ? `Of the ${total} ${nounPhrase(conditions, total)}, the closest to ${place}`
    : `The closest ${nounPhrase(conditions, 1)} to ${place}`
}
