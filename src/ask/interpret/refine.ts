import { kilometres } from '../../text/distance-words.ts'
import { type Condition, isWhere, type Query } from '../query.ts'
import { LOOKING } from '../account/abstaining.ts'
import { headsReplacedBy, isBuilt, isLandscape, isQuiet } from './conditions/head-of.ts'
import { countedAlike, isReplaced, isSameTest, replacedBy, wishesAfter } from './conditions/replaced.ts'
import { anyDistance, closerThanTold } from './sides/closer-than-told.ts'
import { quietBehindBest } from './sides/quiet-kept.ts'
import { isAsideOfSpot, isReplacedPlace, placedAlike } from './sides/place-alike.ts'
import { turnedDown } from './conversation/turned/turned-down.ts'
import type { Reading } from './understand.ts'

/** The earlier question with the new conditions added, or in place of its own of the same kind. */
export function refined(
  before: Query,
  query: Query,
  { pronoun, follow, comparative, hasHead, isKindAlone, isWhich, km, beyondKm, isCorrection }: Reading['reference'],
  spots: readonly number[],
): Query {
  const fresh = placedAlike(query.conditions.map(withUnknownPrice), before)
  const hasPlace = fresh.some(condition => isWhere(condition) && !condition.isNegated)
  const isInPlace = fresh.some(({ on, isNegated }) => on === 'place' && !isNegated)
  const isInstead = follow === 'instead' || isKindAlone
  const isOther = isInstead && (hasHead || isKindAlone || (fresh.some(isBuilt) && !before.conditions.some(isLandscape)))
  const heads = isOther ? headsReplacedBy(query, before.conditions) : []
  const replaced =
    isCorrection && !isKindAlone ? replacedBy(fresh, before.conditions) : countedAlike(before, query, follow)
  const isAside = isAsideOfSpot(before, fresh)
  const isFarther = comparative === 'farther'
  // "Which is closest to Berlin" is one of those in Germany.
  const isMeasured = comparative === 'closer' || isByDistance(query) || fresh.some(isOfClosest)
  // "Forget peaks, where is drinking water?" behind peaks above 2200 m: no water so high was asked for.
  const isKindForgotten =
    fresh.some(
      other => isTakenBack(other) && before.conditions.some(each => isLandscape(each) && isSameTest(each, other)),
    ) && fresh.some(({ on, isNegated }) => on === 'feature' && !isNegated)
  const isLouder = comparative === 'louder' && before.conditions.some(isQuiet)
  const kept = before.conditions
    .flatMap(condition =>
      isFarther || beyondKm !== null ? farther(condition, { km, beyondKm }) : withinKm(condition, km),
    )
    .filter(condition => {
      // "Not Norway" behind lakes in Norway: anywhere but there.
      if (fresh.some(other => other.isNegated && isSamePlace(condition, other))) return false
      if (replaced.includes(condition) || isReplacedPlace(condition, fresh)) return false
      // "How many are there in Austria?" counts all of them.
      if (condition.on === 'rating' && condition.isImplied && query.kind === 'count' && hasPlace) return false
      if (isWhere(condition)) return !hasPlace || (condition.on === 'place' && isMeasured)
      if (fresh.some(other => (other.isNegated || isTakenBack(other)) && isSameTest(condition, other))) return false
      // "A bit louder is fine" behind quiet ones.
      if (isLouder && isQuiet(condition)) return false
      if (isReplaced(condition, fresh)) return false
      // Huts above 2300 m, "and a lake?": no lake so high was asked for.
      if (isAside && condition.on === 'feature') return false
      if (isKindForgotten && condition.on === 'elevation') return false
      if (heads.includes(condition)) return false
      // "None of these, I want the sea": another landscape.
      if (follow === 'more' && isLandscape(condition) && fresh.some(isLandscape)) return false
      // "Another", then "another": none of those before. One that was left out by its name, or turned down, stays out.
      return condition.on !== 'docs' || (condition.isNamed === true && !isInPlace)
    })
  const shown = before.conditions.flatMap(condition =>
    condition.on === 'docs' && condition.isNegated && !condition.isNamed ? condition.docs : [],
  )
  const isOthers = follow === 'more' || (isFarther && !kept.some(isBeyond))
  // "Not that one, another": the one that came first; "others": none of those.
  const [down] = isOthers && pronoun === 'spot' && comparative === null ? spots : []
  const known = down === undefined ? [...shown, ...spots] : shown
  const leftOut = isOthers && (down === undefined || known.length > 0) ? [others(known)] : []
  const extra = down === undefined ? leftOut : [turnedDown(down), ...leftOut]
  const cheaper: Condition[] =
    comparative === 'cheaper' ? [{ on: 'access', access: 'free', isNegated: false, said: 'free' }] : []
  const isThere = pronoun === 'place' && before.kind === 'find' && follow === null && !hasHead
  const added = fresh
    .filter(condition => !isTakenBack(condition) && !kept.some(other => isSameTest(condition, other)))
    .map(condition => (isThere && !isWhere(condition) ? { ...condition, isOfListed: true as const } : condition))
  // "Something quieter than Sarek" says than what.
  const isSaid = fresh.some(({ on }) => on === 'compared' || on === 'closer')
  const than = isLouder ? louderThan(spots) : relativeTo({ before, comparative, hasPlace }, spots)
  const relative = isSaid ? [] : than
  // "How many of them have a bench?" is asked of all that were found.
  const isOfThem = query.kind === 'count' && !hasHead && !hasPlace && added.length > 0
  const met = isOfThem ? kept.map(each => ({ ...each, isMet: true as const })) : kept
  const quiet = comparative === 'closer' && hasPlace && !isWhich ? quietBehindBest(before) : []
  const isCloser = relative.some(({ on }) => on === 'closer')
  const conditions = [...(isCloser ? met.map(anyDistance) : met), ...added, ...cheaper, ...extra, ...relative, ...quiet]
  // "The quietest within 5 km", then "further away": the quietest there.
  const isBestFarther = isFarther && before.kind === 'superlative' && before.order !== 'distance'
  const compared = isBestFarther ? null : comparative
  const kind = kindAfter(before, query, { comparative: compared, pronoun })
  const order =
    (isLouder ? before.order : ORDERS.get(compared)) ??
    (isPlainFind(query) && query.order !== 'lowest' ? before.order : query.order)
  // "And in Norway?" asks for the best there, and the same of it.
  const isAgain = (follow === 'and' || isInstead) && query.aspects.length === 0 && before.subjects.length === 0
  const aspects = isAgain && kind === before.kind ? before.aspects : []
  // "Closer" than spots in Norway: to what, was not said.
  const isOfPoint = conditions.some(({ on }) => on === 'near' || on === 'around' || on === 'between')
  const isHere = query.isHere || (comparative === 'closer' && !isOfPoint)
  // Nothing tells what a spot costs.
  const unmeasured = comparative === 'cheaper' || fresh.some(isOfCheapest) ? 'price' : query.unmeasured
  return {
    ...query,
    kind,
    order,
    conditions,
    wishes: wishesAfter(before, query, conditions),
    subjects: [],
    aspects,
    isFirstAsked: kind === 'count' && before.isFirstAsked,
    isHere,
    unmeasured,
    limit: query.limit,
  }
}

/** "The cheapest one" is one that is free. */
function isOfCheapest({ on, said }: Condition): boolean {
  return on === 'access' && /^(cheapest|least expensive)$/i.test(said)
}

function isByDistance({ kind, order }: Query): boolean {
  return (order === 'distance' && kind === 'nearest') || order === 'farthest'
}

/** As far as the closest is, wherever that may be. */
function isOfClosest(condition: Condition): boolean {
  return condition.on === 'near' && condition.km === Infinity && !condition.isNegated
}

/** How spots are ordered that are compared so with those before. */
const ORDERS: ReadonlyMap<Reading['reference']['comparative'], Query['order']> = new Map([
  ['closer', 'distance'],
  ['farther', 'distance'],
  ['higher', 'highest'],
  ['lower', 'lowest'],
  ['north', 'northernmost'],
  ['south', 'southernmost'],
  ['east', 'easternmost'],
  ['west', 'westernmost'],
  ['louder', 'noise'],
  ['quieter', 'rating'],
])

/** Tells whether a question itself says no more than that spots are wanted. */
function isPlainFind({ kind }: Query): boolean {
  return kind === 'find' || kind === 'help' || kind === 'not understood'
}

function kindAfter(
  before: Query,
  query: Query,
  { comparative, pronoun }: Pick<Reading['reference'], 'comparative' | 'pronoun'>,
): Query['kind'] {
  if (comparative === 'closer' || comparative === 'farther') return 'nearest'
  // "Something quieter" behind the nearest, or near a place: the quietest first.
  const { kind } = isPlainFind(query) ? before : query
  if (kind === 'nearest' && comparative !== null && ORDERS.has(comparative)) return 'find'
  if (!isPlainFind(query)) return query.kind
  const isListOfCounted = before.kind === 'count' && pronoun === 'spots'
  return isListOfCounted || !LOOKING.has(before.kind) ? 'find' : before.kind
}

/** "Something quieter" after one spot that was named or found; of spots by their distance, those quieter than the closest. */
function relativeTo({ before, comparative, hasPlace }: Relative, spots: readonly number[]): Condition[] {
  const [to] = spots
  if (comparative === 'closer' && to !== undefined && !hasPlace) return closerThanTold(to, before)
  // Of an order, what is quieter than the first.
  const isOfBest = LOOKING.has(before.kind) && before.order === 'rating'
  const isOfOne =
    before.kind === 'about' ||
    before.kind === 'why' ||
    before.order === 'distance' ||
    spots.length === 1 ||
    (isOfBest && comparative === 'quieter')
  if (to === undefined || !isOfOne || (comparative !== 'quieter' && comparative !== 'louder')) return []
  const shown = comparative === 'quieter' ? 'quieter than that' : 'noisier than that'
  return [{ on: 'compared', to, how: comparative, shown, isTold: true, isNegated: false, said: shown }]
}

type Relative = { before: Query; comparative: Reading['reference']['comparative']; hasPlace: boolean }

/** "A bit louder" than quiet ones that were listed: noisier than the last of them. */
function louderThan(spots: readonly number[]): Condition[] {
  const to = spots.at(-1)
  const shown = 'noisier than those'
  return to === undefined
    ? []
    : [{ on: 'compared', to, how: 'louder', shown, isTold: true, isNegated: false, said: shown }]
}

/** "Further away" than what was near: beyond that distance, up to another where one is given, the closest first. */
function farther(
  condition: Condition,
  { km: most, beyondKm }: Pick<Reading['reference'], 'km' | 'beyondKm'>,
): Condition[] {
  if (condition.on !== 'near' || condition.isNegated || (condition.km === Infinity && beyondKm === null))
    return [withinKm(condition, most)]
  const { place } = condition
  const km = beyondKm ?? condition.km
  const said = `more than ${kilometres(km)} from ${place.name}`
  const isBounded = most !== null && most > km
  return [
    isBounded ? withinKm(condition, most) : { ...condition, km: Infinity },
    { on: 'near', place, km, isStated: true, isNegated: true, said },
  ]
}

/** Leaves out what was near before. */
function isBeyond({ on, isNegated }: Condition): boolean {
  return on === 'near' && isNegated
}

/** "Within 50 km" of the place that was named before. */
function withinKm(condition: Condition, km: number | null): Condition {
  if (km === null || condition.isNegated) return condition
  const place = condition.on === 'near' ? condition.place : condition.on === 'place' ? condition.places[0] : undefined
  if (!place?.center || (condition.on === 'place' && condition.places.length > 1)) return condition
  return { on: 'near', place, km, isStated: true, isNegated: false, said: `within ${kilometres(km)} of ${place.name}` }
}

/** "Without the paid ones" of a list leaves those out, and keeps what is not known to be paid. */
function withUnknownPrice(condition: Condition): Condition {
  const isOfPaid = condition.on === 'access' && condition.access === 'free' && /\S paid$/i.test(condition.said)
  return isOfPaid ? { ...condition, access: 'paid', isNegated: true } : condition
}

/** "Drop the dogs", "forget the hut" take a condition away. */
function isTakenBack({ on, isNegated, said }: Condition): boolean {
  return (
    (isNegated || on === 'fire' || (on === 'access' && /\bfree$/i.test(said))) &&
    /^(drop|remove|forget about|forget the|never mind|not necessarily|need not be|not have to be)\b/i.test(said)
  )
}

function isSamePlace(a: Condition, b: Condition): boolean {
  return a.on === 'place' && b.on === 'place' && a.places.every(({ name }) => b.places.some(each => each.name === name))
}

function others(docs: readonly number[]): Condition {
  return { on: 'docs', docs: [...new Set(docs)], isNegated: true, said: 'other ones', shown: 'other than those' }
}
