import { and, type Bitset, bitsetOf, bitsetWhere, eachDoc, emptyBitset, not, or, setBit } from '../../arrays/bitset.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { distanceKm } from '../../geo/distance.ts'
import type { Doc, Index } from '../../index/types.ts'
import { docsOfFeature, union } from '../gazetteer/feature-docs.ts'
import { docsLike, docsSomewhatLike } from './likeness.ts'
import { docsAfter } from './measured.ts'
import { docsAway, docsNear, docsWithin, isAway } from './whereabouts/near.ts'
import { docsNearer } from './whereabouts/nearer.ts'
import { docsOfRegion } from './whereabouts/said-in-region.ts'
import { docsOnSide } from './whereabouts/side-of.ts'
import { isOfParking, withParkingTold } from './parking.ts'
import { docsOfWords } from './wanted/side-by-side.ts'
import type { Place } from '../gazetteer/place.ts'
import type { Condition, Test } from '../query.ts'
import { MODES, type Mode } from '../../spots/transport-modes.ts'
import type { MissingField } from '../vocabulary/meanings.ts'
import { FEATURES } from '../vocabulary/features.ts'

/** How much longer than the straight line a way between two places may be for what lies on it. */
const DETOUR = 1.15
/** Less than the difference of any two ratings. */
const LESS = 1e-9

/** Returns the spots that meet all conditions. */
export function docsOfAll(conditions: readonly Condition[], index: Index): Bitset {
  return foundOnce(conditions, index, docsTogether)
}

function docsTogether(conditions: readonly Condition[], index: Index): Bitset {
  const meeting = ([first, ...more]: readonly Condition[]) =>
    more.reduce(
      (docs, condition) => and(docs, docsOfCondition(condition, index)),
      first ? docsOfCondition(first, index) : index.docs({}),
    )
  const others = conditions.filter(condition => !isOfParking(condition))
  if (others.length === conditions.length) return meeting(conditions)
  const rest = meeting(others)
  const parking = conditions.filter(isOfParking)
  const tagged = and(rest, meeting(parking.map(each => ({ ...each, isNegated: false }))))
  const withParking = withParkingTold(tagged, rest, index)
  // Without parking is what neither a tag nor the way there tells of.
  return parking.some(({ isNegated }) => isNegated) ? and(rest, not(withParking, index.count)) : withParking
}

/** Returns the spots that meet a condition. */
export function docsOfCondition(condition: Condition, index: Index): Bitset {
  return foundOnce(condition, index, docsMeeting)
}

/** What a condition, or all of a list, was found to mean: an answer looks for the same many times. */
const found = new WeakMap<object, { index: Index; docs: Bitset }>()

function foundOnce<Of extends object>(of: Of, index: Index, docsOf: (of: Of, index: Index) => Bitset): Bitset {
  const known = found.get(of)
  if (known?.index === index) return known.docs
  const docs = docsOf(of, index)
  found.set(of, { index, docs })
  return docs
}

function docsMeeting(condition: Condition, index: Index): Bitset {
  // What is heard is computed spot by spot (heard.ts), when all else is known.
  if (condition.on === 'noise') return index.docs({})
  if (isAway(condition)) return docsAway(condition, index)
  const docs = docsOfTest(condition, index)
  return condition.isNegated ? not(docs, index.count) : docs
}

function docsOfTest(test: Test, index: Index): Bitset {
  const { count } = index
  const any = <T>(values: readonly T[], docsOf: (value: T) => Bitset) => union(values.map(docsOf), count)
  switch (test.on) {
    case 'feature':
      return any(test.any, key => docsOfFeature(FEATURES[key], index))
    case 'access':
      return index.docs({ access: test.access })
    case 'fire':
      return index.docs({ fire: test.fire })
    case 'transport':
      return or(
        any(test.modes, mode => index.docs({ mode })),
        docsTagged(test.modes, index),
      )
    case 'rating':
      return docsRated(test, index)
    case 'confidence':
      return any(test.any, confidence => index.docsOfConfidence(confidence))
    case 'text':
      return any(test.any, words => docsOfWords(words, index))
    case 'named':
      return bitsetOf(index.names.withWord(test.word), count)
    case 'place':
      return any(test.places, place => docsInPlace(place, index))
    case 'near':
      return docsNear(test, index)
    case 'around':
      return any(test.places, ({ center }) => (center ? docsWithin(center, test.km, index) : emptyBitset(count)))
    case 'compared':
      return docsCompared(test, index)
    case 'closer':
      return docsCloser(test, index)
    case 'nearer':
      return docsNearer(test, index)
    case 'side':
      return docsOnSide(test, index)
    case 'after':
      return docsAfter(test.by, test.to, index)
    case 'between':
      return docsBetween(test.places, index)
    case 'either':
      return any(test.any, one => docsOfCondition(one, index))
    case 'like':
      return test.by ? docsSomewhatLike(test.to, test.by, index) : docsLike(test.to, index)
    case 'unrecorded':
      return and(index.docs({}), not(recorded(test.field, index), count))
    case 'visitable':
      return not(index.docs({ tags: ['no-access'] }), count)
    case 'elevation':
      return bitsetWhere(count, doc => isWithin(index.elevation(doc), test))
    case 'level':
      return bitsetWhere(count, doc => isWithin(index.lden(doc), test))
    case 'noise':
      return index.docs({})
    default:
      return bitsetOf(test.docs, count)
  }
}

/** What the tags tell of the way: parking of the car, public transport where any of it will do. */
function docsTagged(modes: readonly Mode[], index: Index): Bitset {
  const tags = [
    ...(modes.includes('car') ? ['parking'] : []),
    ...(modes.includes('bus') && modes.includes('train') ? ['public-transport'] : []),
  ]
  return union(
    tags.map(tag => index.docs({ tags: [tag] })),
    index.count,
  )
}

/** The spots of which a field is known. */
function recorded(field: MissingField, index: Index): Bitset {
  if (field === 'elevation') return bitsetWhere(index.count, doc => index.elevation(doc) !== null)
  if (field === 'level') return bitsetWhere(index.count, doc => index.lden(doc) !== null)
  if (field === 'scenery' || field === 'activities') return withValue(field, index)
  if (field === 'access') return or(index.docs({ access: 'free' }), index.docs({ access: 'paid' }))
  if (field === 'fire') return or(index.docs({ fire: 'allowed' }), index.docs({ fire: 'prohibited' }))
  return union(
    MODES.map(mode => index.docs({ mode })),
    index.count,
  )
}

function withValue(field: 'scenery' | 'activities', index: Index): Bitset {
  const values = index.facets({})[field].flatMap(({ value }) => value ?? [])
  const docsOf = (value: string) => index.docs(field === 'scenery' ? { scenery: value } : { activities: [value] })
  return union(values.map(docsOf), index.count)
}

/** What is not known is not within. */
function isWithin(value: number | null, { min, max }: { min: number | null; max: number | null }): boolean {
  return value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity)
}

/** Returns the spots rated `min` to `max`; null: no bound. */
export function docsRated({ min, max }: { min: number | null; max: number | null }, index: Index): Bitset {
  const high = index.docs(min === null ? {} : { minRating: min - LESS })
  return max === null ? high : and(high, not(index.docs({ minRating: max + LESS }), index.count))
}

function docsCompared({ to, how }: Extract<Test, { on: 'compared' }>, index: Index): Bitset {
  if (how === 'higher' || how === 'lower') return docsAbove(to, how, index)
  const rating = index.silenceRating(to)
  if (how === 'louder') return not(index.docs({ minRating: rating }), index.count)
  const others = not(bitsetOf([to], index.count), index.count)
  if (how === 'as rated') {
    const higher = index.docs({ minRating: rating + LESS })
    return and(and(index.docs({ minRating: rating }), not(higher, index.count)), others)
  }
  return and(index.docs({ minRating: how === 'quieter' ? rating + LESS : rating }), others)
}

/** The spots that are known to lie higher, or lower, above the sea than one does. */
function docsAbove(to: Doc, how: 'higher' | 'lower', index: Index): Bitset {
  const height = index.elevation(to)
  if (height === null) return emptyBitset(index.count)
  return bitsetWhere(index.count, doc => {
    const other = index.elevation(doc)
    return other !== null && (how === 'higher' ? other > height : other < height)
  })
}

function docsCloser({ to, from: { center } }: Extract<Test, { on: 'closer' }>, index: Index): Bitset {
  if (!center) return emptyBitset(index.count)
  const within = docsWithin(center, distanceKm(index.coordinates(to), center), index)
  return and(within, not(bitsetOf([to], index.count), index.count))
}

/** Returns the spots in a place: looked for once a place of a question, of which each spot that it names may be asked. */
export function docsInPlace(place: Place, index: Index): Bitset {
  return inPlaces
    .getOrInsertComputed(index, () => new WeakMap<Place, Bitset>())
    .getOrInsertComputed(place, () => foundInPlace(place, index))
}

const inPlaces = new WeakMap<Index, WeakMap<Place, Bitset>>()

function foundInPlace(place: Place, index: Index): Bitset {
  if (place.box) return index.docs({ bbox: place.box })
  if (place.region) return docsOfRegion(place.region, index)
  const named = bitsetOf(place.docs, index.count)
  const { center, radiusKm, coreKm } = place
  if (!center || radiusKm === 0) return named
  const around = docsWithin(center, radiusKm, index)
  return or(named, coreKm === undefined || place.docs.length === 0 ? around : ofTown(around, { center, coreKm }, index))
}

/** Without the spots of neighbouring places: those farther out whose nearest settlement is recorded, and is another. */
function ofTown(around: Bitset, { center, coreKm }: { center: Coordinates; coreKm: number }, index: Index): Bitset {
  const inside = emptyBitset(index.count)
  eachDoc(around, doc => {
    const isElsewhere =
      distanceKm(index.coordinates(doc), center) > coreKm && index.storedFields(doc).placeAt !== undefined
    if (!isElsewhere) setBit(inside, doc)
  })
  return inside
}

function docsBetween([a, b]: readonly [Place, Place], index: Index): Bitset {
  const [from, to] = [a.center, b.center]
  if (!from || !to) return emptyBitset(index.count)
  const apart = distanceKm(from, to)
  const most = apart * DETOUR
  // Most spots lie far from both ends: only those that do not are measured.
  const between = emptyBitset(index.count)
  eachDoc(and(docsWithin(from, most, index), docsWithin(to, most, index)), doc => {
    const at = index.coordinates(doc)
    const [one, other] = [distanceKm(at, from), distanceKm(at, to)]
    // Beyond one of them, seen from the other, is not between them.
    const isBeyond = Math.abs(one ** 2 - other ** 2) > apart ** 2
    if (one + other <= most && !isBeyond) setBit(between, doc)
  })
  return between
}
