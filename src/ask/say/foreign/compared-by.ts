// Comparisons of spots by another measure than their ratings, in the language of the question.
import { degreesIn } from './places/degrees.ts'
import { distanceKm } from '../../../geo/distance.ts'
import type { Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import {
  differenceOf,
  insideApart,
  insideOf,
  isByDistance,
  isOfPlaces,
  LEAST_FIRST,
  placesOf,
  pointsIn,
  valueOf,
} from '../ranking/compared-by.ts'
import { type Speech, speech } from '../speech.ts'
import type { Voice } from './voice.ts'

/** Says which of the named spots is higher, farther north or closer to a place, with the measure of each. */
export function comparedByIn(voice: Voice, query: Query, context: QuestionContext): Speech {
  const { figures, say } = voice
  const { subjects, comparedBy: order, conditions, uncompared } = query
  const docs = subjects.flatMap(({ docs: [doc] }) => doc ?? [])
  const points = pointsIn(conditions)
  const [only] = docs
  const more = figures.more[order]
  const places = placesOf(conditions)
  if (isByDistance(order) && places.some(({ center }) => center === null)) {
    const inside = insideOf(docs, conditions, context.index)
    const apart = insideApart(docs, conditions, context)
    if (apart) {
      const where = voice.placeName(apart.place)
      return speech([say.inPlace(apart.inside, where, true, ''), say.distanceTo(apart.outside, where, null)], docs)
    }
    const names = docs.map(doc => context.index.name(doc))
    const [name = ''] = names
    const others = places.filter(place => !names.includes(place.name))
    const distances = names.flatMap(each => others.map(place => say.distanceTo(each, voice.placeName(place), null)))
    return speech(inside ? [say.inPlace(name, voice.placeName(inside), true, '')] : distances, docs)
  }
  if (isOfPlaces(query, points) && only !== undefined) {
    const sign = order === 'farthest' ? -1 : 1
    const at = context.index.coordinates(only)
    const rows = points
      .map(place => ({ place, km: place.center ? distanceKm(at, place.center) : Infinity }))
      .toSorted((a, b) => sign * (a.km - b.km))
    const list = rows.map(({ place, km }) => `${voice.placeName(place)} (${voice.km(km)})`)
    return speech(
      [figures.inOrder(`${context.index.name(only)}, ${more}`, [...list, figures.straight].join(`${say.semicolon} `))],
      docs,
    )
  }
  const rows = docs.map(doc => ({ doc, value: valueOf(order, doc, points[0], context) }))
  const sign = LEAST_FIRST.has(order) ? 1 : -1
  const known = rows
    .flatMap(({ doc, value }) => (value === null ? [] : [{ doc, value }]))
    .toSorted((a, b) => sign * (a.value - b.value))
  const unknown = [
    ...rows.flatMap(({ doc, value }) => (value === null ? [context.index.name(doc)] : [])),
    ...uncompared.map(name => voice.quoted([name])),
  ]
  const missing = unknown.length > 0 ? [figures.measureUnknown(`${more} (${voice.listed(unknown)})`)] : []
  const [first, second] = known
  if (!first) return speech(missing, docs)
  const text = (value: number) => measured(voice, order, value)
  const list = known.map(({ doc, value }) => `${context.index.name(doc)} (${text(value)})`)
  const [from] = isByDistance(order) ? points : []
  const alone = from
    ? say.distanceTo(context.index.name(first.doc), voice.placeName(from), voice.km(first.value))
    : `${list.join('')}.`
  if (!second) return speech([alone, ...missing], docs)
  const isEqual = text(first.value) === text(second.value)
  const near =
    (order === 'distance' || order === 'farthest') && points[0] ? `${more} (${voice.placeName(points[0])})` : more
  const said = isEqual
    ? figures.equal(voice.listed(known.map(({ doc }) => context.index.name(doc))), text(first.value))
    : figures.inOrder(near, list.join(`${say.semicolon} `))
  const isAsked = query.isYesNo && query.comparative !== null && unknown.length === 0
  const told = !isAsked ? said : !isEqual && first.doc === docs[0] ? say.yes(said) : say.no(said)
  const apart = known.length === 2 && !isEqual ? differenceOf(order, first.value, second.value) : null
  return speech([told, ...(apart === null ? [] : [figures.apartBy(apart)]), ...missing], docs)
}

function measured(voice: Voice, order: Query['comparedBy'], value: number): string {
  if (order === 'distance' || order === 'farthest') return voice.km(value)
  if (order === 'highest' || order === 'lowest') return voice.say.metres(String(Math.round(value)))
  if (order.endsWith('level')) return `${Math.round(value)} dB`
  return order.endsWith('most') ? degreesIn(voice.language, order, value) : String(value)
}
