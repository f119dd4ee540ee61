import { kilometres } from '../../../text/distance-words.ts'
import { listed, ratingText } from '../../../text/english.ts'
import type { Coordinates } from '../../../geo/coordinates.ts'
import type { PointsAsked, QuietPoint } from '../../find/points-asked.ts'
import type { QuestionContext } from '../../question-context.ts'
import { loudestText } from '../noises/noise.ts'

/** Says which points around a place are the quietest that one can walk to: the first in full, then the others. */
export function sayQuietestPoints({ place, radiusKm }: PointsAsked, { quietPoints }: QuestionContext): string[] {
  const where = `within ${radiusKm} km of ${place.name}`
  if (!quietPoints) return [`The quietest point ${where} is not known: no imported region covers that.`]
  const [first, ...others] = quietPoints
  if (!first) return [`The quietest point ${where} is not known: no path or track is known there.`]
  const { point, distanceKm, explanation } = first
  const { lden, rating, band, confidence, method, words } = explanation
  const level = lden === '< 20' ? 'less than 20' : `about ${Math.round(lden)}`
  const [low, high] = band.map(ratingText)
  return [
    `The quietest point ${where} that one can walk to is at ${pointText(point)}, ${kilometres(distanceKm)} away: it is ${words} there, rated ${ratingText(rating)}, with a confidence interval from ${low} to ${high} (${level} dB of noise were computed; method ${method}, confidence ${confidence}).`,
    loudestText(explanation),
    ...(others.length > 0 ? [`Next come ${listed(others.map(pointAndRating))}.`] : []),
  ]
}

/** To a metre, with five digits always. */
export function pointText({ latitude, longitude }: Coordinates): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
}

function pointAndRating({ point, distanceKm, explanation }: QuietPoint): string {
  return `${pointText(point)} (${ratingText(explanation.rating)}, ${kilometres(distanceKm)} away)`
}
