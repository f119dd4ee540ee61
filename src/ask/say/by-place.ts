import { kilometres } from '../../text/distance-words.ts'
import { listed, within } from '../../text/english.ts'
import { countsByPlace } from '../find/by-place.ts'
import type { Retrieved } from '../find/retrieved.ts'
import type { Query } from '../query.ts'
import type { QuestionContext } from '../question-context.ts'

/** Says how many lie in each of several places: a list of the best may hold those of one alone. */
export function sayByPlace({ kind, limit }: Query, found: Retrieved, { index }: QuestionContext): string[] {
  const around = found.conditions.find(({ on }) => on === 'around')
  const where = (name: string) => (around?.on === 'around' ? `within ${kilometres(around.km)} of` : within(name))
  const counts = countsByPlace(kind, found, index).map(
    ({ place: { name }, count }) => `${count} ${where(name)} ${name}`,
  )
  // "The 3 quietest are …": of all that were found, and not of those three.
  const isOfMore = kind === 'superlative' && found.total > limit
  return counts.length > 0 ? [`${isOfMore ? 'In all, that' : 'That'} is ${listed(counts)}.`] : []
}
