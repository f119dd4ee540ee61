import type { Retrieved } from '../../../find/retrieved.ts'
import { isNear } from '../../../find/whereabouts/around.ts'
import type { QuestionContext } from '../../../question-context.ts'
import { type Speech, speech } from '../../speech.ts'
import { ratedIn } from '../noise.ts'
import type { Voice } from '../voice.ts'

/** Says beneath a list of the quietest near a place which is the closest, where that is none of them. */
export function closestUnshownIn(
  voice: Voice,
  { closest, conditions, noisy }: Retrieved,
  { index }: QuestionContext,
): Speech {
  const near = conditions.find(isNear)
  if (!closest || !near) return speech([])
  const { say } = voice
  const spot = index.spot(closest.doc)
  const but = noisy > 0 ? say.butNoisy : ''
  const said = say.closestOfWidened(
    spot.name,
    voice.placeName(near.place),
    voice.km(closest.km ?? 0),
    ratedIn(voice, spot),
    but,
  )
  return speech([`\n${said}`], [closest.doc])
}
