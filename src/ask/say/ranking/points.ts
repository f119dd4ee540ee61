import type { Doc } from '../../../index/types.ts'
import type { Place } from '../../gazetteer/place.ts'
import type { Group, Query, Summary } from '../../query.ts'
import { phraseOf } from '../../../text/phrase.ts'
import { saySilenceAt } from '../places/silence-at.ts'
import { ratedText } from '../rating.ts'
import { type Speech, speech } from '../speech.ts'
import type { QuestionContext } from '../../question-context.ts'

type Point = { name: string; isTown: boolean; rating: number; lden: number | '< 20' }
type Groups = Pick<Extract<Summary, { of: 'groups' }>, 'groups' | 'end' | 'isOfRatings'>

/** What was computed at the middle of each of some towns, or at each of some coordinates and spots, and which two come first; null where it is not known of each. */
export function pointsOf(
  { groups, end, isOfRatings }: Groups,
  { explainPoint }: Pick<QuestionContext, 'explainPoint'>,
): { known: readonly Point[]; first: Point; second: Point; isEqual: boolean; areTowns: boolean } | null {
  if (isOfRatings) return null
  const known = groups.flatMap((group): Point[] => {
    const place = pointOf(group)
    const why = place?.center ? explainPoint?.(place.center) : undefined
    return why && place ? [{ name: place.name, isTown: isTown(place), rating: why.rating, lden: why.lden }] : []
  })
  if (known.length < groups.length || known.length < 2) return null
  // What is said in whole dB is compared so.
  const db = ({ lden }: Point) => (lden === '< 20' ? 0 : Math.round(lden))
  const sign = end === 'most' ? 1 : -1
  const [first, second] = known.toSorted((a, b) => sign * (db(a) - db(b)))
  return first && second
    ? { known, first, second, isEqual: db(first) === db(second), areTowns: known.every(({ isTown }) => isTown) }
    : null
}

/** By how many dB the first two differ, of what is said in whole dB; null where one is only known to be less than a limit, or both are alike. */
export function apartInDb({
  first,
  second,
  isEqual,
}: Record<'first' | 'second', Point> & { isEqual: boolean }): number | null {
  if (first.lden === '< 20' || second.lden === '< 20' || isEqual) return null
  return Math.abs(Math.round(first.lden) - Math.round(second.lden))
}

/**
 * All of some points, where nothing was computed at one of them: what lies around them says nothing of them, and what is rated is
 * told. Towns are known by their spots, too.
 */
export function pointsApartOf(
  { groups }: Pick<Groups, 'groups'>,
  { explainPoint }: Pick<QuestionContext, 'explainPoint'>,
): readonly Place[] {
  const places = groups.flatMap(group => pointOf(group) ?? [])
  const isOfPoints = places.length === groups.length && places.some(place => !isTown(place))
  const isUnknown = places.some(({ center }) => !(center && explainPoint?.(center)))
  return isOfPoints && isUnknown ? places : []
}

/** Says of each of some points that cannot be compared what is known: what a spot is rated, and what was computed elsewhere. */
export function sayPointsApart(query: Query, places: readonly Place[], context: QuestionContext): Speech {
  const said = places.flatMap(place => {
    const [doc] = spotOfPoint(place, context)
    if (doc === undefined) return saySilenceAt({ ...query, silenceAt: place }, context)
    const spot = context.index.spot(doc)
    return [`${spot.name} is ${ratedText(spot)}.`]
  })
  return speech(
    said,
    places.flatMap(place => spotOfPoint(place, context)),
  )
}

/** The spot that a place is, if it is one. */
export function spotOfPoint({ kind, name, center }: Place, { index }: Pick<QuestionContext, 'index'>): Doc[] {
  if (kind !== 'spot' || !center) return []
  const isThere = (doc: Doc) => index.latitude(doc) === center.latitude && index.longitude(doc) === center.longitude
  return index.names.spots(phraseOf(name)).filter(isThere).slice(0, 1)
}

/** The one point that a group is; null of a region, and of what lies around a spot. */
function pointOf({ conditions: [condition, ...others] }: Group): Place | null {
  const [place] = condition?.on === 'place' || condition?.on === 'around' ? condition.places : []
  if (!condition || !place || others.length > 0) return null
  if (condition.on === 'place') return isTown(place) ? place : null
  const isSpot = place.kind === 'spot' && condition.on === 'around' && condition.km === 0
  return isSpot || place.kind === 'coordinates' ? place : null
}

/** A town, or a village that only the spots beside it name, whose middle is known from them. */
function isTown({ kind, region, center, docs, isCentreOfSpot, box }: Place): boolean {
  if (kind === 'settlement') return true
  return kind === 'region' && region === null && center !== null && docs.length > 0 && !isCentreOfSpot && !box
}
