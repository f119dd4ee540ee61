import type { Place } from '../../gazetteer/place.ts'
import { thanIt } from './relative/than-spot.ts'
import { type Condition, isWhere, type Query } from '../../query.ts'
import { nearTo, within } from '../nearby.ts'
import { elsewhereAsked } from '../places/elsewhere-asked.ts'
import { searchBehind } from '../conditions/behind-shown.ts'
import { refined } from '../refine.ts'
import type { Reading } from '../understand.ts'
import { aboutSpot, aspectsOf, inUnit, isOfOneSpot } from './about-spot.ts'
import { alternativeTo, isElseAround, withoutFactsAsked, withoutNoiseAsked } from './relative/alternative-to.ts'
import { besideFound, isSoughtAroundIt, sameFactOf } from './shown/beside-found.ts'
import { comparedAgain, comparedBy, comparedByAll, withSubjects } from './compared.ts'
import { figuresElsewhere } from './figures-elsewhere.ts'
import { PAIR_MEASURES, PAIR_ORDERS } from './in-turn/pair-of-distance.ts'
import { closestFirst } from './relative/closest-first.ts'
import { closestOther } from './relative/closest-other.ts'
import { comparedFigures } from './relative/compared-figures.ts'
import { sameElsewhere } from './relative/same-elsewhere.ts'
import { moreAround } from './relative/more-around.ts'
import { moreElsewhere } from './relative/more-elsewhere.ts'
import { otherEndOf } from './other-end.ts'
import {
  aboutSeveral,
  certaintyOf,
  distanceBetween,
  elsewhere,
  firstOfListed,
  isHeaded,
  isOnlyOne,
  isSingle,
  isSought,
  LISTS,
  ORDERED,
  ratingsOfListed,
  similarTo,
  whetherFirst,
} from './of-shown.ts'
import { moreUnmeasured } from './listed/more-unmeasured.ts'
import { fromPlace } from './relative/from-place.ts'
import { levelElsewhere } from './turned/level-elsewhere.ts'
import { isWithinOfSpot } from './turned/radius-alone.ts'
import { turned } from './turned/turn-said.ts'
import { asksFactOf, asksWhetherThere, asksWhy } from './stands-alone.ts'

/** "Which of those?", after a question that was not answered. */
function ofNothing(query: Query): Query {
  return { ...query, kind: 'not understood', conditions: [], subjects: [], aspects: [] }
}

function summaryOf(before: Query, query: Query): Query {
  const { summary } = query
  const { conditions } = before
  if (summary?.of === 'share') return { ...query, summary: { ...summary, base: conditions } }
  if (summary?.of === 'groups')
    return { ...query, conditions, summary: { ...summary, groups: [{ said: '', conditions }] } }
  return query
}

/** "Do I have to pay?": nobody looks for what costs. */
function isOfFee(condition: Condition): boolean {
  return condition.on === 'access' && condition.access === 'paid'
}

/** Completes a question with what the one before it asked. */
export function complete(
  before: Query,
  reading: Reading,
  spotsBefore: () => number[],
  placeOf: (doc: number) => Place,
): Query {
  const { query, reference, aspects: asked } = reading
  const { pronoun, follow, comparative, hasHead, km, nth } = reference
  const aspects = reference.isOfTown || reference.isFromUnsaid ? fromPlace(asked, before, reference) : asked
  const isEmptyBefore = before.kind === 'help' || before.kind === 'not understood' || before.kind === 'declined'
  if (isEmptyBefore) return pronoun === 'spots' && !hasHead ? ofNothing(query) : query
  if (reference.turn !== null) return turned(before, reference.turn, query)
  // "Something by the sea" after one spot is another spot.
  const isPlainWish = reference.isSomething && pronoun === null && follow === null && comparative === null
  const unmeasured = isPlainWish ? moreUnmeasured(before, reading, spotsBefore) : null
  if (unmeasured) return unmeasured
  if (isPlainWish && !reference.isSimilar && before.subjects.length > 0) return query
  const { unknownName } = reference
  if (unknownName !== null)
    return { ...query, kind: 'find', unknownPlace: unknownName, subjects: [], aspects: [], conditions: [] }
  // "The Canadian one" of a name that is not known, "toilets?" there.
  const isNew = hasHead && pronoun === null && follow === null && query.conditions.some(isWhere)
  if (before.unknownPlace !== null && query.subjects.length === 0 && !isNew)
    return { ...before, conditions: [...before.conditions, ...query.conditions] }
  if (reference.unit !== null && !hasHead && query.subjects.length === 0) return inUnit(before, reference.unit)
  const certain = aspects.length > 0 && aspects.every(({ of }) => of === 'confidence') && nth === null
  if (certain && before.silenceAt) return before
  const certainty = certain && query.subjects.length === 0 ? certaintyOf(before, reading, spotsBefore) : null
  if (certainty) return certainty
  // "Why?": what is loudest there already stands in that answer.
  if (before.silenceAt && query.topic === 'rating' && query.conditions.length === 0) return before
  // "And at night?": the level there.
  const isOfLevel = aspects.length > 0 && aspects.every(({ of }) => of === 'level at' || of === 'level')
  const isBareThere = before.silenceAt !== null && query.conditions.length === 0 && query.subjects.length === 0
  if (isBareThere && isOfLevel) return { ...before, period: query.period }
  // "How far is the nearest road?", "how far away is it?" of what is loudest there.
  const areSources = aspects.length > 0 && aspects.every(({ of }) => of === 'source near')
  if (isBareThere && areSources) return { ...before, aspects }
  if (before.silenceAt) return levelElsewhere(before, reading) ?? refined(before, query, reference, [])
  const other = otherEndOf(before, reading) ?? thanIt(before, reading, spotsBefore, placeOf)
  if (other) return other
  if (query.kind === 'summary') return summaryOf(before, query)
  const figures = comparedFigures(before, reading) ?? figuresElsewhere(before, reading)
  if (figures) return figures
  // Similar to what was looked for, elsewhere: the same search there.
  const isOfSearch = reference.isSimilar && LISTS.has(before.kind) && before.conditions.some(isSought)
  if (isOfSearch && query.conditions.some(isWhere)) return elsewhere(before, query)
  const apart = reference.isApart && query.subjects.length === 0 ? spotsBefore() : []
  if (apart.length === 2) return distanceBetween(query, apart, placeOf)
  const [center] = isSoughtAroundIt(reading) ? spotsBefore() : []
  if (center !== undefined && !reference.isSimilar) return moreAround(reading, center, placeOf)
  const beside =
    sameElsewhere(before, reading, spotsBefore, placeOf) ??
    alternativeTo(before, reading, spotsBefore, placeOf) ??
    besideFound(before, reading, spotsBefore, placeOf) ??
    sameFactOf(before, reading, spotsBefore)
  if (beside) return beside
  const isOther = reference.isAlternative && before.subjects.length === 1
  const isLike = reference.isSimilar || (isOther && comparative === null && !reference.isNearby)
  const [model] = isLike ? spotsBefore() : []
  if (model !== undefined) return similarTo(model, placeOf(model), reading)
  if (before.kind === 'compare' && reference.isThan && query.subjects.length === 1)
    return { ...before, subjects: [...before.subjects.slice(0, 1), ...query.subjects] }
  const isBare = aspects.length === 0 && query.conditions.length === 0 && comparative === null && !hasHead
  if (before.kind === 'compare' && reference.isCompared && isBare && query.subjects.length === 0)
    return query.isComparedByAll ? comparedByAll(before) : before
  const compared = reference.isCompared && pronoun === 'spots' && LISTS.has(before.kind) ? spotsBefore() : []
  if (compared.length > 1 && query.subjects.length === 0 && !hasHead)
    return aboutSeveral(query, { aspects: [], said: [] }, compared.slice(0, before.limit))
  // "Both", of a list of two.
  const areSaidAlone = pronoun === 'spots' && isBare && follow === null && query.kind === 'help' && query.topic === null
  const two = areSaidAlone && LISTS.has(before.kind) && query.subjects.length === 0 ? spotsBefore() : []
  if (two.length === 2) return { ...aboutSeveral(query, { aspects: [], said: [] }, two), kind: 'about' }
  // "Which of the three is the quietest?"
  const isRanked = query.kind === 'superlative' && PAIR_ORDERS.has(query.order)
  const isWhich = reference.isWhich && comparative !== null && PAIR_MEASURES.has(comparative)
  const isRatingAsked = aspects.every(({ of }) => of === 'rating')
  const isBest = reference.isWhich && comparative === null && isRatingAsked && query.kind !== 'count'
  const isOfSeveral = before.subjects.length > 1 && (isRanked || isWhich || isBest)
  const isElse = query.conditions.some(({ on }) => on !== 'rating')
  if (isOfSeveral && !hasHead && !isElse) return comparedBy(before, query, isWhich ? comparative : null)
  const relative =
    moreElsewhere(before, reading, spotsBefore, placeOf) ?? closestOther(before, reading, spotsBefore, placeOf)
  if (relative) return relative
  const rated = ratingsOfListed(before, reading) ?? whetherFirst(before, reading, spotsBefore)
  if (rated) return rated
  const listed = firstOfListed(before, reading)
  if (listed) return listed
  const comparison = before.kind === 'compare' ? comparedAgain(before, { query, reference, aspects }) : null
  if (comparison) return comparison
  // "Why?" after a comparison is asked of all that were compared.
  const isWhyAsked = asksWhy(query)
  if (before.kind === 'compare' && isWhyAsked && query.subjects.length === 0 && pronoun !== 'spot')
    return { ...query, kind: 'why', subjects: before.subjects, aspects: [{ of: 'why' }] }
  if (query.subjects.length > 0) return withSubjects(before, reading, spotsBefore, placeOf)
  const elsewhereSaid = elsewhereAsked(before, reading)
  if (elsewhereSaid) return elsewhereSaid
  // "Kostet das Eintritt?" behind a list is asked of its first, and is no wish.
  const isAsked = asksFactOf(reading)
  const isOfCost = aspects.every(({ of }) => of === 'access') && query.conditions.every(isOfFee)
  const isOfDistance = aspects.length > 0 && aspects.every(isDistance) && LISTS.has(before.kind)
  // "Do they cost anything?" is no wish for what costs.
  const isOfCosts = isAsked && isOfCost && LISTS.has(before.kind)
  const areAsked = pronoun === 'spots' && !hasHead && !reference.isWhich && query.kind !== 'count'
  // "Are both free?" is no search, either.
  const areBoth = areAsked && isAsked && LISTS.has(before.kind) && spotsBefore().length === 2
  const isOfEach = (pronoun === 'spots' && (isOfDistance || isOfCosts) && !hasHead) || areBoth
  const firstOf = isOfEach ? before.limit : reference.firstOf
  const several = firstOf === null ? [] : spotsBefore().slice(0, firstOf)
  if (several.length > 1)
    return { ...aboutSeveral(query, { aspects, said: aspectsOf(query, query) }, several), listed: before }
  const spot = reference.isLast ? spotsBefore().at(-1) : nth === null ? undefined : spotsBefore()[nth - 1]
  if (spot !== undefined && follow === 'more' && aspects.length === 0 && query.conditions.length === 0)
    return refined(before, query, { ...reference, pronoun: 'spot' }, [spot])
  if (spot !== undefined)
    return aboutSpot({ ...query, aspects: aspects.length > 0 ? aspects : before.aspects }, before, spot)
  if (nth !== null && spotsBefore().length > 0 && LISTS.has(before.kind))
    return { ...before, kind: 'superlative', rank: nth }
  if (reference.isNext && ORDERED.has(before.kind) && query.conditions.length === 0)
    return { ...before, rank: before.rank + 1 }
  const isPlain = pronoun === null && follow === null && comparative === null && !hasHead
  const isOfFirst = ((isAsked && isOfCost) || reference.isOfQuality) && LISTS.has(before.kind) && pronoun !== 'spots'
  const isOfThose = reference.isWhich || reference.isAny || reference.isNarrowing || pronoun === 'spots'
  const isOfSpot = (asksWhetherThere(query, reference) || isAsked) && !isOfThose
  const isThere = (isOfSpot && (isSingle(before) || isOnlyOne(before, spotsBefore) || isHeaded(before))) || isOfFirst
  const isOfOne = aspects.every(each => isOfOneSpot(each, reading))
  const isPlainOrAnd = isPlain || (follow === 'and' && pronoun === null && comparative === null && !hasHead)
  const isOfOnly = (query.isYesNo || areSources) && !hasHead && isOnlyOne(before, spotsBefore)
  const isHowFar = isPlainOrAnd && LISTS.has(before.kind) && aspects.length > 0 && isOfOne
  const isMore =
    follow === 'more' && (hasHead || pronoun !== null || comparative !== null || query.conditions.length > 0)
  const isAround = reference.isNearby && before.subjects.length > 0 && !query.conditions.some(isWhere)
  const speaksOfSpot =
    !isMore &&
    !isAround &&
    !(follow === 'instead' && hasHead) &&
    ((isWhyAsked && before.kind !== 'count') ||
      isThere ||
      isHowFar ||
      pronoun === 'spot' ||
      (before.subjects.length > 0 && (pronoun !== null || !hasHead) && follow !== 'more') ||
      (pronoun === 'place' &&
        (isSingle(before) || isOfOnly || (isOfWay(aspects, before) && spotsBefore().length === 1))))
  const isRelative = comparative !== null && RELATIVE.has(comparative)
  const isWithin = isWithinOfSpot(before, reading)
  const spots = speaksOfSpot || isAround || isRelative || isWithin || follow === 'more' ? spotsBefore() : []
  // "And in winter?" asks the same again.
  const isAgain = aspects.length === 0 && query.conditions.length === 0 && follow === 'and' && pronoun === null
  if (speaksOfSpot && spots[0] !== undefined)
    return aboutSpot({ ...query, aspects: isAgain ? before.aspects : aspects }, before, spots[0])
  // The list, then the way to the first of it.
  const isBareWay = pronoun !== 'spot' && query.conditions.length === 0 && follow !== 'more' && comparative === null
  // "Can I get there by bus?" is asked of those that a bus reaches.
  const isWayThere = pronoun === 'place' && query.conditions.length === 0
  if (isOfWay(aspects, before) && (isWayThere || (isBareWay && !hasHead)))
    return { ...before, ...easeAsked(query), aspects: [{ of: 'transport' }] }
  if (query.kind === 'not understood' && pronoun === null && follow === null && comparative === null && km === null)
    return query
  const [to] = spots
  // "Anything louder within 5 km?" of a spot is looked for around it, as what is near it is.
  const isPlaced = to !== undefined && (isWithin || (reference.isNearby && before.subjects.length > 0))
  const near: Condition[] = isPlaced ? [km === null ? nearTo(placeOf(to)) : within(placeOf(to), km)] : []
  const wanted = { ...query, conditions: [...query.conditions, ...near] }
  if (comparative === 'closer') return refined(before, wanted, reference, closestFirst(spots, before, placeOf))
  // What is near a spot, or quieter, is not that spot; another kind or wish is of what was looked for.
  const search = isRelative ? before : searchBehind(before)
  const kept = withoutNoiseAsked(isAround || isPlaced || isElseAround(reading) ? withoutFactsAsked(before) : search)
  return refined(kept, wanted, isOther ? { ...reference, follow: null } : reference, spots)
}

const RELATIVE: ReadonlySet<Reading['reference']['comparative']> = new Set(['quieter', 'louder', 'farther', 'closer'])

function isDistance({ of }: Reading['aspects'][number]): boolean {
  return of === 'distance to'
}

/** "Which one is easiest to get to?": that nothing tells how easy it is stays said. */
function easeAsked({ unmeasured, unmeasuredSaid }: Query): Partial<Query> {
  return unmeasured === null ? {} : { unmeasured, unmeasuredSaid, isYesNo: false }
}

/** "And how do I get there", after spots were looked for. */
function isOfWay(aspects: Reading['aspects'], { kind }: Query): boolean {
  return kind === 'find' && aspects.some(({ of }) => of === 'transport')
}
