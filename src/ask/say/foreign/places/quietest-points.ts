import type { PointsAsked } from '../../../find/points-asked.ts'
import type { QuestionContext } from '../../../question-context.ts'
import { pointText } from '../../places/quietest-points.ts'
import { loudest, silenceText } from '../noise.ts'
import type { Voice } from '../voice.ts'

/** Says which points around a place are the quietest that one can walk to: the first in full, then the others. */
export function quietestPointsIn(
  voice: Voice,
  { place, radiusKm }: PointsAsked,
  { quietPoints }: QuestionContext,
): string[] {
  const { say } = voice
  const [name, km] = [voice.placeName(place), `${radiusKm} km`]
  if (!quietPoints) return [say.pointsUnknown(name, km)]
  const [first, ...others] = quietPoints
  if (!first) return [say.pointsNone(name, km)]
  const at = ({ point, distanceKm }: typeof first) => `${pointText(point)}, ${say.away(voice.km(distanceKm), null)}`
  const next = others.map(each => `${pointText(each.point)} (${voice.decimal(each.explanation.rating)})`)
  return [
    say.quietestPoint(name, km),
    silenceText(voice, at(first), first.explanation),
    loudest(voice, first.explanation),
    ...(next.length > 0 ? [say.pointsNext(voice.listed(next))] : []),
  ]
}
