import type { Region } from '../../index/regions/region.ts'
import { countriesOf } from '../../index/regions/regions.ts'
import type { Place } from '../gazetteer/place.ts'
import type { Condition } from '../query.ts'
import { kilometres } from '../../text/distance-words.ts'
import type { Span } from '../recognise/spans.ts'
import { elevationAt } from './ranking/elevation.ts'
import { isOfPredicate } from '../recognise/of-predicate.ts'
import { isRuledOutAfter } from './negation.ts'
import { isWithin } from './sides/is-within.ts'
import { isOfOthers } from '../recognise/denials/of-others.ts'
import { FAR_KM, isFar } from '../recognise/places/far.ts'
import { type Located, relationSpanBefore } from './places.ts'
import { isOfWholeLand, sideOf } from './sides/side-of.ts'

/** The radius of "near" without a distance, in kilometres. */
const NEAR_KM = 25
const WALK_KM = 2

/** Turns the places of a question, with the distances it names, into conditions. */
export function whereabouts(
  spans: readonly Span[],
  located: readonly Located[],
): { conditions: Condition[]; isByDistance: boolean } {
  const conditions: Condition[] = []
  const distance = distanceIn(spans)
  const isWalk = spans.some(({ meaning }) => meaning.is === 'walking distance')
  const meant = spans[distance]?.meaning
  const measured = meant?.is === 'distance' ? meant.km : null
  const isClosest = spans.some(
    ({ meaning, typed }) =>
      (meaning.is === 'superlative' && (meaning.by === 'distance' || meaning.by === 'farthest')) ||
      (meaning.is === 'comparative' && meaning.to === 'closer') ||
      (meaning.is === 'relation' && /^näher /i.test(typed)),
  )
  // "How many lakes are near 59.9, 10.7": a number wants a radius, which is said.
  const isCount = spans.some(
    ({ meaning }) =>
      (meaning.is === 'ask' && meaning.ask === 'count') || meaning.is === 'share' || meaning.is === 'average',
  )
  let isByDistance = false
  const inside: Located[] = []
  const [first, second] = located.filter(({ relation }) => relation === 'between')
  if (first && second) {
    const places = [first.place, second.place] as const
    conditions.push(
      places.every(({ center }) => center !== null)
        ? { on: 'between', places, isNegated: false, said: `between ${first.place.name} and ${second.place.name}` }
        : { on: 'place', places, isNegated: false, said: `in ${first.place.name} or ${second.place.name}` },
    )
  }
  for (const each of located) {
    const { place, relation, at } = each
    if ((first && second && relation === 'between') || (relation === 'between' && !second)) {
      if (!second) inside.push(each)
      continue
    }
    // What one reaches on foot in a region is not what is near its middle.
    const stated = measured ?? (isWalk && !(relation === 'in' && place.region) ? WALK_KM : null)
    const relationSpan = spans[relationSpanBefore(spans, at)]
    const isAway = relationSpan !== undefined && isFar(relationSpan) && stated === null
    const isNegated =
      isNegatedPlace(spans, at) ||
      // "Far from Norway" is outside of it.
      (isAway && (place.center === null || place.region !== null)) ||
      ((place.center === null || place.region !== null) && isOutside(spans, at))
    // "Near Lake Garda": what is near its shore, wherever its middle is.
    const isPoint = place.center !== null && (place.region === null || stated !== null || isClosest)
    // "Spots in 42.5, 1.5": nothing lies in a point.
    const isInPoint = place.kind === 'coordinates' && relation === 'in'
    const isNear =
      isInPoint ||
      relation === 'near' ||
      relation === 'to' ||
      relation === 'from' ||
      (distance >= 0 && distance < at && relation !== 'in') ||
      (stated !== null && located.length === 1) ||
      (isClosest && located.length === 1)
    if (
      !isPoint ||
      !isNear ||
      (relation === 'in' && stated === null && !isClosest && !isInPoint) ||
      (place.radiusKm === 0 && relation !== 'near' && stated === null && !isClosest)
    ) {
      if (isNegated) conditions.push({ on: 'place', places: [place], isNegated, said: `not in ${place.name}` })
      else inside.push(each)
      continue
    }
    const span = meant
    const isBeyond = span?.is === 'distance' && (span.side === 'above' || span.side === 'least') && stated !== null
    // Of all within a day's reach people want the best; of all within a walk the closest.
    const isReach = span?.is === 'distance' && (span.estimate === 'ride' || span.estimate === 'trip')
    const isExact = (stated !== null && !isReach) || (place.kind === 'coordinates' && stated === null)
    isByDistance ||= (isExact && !isBeyond && !isNegated) || (isClosest && !isNegated)
    if (isAway && !isClosest) {
      const away = `more than ${kilometres(FAR_KM)} from ${place.name}`
      conditions.push({ on: 'near', place, km: FAR_KM, isStated: true, isNegated: true, said: away })
      continue
    }
    const side = sideOf(spans, each)
    // "Lakes in Norway north of Oslo", "further north than Oslo": wherever there, and not only what is near.
    if (side && stated === null && isOfWholeLand(spans, each, located)) {
      conditions.push({ ...side, isByDegrees: true })
      continue
    }
    const isCountedNear = isCount && place.kind === 'coordinates' && relation === 'near'
    const reach = stated ?? ((isInPoint || isCountedNear) && !isClosest ? NEAR_KM : null)
    const km = reach ?? (isClosest || relation === 'to' ? Infinity : place.kind === 'coordinates' ? Infinity : NEAR_KM)
    conditions.push({
      on: 'near',
      place,
      km,
      isStated: reach !== null,
      isNegated: isNegated || isBeyond,
      said: reach === null ? `near ${place.name}` : `within ${kilometres(reach)} of ${place.name}`,
    })
    if (side) conditions.push(side)
    const beyond = span?.is === 'distance' ? span.fromKm : 0
    if (beyond > 0 && !isNegated) {
      const said = `more than ${kilometres(beyond)} from ${place.name}`
      conditions.push({ on: 'near', place, km: beyond, isStated: true, isNegated: true, said })
    }
  }
  const joined = aroundAny(spans, conditions)
  if (joined) conditions.splice(0, conditions.length, ...joined)
  for (const places of isPartOf(spans, inside) ? inside.map(({ place }) => [place]) : [narrowest(spans, inside)]) {
    const names = places.map(({ name }) => name)
    if (places.length > 0) conditions.push({ on: 'place', places, isNegated: false, said: `in ${names.join(' or ')}` })
  }
  return { conditions, isByDistance }
}

/** "The Swiss Alps", "Alpes suisses", "the Alps, Switzerland", "Pirineo aragonés": what lies in both. */
function isPartOf(spans: readonly Span[], [first, second, ...others]: readonly Located[]): boolean {
  if (!first || !second || others.length > 0) return false
  const between = spans.slice(first.at + 1, second.at).map(({ said }) => said)
  if (between.some(said => !/^(the|in|of|,|\()$/i.test(said))) return false
  const regions = [first, second].flatMap(({ place: { region } }) => region ?? [])
  if (isPartOfRegion(regions) && !between.includes(',')) return true
  const country = regions.find(region => region.type === 'country')
  const part = regions.find(region => PARTS.has(region.type))
  if (!country || !part) return false
  // "Lapland, Spain" are two places to look in; of ranges and coasts it is not kept where they lie.
  const within = countriesOf(part)
  return within.length === 0 || countriesOf(country).some(code => within.includes(code))
}

const PARTS: ReadonlySet<string> = new Set(['range', 'coast', 'river', 'lake', 'sea', 'region'])

/** "The Bavarian Alps", "Pyrénées catalanes": a range or a water, and a land of a country. */
function isPartOfRegion(regions: readonly Region[]): boolean {
  return [CROSSING, LANDS].every(types => regions.some(({ type }) => types.has(type)))
}

/** What reaches through several lands. */
const CROSSING: ReadonlySet<Region['type']> = new Set(['range', 'coast', 'river', 'lake', 'sea'])
const LANDS: ReadonlySet<Region['type']> = new Set(['unit', 'region', 'island'])

/** "Europe: Germany" is Germany; "Europe or Asia" is both. */
function narrowest(spans: readonly Span[], inside: readonly Located[]): Place[] {
  // "In Brittany or in France", "or in the Alps".
  const behind = (at: number) =>
    spans.findLastIndex(({ meaning: { is } }, i) => i < at && is !== 'relation' && is !== 'stop')
  const isAlternative = (at: number) => [spans[behind(at)], spans[at + 1]].some(span => span?.meaning.is === 'or')
  const isSpread = ({ place, at }: Located) => isAlternative(at) || !inside.some(other => isWithin(other.place, place))
  return inside.filter(isSpread).map(({ place }) => place)
}

/** "Near Oslo or Bergen" is near one of them; "within 50 km of Oslo and of Bergen" of both. */
function aroundAny(spans: readonly Span[], conditions: readonly Condition[]): Condition[] | undefined {
  const near = conditions.flatMap(condition => (condition.on === 'near' && !condition.isNegated ? [condition] : []))
  const [first, second] = near
  const isBoth = first?.isStated === true && !spans.some(({ meaning }) => meaning.is === 'or')
  if (!first || !second || isBoth) return undefined
  const places = near.map(({ place }) => place)
  const said = `near ${places.map(({ name }) => name).join(' or ')}`
  const km = Math.min(...near.map(condition => condition.km), NEAR_KM)
  const around: Condition = { on: 'around', places, km: first.isStated ? first.km : km, isNegated: false, said }
  return [...conditions.filter(condition => condition.on !== 'near' || condition.isNegated), around]
}

/** The distance that is meant: one in kilometres before one that is estimated; -1 without any. */
function distanceIn(spans: readonly Span[]): number {
  const all = [...spans.keys()].filter(at => isDistance(spans, at))
  const isExact = (at: number) => {
    const meaning = spans[at]?.meaning
    return meaning?.is === 'distance' && meaning.estimate === undefined
  }
  return all.find(isExact) ?? all[0] ?? -1
}

function isDistance(spans: readonly Span[], at: number): boolean {
  return spans[at]?.meaning.is === 'distance' && elevationAt(spans, at) === undefined
}

/** "Outside of Asia"; outside of a town is near it. */
function isOutside(spans: readonly Span[], at: number): boolean {
  return spans.slice(Math.max(0, at - 2), at).some(({ said }) => /^(just )?outside\b/i.test(said))
}

function isNegatedPlace(spans: readonly Span[], at: number): boolean {
  if (isRuledOutAfter(spans, at)) return true
  // "Except Sweden and Norway": both.
  const joint = jointBefore(spans, at)
  const isListed = /^(and|comma)$/.test(spans[joint]?.meaning.is ?? '') && spans[joint - 1]?.meaning.is === 'name'
  if (isListed && isNegatedPlace(spans, joint - 1)) return true
  for (let i = at - 1; i >= 0 && i >= at - 6; i--) {
    const span = spans[i]
    // "Without crowds in Norway" is in Norway.
    const isOfThing =
      /^without$/i.test(span?.said ?? '') && spans.slice(i + 1, at).some(({ meaning }) => meaning.is === 'relation')
    // "Parks other than Sarek in Sweden" are in Sweden.
    const isNarrowed = span?.meaning.is === 'name' && spans[i + 1]?.meaning.is === 'relation'
    if (isNarrowed) return false
    if (span?.meaning.is === 'negation') return !isOfThing && !isOfOthers(spans, i) && !isOfPredicate(spans, i)
    const isGlue =
      span?.meaning.is === 'relation' ||
      (span?.meaning.is === 'stop' && !span.meaning.isContent) ||
      span?.meaning.is === 'name' ||
      span?.meaning.is === 'or' ||
      isWithinList(spans, i, at) ||
      (span?.meaning.is === 'pronoun' && span.meaning.of === 'spots') ||
      span?.meaning.is === 'generic'
    if (!isGlue || /^(but|with|i|we)$/i.test(span?.said ?? '')) return false
  }
  return false
}

/** "Sauf la Norvège et la Suède": before the article. */
function jointBefore(spans: readonly Span[], at: number): number {
  const joint = spans.slice(0, at).findLastIndex(({ meaning: { is } }) => is !== 'stop')
  return spans[joint]?.meaning.is === 'and' ? joint : at - 1
}

/** "Not in Europe, Africa or Asia": the comma of a list of places that its last one closes. */
function isWithinList(spans: readonly Span[], comma: number, last: number): boolean {
  const isName = (at: number) => spans[at]?.meaning.is === 'name'
  const isListed = spans[comma]?.meaning.is === 'comma' && isName(comma - 1) && isName(comma + 1)
  return isListed && spans.slice(comma, last).some(({ meaning }) => meaning.is === 'or')
}
