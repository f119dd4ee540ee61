import { isNear } from '../../find/whereabouts/around.ts'
import type { Hit, Retrieved } from '../../find/retrieved.ts'
import type { Query, Test } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { kilometresBeyond } from '../../../text/distance-words.ts'
import { ratedText } from '../rating.ts'
import { type Speech, speech } from '../speech.ts'
import { withLand } from '../spot-line.ts'

type Near = Pick<Extract<Test, { on: 'near' }>, 'place'>

/** Says which spot is the closest, and how far it is: "The closest is Sihlwald (rated 3.0), 31 km from Zürich in a straight line." */
export function sayClosest(
  { doc, km }: Hit,
  { place }: Near,
  found: Pick<Retrieved, 'isFar' | 'noisy'> & { asked?: Query['conditions'] },
  { index }: QuestionContext,
): string {
  const spot = index.spot(doc)
  const none = found.isFar ? 'None is near: the' : 'The'
  const away = kilometresBeyond(km ?? 0, limitsOf(found.asked ?? []))
  return `${none} closest${butNoisy(found)} is ${found.isFar ? withLand(spot) : spot.name} (${ratedText(spot)}), ${away} from ${place.name} in a straight line.`
}

/** How near it was to be. */
export function limitsOf(asked: Query['conditions']): number[] {
  return asked.flatMap(each => ((each.on === 'near' || each.on === 'around') && !each.isNegated ? [each.km] : []))
}

/** Noisy spots that are not shown may lie nearer. */
export function butNoisy({ noisy }: Pick<Retrieved, 'noisy'>): string {
  return noisy > 0 ? ' that is not noisy' : ''
}

/** Says beneath a list of the quietest near a place which is the closest, where that is none of them. */
export function sayClosestUnshown(found: Retrieved, context: QuestionContext): Speech {
  const near = found.conditions.find(isNear)
  if (!found.closest || !near) return speech([])
  return speech([`\n${sayClosest(found.closest, near, found, context)}`], [found.closest.doc])
}
