import type { Doc } from '../../../index/types.ts'
import { distanceKm } from '../../../geo/distance.ts'
import { kilometres } from '../../../text/distance-words.ts'
import { capitalised, listed } from '../../../text/english.ts'
import { hasBit } from '../../../arrays/bitset.ts'
import { docsInPlace } from '../../find/conditions.ts'
import { measureOf } from '../../find/measured.ts'
import type { Place } from '../../gazetteer/place.ts'
import type { Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import type { Order } from '../../vocabulary/orders.ts'
import { type Speech, speech } from '../speech.ts'
import { COMPARED } from './compared-phrases.ts'
import { ORDER_WORDS } from './measures.ts'

/** Whether spots are compared by another measure than their ratings. */
export function isComparedByMeasure({ comparedBy, subjects, uncompared, conditions }: Query): boolean {
  const places = placesOf(conditions).length
  // One of two may be unknown: what is asked is told of the other.
  const areMore = subjects.length > 1 || (subjects.length === 1 && uncompared.length > 0)
  if (comparedBy === 'distance' || comparedBy === 'farthest') return places > (areMore ? 0 : 1)
  return areMore && comparedBy !== 'rating' && comparedBy !== 'noise'
}

/** A query for each measure that the named spots are compared by. */
export function comparisonsOf(query: Query): Query[] {
  const also = query.comparedAlso.map((comparedBy): Query => {
    const comparative = comparedBy === 'noise' ? 'louder' : comparedBy === 'rating' ? 'quieter' : query.comparative
    return { ...query, comparedBy, comparative, uncompared: [] }
  })
  return [query, ...also]
}

/** Says which of the named spots is higher, farther north or closer to a place, with the measure of each. */
export function sayComparedBy(query: Query, context: QuestionContext): Speech {
  const { subjects, comparedBy: order, conditions, uncompared } = query
  const docs = subjects.flatMap(({ docs: [doc] }) => doc ?? [])
  const points = pointsIn(conditions)
  const [only] = docs
  const large = isByDistance(order) ? placesOf(conditions).filter(({ center }) => center === null) : []
  if (large.length > 0) return sayOfLarge(docs, query, context)
  if (isOfPlaces(query, points) && only !== undefined) return sayNearerPlace(only, points, query, context)
  const rows = docs.map(doc => ({ doc, name: context.index.name(doc), value: valueOf(order, doc, points[0], context) }))
  const known = rows.flatMap(({ value, ...row }) => (value === null ? [] : [{ ...row, value }]))
  const unknown = [
    ...rows.filter(({ value }) => value === null).map(({ name }) => name),
    ...uncompared.map(name => `"${name}"`),
  ]
  const sign = LEAST_FIRST.has(order) ? 1 : -1
  const [first, ...others] = known.toSorted((a, b) => sign * (a.value - b.value))
  const missing = unknown.length > 0 ? [COMPARED.unknown(order, listed(unknown), unknown.length > 1)] : []
  if (!first || others.length === 0) {
    const alone = first
      ? [COMPARED.single(first.name, shown(order, first.value), isByDistance(order) ? (points[0]?.name ?? null) : null)]
      : []
    return speech([...alone, ...missing], docs)
  }
  const [second] = others
  const isEqual = second?.value === first.value
  const text = isEqual
    ? COMPARED.equal(shown(order, first.value))
    : COMPARED.first({
        name: first.name,
        than: others.length === 1 ? (second?.name ?? '') : null,
        order,
        place: points[0]?.name ?? null,
        shown: shown(order, first.value),
        others: listed(others.map(({ name, value }) => `${name} ${shown(order, value)}`)),
        difference: others.length === 1 && second ? differenceOf(order, first.value, second.value) : null,
      })
  const isAskedOfFirst = query.isYesNo && query.comparative !== null && unknown.length === 0
  const yes = isAskedOfFirst ? (!isEqual && first.doc === docs[0] ? COMPARED.yes : COMPARED.no) : ''
  return speech([yes === '' ? capitalised(text) : `${yes}${text}`, ...missing], docs)
}

/** A country has no one point to measure from; what lies in one of two is closer to that. */
function sayOfLarge(
  docs: readonly Doc[],
  { conditions, comparedBy: order }: Query,
  { index }: QuestionContext,
): Speech {
  const names = docs.map(doc => index.name(doc))
  const inside = insideOf(docs, conditions, index)
  if (inside) return speech([COMPARED.inside(listed(names), inside.name)], docs)
  const apart = insideApart(docs, conditions, { index })
  if (apart)
    return speech([COMPARED.oneInside({ ...apart, place: apart.place.name, isFarther: order === 'farthest' })], docs)
  const places = placesOf(conditions).flatMap(({ name }) => (names.includes(name) ? [] : [name]))
  return speech(
    [
      docs.length > 1
        ? COMPARED.largeOf(order, listed(places), listed(names, 'or'))
        : COMPARED.large(order, listed(names), listed(places, 'or')),
    ],
    docs,
  )
}

/** Of two spots the one that lies in the place they are compared by, and the one that does not: that is farther from it. */
export function insideApart(
  docs: readonly Doc[],
  conditions: Query['conditions'],
  { index }: Pick<QuestionContext, 'index'>,
): { place: Place; inside: string; outside: string } | null {
  const names = docs.map(doc => index.name(doc))
  const [place, ...more] = placesOf(conditions).filter(({ name }) => !names.includes(name))
  if (!place || more.length > 0 || docs.length !== 2) return null
  const within = docsInPlace(place, index)
  const [inside, outside] = [true, false].map(is => docs.find(doc => hasBit(within, doc) === is))
  if (inside === undefined || outside === undefined) return null
  return { place, inside: index.name(inside), outside: index.name(outside) }
}

/** Of several places the one that a spot lies in, and in none of the others. */
export function insideOf(
  docs: readonly Doc[],
  conditions: Query['conditions'],
  index: QuestionContext['index'],
): Place | null {
  const [doc, ...more] = docs
  if (doc === undefined || more.length > 0) return null
  const [inside, ...others] = placesOf(conditions).filter(place => hasBit(docsInPlace(place, index), doc))
  return inside && others.length === 0 ? inside : null
}

export function isByDistance(order: Order): boolean {
  return order === 'distance' || order === 'farthest'
}

/** Of these the least comes first. */
export const LEAST_FIRST: ReadonlySet<Order> = new Set([
  'distance',
  'lowest',
  'southernmost',
  'westernmost',
  'lowest level',
])

/** Tells whether places are compared, and not spots of which all but one are unknown. */
export function isOfPlaces({ subjects, uncompared }: Query, points: readonly Place[]): boolean {
  return subjects.length === 1 && points.length > (uncompared.length > 0 ? 1 : 0)
}

/** "Is Sarek closer to Oslo or to Stockholm": one spot and several places. */
function sayNearerPlace(
  doc: Doc,
  points: readonly Place[],
  { comparedBy: order }: Query,
  { index }: QuestionContext,
): Speech {
  const at = index.coordinates(doc)
  const sign = order === 'farthest' ? -1 : 1
  const rows = points.map(place => ({ name: place.name, km: place.center ? distanceKm(at, place.center) : Infinity }))
  const [first, ...others] = rows.toSorted((a, b) => sign * (a.km - b.km))
  if (!first) return speech([])
  const rest = listed(others.map(({ name, km }) => `${kilometres(km)} from ${name}`))
  return speech(
    [COMPARED.nearer({ name: index.name(doc), order, first: first.name, km: kilometres(first.km), rest })],
    [doc],
  )
}

/** What a spot is compared by; null when it is not known. */
export function valueOf(order: Order, doc: Doc, point: Place | undefined, { index }: QuestionContext): number | null {
  if (order === 'distance' || order === 'farthest')
    return point?.center ? distanceKm(index.coordinates(doc), point.center) : null
  return measureOf(order, doc, index)
}

function shown(order: Order, value: number): string {
  return order === 'distance' || order === 'farthest' ? kilometres(value) : ORDER_WORDS[order].shown(value)
}

/** Of two, by how much the one is higher; null where no such number says more than both do. */
export function differenceOf(order: Order, a: number, b: number): string | null {
  const unit = UNITS.get(order)
  return unit === undefined ? null : `${Math.abs(Math.round(a) - Math.round(b))} ${unit}`
}

const UNITS: ReadonlyMap<Order, string> = new Map([
  ['highest', 'm'],
  ['lowest', 'm'],
  ['highest level', 'dB'],
  ['lowest level', 'dB'],
])

/** The places that distances are compared from. */
export function pointsIn(conditions: Query['conditions']): Place[] {
  return placesOf(conditions).filter(({ center }) => center !== null)
}

/** The places that a question names, those that are no points too. */
export function placesOf(conditions: Query['conditions']): Place[] {
  return conditions.flatMap(condition => {
    if (condition.on === 'near') return condition.isNegated ? [] : [condition.place]
    return condition.on === 'around' || condition.on === 'between' || condition.on === 'place' ? condition.places : []
  })
}
