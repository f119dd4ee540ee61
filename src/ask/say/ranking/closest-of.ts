import { kilometres } from '../../../text/distance-words.ts'
import type { Condition } from '../../query.ts'
import { nounPhrase } from '../noun-phrase.ts'

/** "Of the 14 spots quieter than that, the closest to Grunewald"; "the closest lake to Oslo that is more than 25 km away". */
export function closestOf(conditions: readonly Condition[], total: number, place: string): string {
  const isCompared = total > 1 && conditions.some(({ on }) => on === 'compared')
  if (isCompared) return `Of the ${total} ${nounPhrase(conditions, total)}, the closest to ${place}`
  const beyond = conditions.find(each => each.on === 'near' && each.isNegated && each.place.name === place)
  const rest = conditions.filter(each => each !== beyond)
  const away = beyond?.on === 'near' ? ` that is more than ${kilometres(beyond.km)} away` : ''
  return `The closest ${nounPhrase(rest, 1)} to ${place}${away}`
}
